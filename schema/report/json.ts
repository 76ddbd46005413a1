import type { Problem } from "../problem.ts";
import { summarize } from "./summary.ts";

/** Problems as data, for other programs. The keys and their meaning are permanent. */
export function json(problems: readonly Problem[], tool: { readonly version: string }, max = Infinity): string {
  const shown = problems.slice(0, max).map(({ at: _, ...problem }) => problem);
  const report = { version: 1, tool: { name: "lintel", version: tool.version }, columnKind: "utf16CodeUnits", summary: { ...summarize(problems), shown: shown.length }, problems: shown };
  const text = JSON.stringify(report, null, 2);
  // What JSON may leave as it is could still steer a terminal.
  return `${text.replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}
