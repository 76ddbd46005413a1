import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import formerIcons from "../../../schema/language/former-icons.json" with { type: "json" };
import { escapeHtml } from "./shell.ts";

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconNodes = Readonly<Record<string, readonly IconNode[]>>;

function readIcons(): IconNodes {
  const file = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  const nodes: IconNodes = JSON.parse(readFileSync(file, "utf8"));
  return nodes;
}

let icons: IconNodes | undefined;

const today: ReadonlyMap<string, string> = new Map(Object.entries(formerIcons));

const elementOf = ([tag, attributes]: IconNode): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("")}/>`;

function groupOf(name: string, nodes: readonly IconNode[]): string {
  return nodes.length === 0 ? "" : `<g id="${name}">${nodes.map(elementOf).join("")}</g>`;
}

/**
 * One SVG file with an element for each icon (lucide, 24 × 24), which has the icon's name as id. The page's styles fill and
 * stroke it. A name that the icon had before works as well; names that lucide does not have are left out: the check reports them.
 */
export function iconSprite(names: readonly string[]): string {
  icons ??= readIcons();
  const groups = [...new Set(names)].sort().map((name) => groupOf(name, icons?.[today.get(name) ?? name] ?? []));
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n`;
}
