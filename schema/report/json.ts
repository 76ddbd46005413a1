import type { Problem } from "../problem.ts";
import { jsonText } from "./json-text.ts";
import { summarize } from "./summary.ts";

/** Problems as data, for other programs. The keys and their meaning are permanent. */
export function json(problems: readonly Problem[], tool: { readonly version: string }, max = Infinity): string {
  const shown = problems.slice(0, max).map(({ at: _, ...problem }) => problem);
  return jsonText({
    version: 1,
    tool: { name: "lintel", version: tool.version },
    columnKind: "utf16CodeUnits",
    summary: { ...summarize(problems), shown: shown.length },
    problems: shown,
  });
}
