import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The drawing of an icon as an SVG document in the color of most themes' text; nothing where the package of icons is not there. */
export function iconDrawing(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    const file = createRequire(import.meta.url).resolve(`lucide-static/icons/${name}.svg`);
    return readFileSync(file, "utf8").replace("currentColor", "#888888");
  } catch {
    return undefined;
  }
}
