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

/** Begins where the drawing begins, not where the line before it ended. */
const absolute = (line: string): string => (line.startsWith("m") ? `M0 0${line}` : line);

/** A drawing with all its lines in one element: a browser has to read the whole file before it shows the first icon. */
function drawingOf(nodes: readonly IconNode[]): IconNode[] {
  const lines = nodes.flatMap(([tag, { d }]) => (tag === "path" && d !== undefined ? [d] : []));
  const shapes = nodes.filter(([tag]) => tag !== "path");
  return lines.length === 0 ? shapes : [["path", { d: lines.map(absolute).join("") }], ...shapes];
}

function namedDrawing(name: string, nodes: readonly IconNode[]): string {
  const [first, ...others] = drawingOf(nodes);
  if (!first) return "";
  const [tag, attributes] = first;
  if (others.length === 0) return elementOf([tag, { id: name, ...attributes }]);
  return `<g id="${name}">${[first, ...others].map(elementOf).join("")}</g>`;
}

/**
 * One SVG file with a drawing for each icon (lucide, 24 × 24), by its name. How it is filled and stroked is left to the page's
 * styles. Names that lucide does not have are left out: the check has refused them before.
 */
export function iconSprite(names: readonly string[]): string {
  icons ??= readIcons();
  const drawings = [...new Set(names)].sort().map((name) => namedDrawing(name, icons?.[name] ?? []));
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>\n`;
}
