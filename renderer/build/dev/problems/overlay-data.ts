import type { Problem } from "../../../../schema/problem.ts";
import { Positions } from "../../../../schema/reader/positions.ts";
import { frameLines } from "../../../../schema/report/frame.ts";
import type { OverlayProblem } from "../../../live/overlay-data.ts";

/** In columns. The overlay wraps lines; all of one with a megabyte is of no use to anybody. */
const columns = 600;

/** Problems of a text as the browser shows them. */
export function overlayProblems(
  problems: readonly Problem[],
  { file, text, folded }: { readonly file: string; readonly text: string; readonly folded: ReadonlySet<Problem> },
): readonly OverlayProblem[] {
  const positions = new Positions(text);
  return problems.map((problem) => ({
    code: problem.code,
    severity: problem.severity,
    message: problem.message,
    file,
    place: `${file}:${problem.range.start.line}:${problem.range.start.column}`,
    lines: text === "" ? [] : frameLines(positions, problem.range, { columns }),
    label: problem.label ?? "",
    help: problem.help ?? "",
    path: (problem.path ?? []).join(" › "),
    fixes: (problem.fixes ?? []).map(({ title }) => title),
    isFolded: folded.has(problem),
  }));
}
