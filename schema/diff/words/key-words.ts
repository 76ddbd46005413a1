import type { Path } from "../../problem.ts";
import table from "./key-words.json" with { type: "json" };

const keys = new Map<string, string>(Object.entries(table.keys));
const inTheme = new Map<string, string>(Object.entries(table.inTheme));
const switches = new Map<string, readonly string[]>(Object.entries(table.switches));
const frames = new Map<string, string>(Object.entries(table.frames));

/** `windowDays` -> `window days`, `sell-and-serve` -> `sell and serve`, `trial.days` -> `trial days` */
export const spelledOut = (name: string): string =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replace(/[-._]+/g, " ")
    .trim();

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What people call the field that a path ends with: the introduction, the link, the color of cards. */
export function keyWords(path: Path): string {
  if (typeof path.at(-1) === "number" && typeof path.at(-2) === "number") return "cell";
  const key = path.findLast((step) => typeof step === "string") ?? "";
  if (path.includes("theme")) {
    const words = inTheme.get(String(key)) ?? keys.get(String(key)) ?? spelledOut(String(key));
    return path.includes("dark") && key !== "dark" ? `${words} in the dark theme` : words;
  }
  if (path[0] === "routes" && path.length === 3 && key === "title") return "title";
  if (path[0] === "routes" && path.length === 3 && key === "description") return "description for search engines";
  if (key === "title") return "heading";
  return keys.get(String(key)) ?? spelledOut(String(key));
}

/** What it means that a switch is on now, and off: they stand after the name of what it belongs to. */
export const switchWords = (key: string): readonly string[] =>
  switches.get(key) ?? [`has “${spelledOut(key)}” on now`, `has “${spelledOut(key)}” off now`];

/** The menu that a key names. */
export const frameWords = (key: string): string => frames.get(key) ?? spelledOut(key);
