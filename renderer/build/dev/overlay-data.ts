import type { Problem } from "../../../schema/problem.ts";
import type { OverlayData } from "../../app/overlay.ts";
import type { LoadedSite } from "../load-site.ts";

/** Lines shown before and after the one with the problem. */
const around = 2;

/** A site's problems as the browser shows them. */
export function overlayOf({ file, text, problems }: Pick<LoadedSite, "file" | "text" | "problems">): OverlayData {
  const lines = text.split(/\r?\n/);
  return {
    file,
    problems: problems.map((problem) => ({
      code: problem.code,
      severity: problem.severity,
      message: problem.message,
      place: `${file}:${problem.range.start.line}:${problem.range.start.column}`,
      frame: frameOf(problem, lines),
      help: problem.help ?? "",
      path: (problem.path ?? []).join(" › "),
    })),
  };
}

function frameOf({ range: { start, end }, label = "" }: Problem, lines: readonly string[]): string {
  const first = Math.max(start.line - around, 1);
  const last = Math.min(start.line + around, lines.length);
  const width = String(last).length;
  const rows: string[] = [];
  for (let line = first; line <= last; line++) {
    rows.push(`${line === start.line ? ">" : " "} ${String(line).padStart(width)} | ${lines[line - 1] ?? ""}`);
    if (line !== start.line) continue;
    const length = Math.max(end.line === start.line ? end.column - start.column : 1, 1);
    rows.push(`  ${" ".repeat(width)} | ${" ".repeat(start.column - 1)}${"^".repeat(length)} ${label}`.trimEnd());
  }
  return rows.join("\n");
}
