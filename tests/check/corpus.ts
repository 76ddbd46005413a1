import { readdirSync, readFileSync } from "node:fs";
import type { FileFacts, Files } from "../../schema/problem.ts";

const folder = new URL("../corpus/", import.meta.url);
const known: Readonly<Record<string, FileFacts>> = JSON.parse(readFileSync(new URL("files.json", folder), "utf8"));

/** The public folder beside a file of the corpus: the pictures that its text names in any way. What nothing names is a problem. */
export function corpusFilesOf(text: string): Files {
  const words = text.toLowerCase();
  const named = Object.keys(known).filter((path) => words.includes(path.slice(path.lastIndexOf("/") + 1)));
  return { list: () => named, facts: (path) => known[path] };
}

/** The files of the corpus, each with its group: broken ones with their mistakes marked, and silent ones. */
export const corpusNames: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.replaceAll("\\", "/"))
  .sort();

export const corpusText = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/** What a file without room for a comment must have. */
const unmarked: Readonly<Record<string, readonly string[]>> = { "file/empty.yaml": ["1 file/empty"] };

/**
 * What a file says of itself: `# expect: CODE` names the problems of the next line, `# expect+2: CODE` those of the line after it (a text
 * of two lines has no room for a comment). `(safe)`, `(review)` and `(choice)` name the kind of fix, `warning` the severity.
 */
export function expected(name: string): readonly string[] {
  const found: string[] = [];
  const lines = corpusText(name).split("\n");
  lines.forEach((line, index) => {
    const note = /^\s*# expect(?:\+(\d))?: (.*)$/.exec(line);
    if (!note) return;
    let at = index + Number(note[1] ?? 1);
    while (/^\s*# expect/.test(lines[at] ?? "")) at += 1;
    for (const one of (note[2] ?? "").split(",")) found.push(`${at + 1} ${one.trim()}`);
  });
  return unmarked[name] ?? found.sort();
}
