import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { escapeHtml } from "./shell.ts";

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconNodes = Readonly<Record<string, readonly IconNode[]>>;

function readIcons(): IconNodes {
  const file = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  const nodes: IconNodes = JSON.parse(readFileSync(file, "utf8"));
  return nodes;
}

let icons: IconNodes | undefined;

const elementOf = ([tag, attributes]: IconNode): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("")}/>`;

/**
 * One SVG file with a symbol for each icon (lucide, 24 × 24). Width and colour of the stroke are left to the page's styles.
 * Names that lucide does not have are left out: the check has refused them before.
 */
export function iconSprite(names: readonly string[]): string {
  icons ??= readIcons();
  const symbols = [...new Set(names)].sort().flatMap((name) => {
    const nodes = icons?.[name];
    return nodes
      ? [
          `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${nodes.map(elementOf).join("")}</symbol>`,
        ]
      : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
