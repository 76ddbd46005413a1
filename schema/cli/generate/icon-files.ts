import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** A drawing without the name in it. */
const drawing = (folder: string, name: string): string =>
  readFileSync(join(folder, `${name}.svg`), "utf8").replace(/ class="[^"]*"|class="[^"]*"/, "");

/** The names of all icons, and the names that icons had before, each with its name today. As JSON, by path from the root. */
export function iconFiles(): [path: string, text: string][] {
  const file = resolve("lucide-static/icon-nodes.json");
  const nodes: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
  const names = Object.keys(nodes).sort();
  const folder = join(dirname(file), "icons");
  const byDrawing = new Map(names.map((name) => [drawing(folder, name), name]));
  const former = readdirSync(folder)
    .map((name) => name.replace(/\.svg$/, ""))
    .filter((name) => !Object.hasOwn(nodes, name))
    .sort()
    .flatMap((name) => {
      const today = byDrawing.get(drawing(folder, name));
      return today === undefined ? [] : [[name, today]];
    });
  return [
    ["schema/language/icons/names.json", `${JSON.stringify(names)}\n`],
    ["schema/language/icons/former-names.json", `${JSON.stringify(Object.fromEntries(former))}\n`],
  ];
}
