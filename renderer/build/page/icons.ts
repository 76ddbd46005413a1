import { readFileSync } from "node:fs";
import formerIcons from "../../../schema/language/former-icons.json" with { type: "json" };
import { bundledFile } from "../app-files.ts";

/** The elements of each icon as SVG, by its name. */
let drawings: Readonly<Record<string, string>> | undefined;

const today: ReadonlyMap<string, string> = new Map(Object.entries(formerIcons));

function readDrawings(): Readonly<Record<string, string>> {
  const read: Readonly<Record<string, string>> = JSON.parse(readFileSync(bundledFile("icons.json"), "utf8"));
  return read;
}

/**
 * One SVG file with an element for each icon (lucide, 24 × 24), which has the icon's name as id. The page's styles fill and
 * stroke it. A name that the icon had before works as well; names that lucide does not have are left out: the check reports them.
 */
export function iconSprite(names: readonly string[]): string {
  const known = (drawings ??= readDrawings());
  const groups = [...new Set(names)].sort().map((name) => {
    const now = today.get(name) ?? name;
    return Object.hasOwn(known, now) ? `<g id="${name}">${known[now]}</g>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>\n`;
}
