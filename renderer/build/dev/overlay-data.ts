import { Positions } from "../../../schema/reader/positions.ts";
import { frame, type Paint } from "../../../schema/report/frame.ts";
import type { OverlayData } from "../../app/overlay.ts";
import type { LoadedSite } from "../load-site.ts";

const plain: Paint = (_, words) => words;

/** A site's problems as the browser shows them. */
export function overlayOf({ file, text, problems }: Pick<LoadedSite, "file" | "text" | "problems">): OverlayData {
  const positions = new Positions(text);
  return {
    file,
    problems: problems.map((problem) => ({
      code: problem.code,
      severity: problem.severity,
      message: problem.message,
      place: `${file}:${problem.range.start.line}:${problem.range.start.column}`,
      frame: frame(positions, problem.range, problem.label, plain, problem.severity).join("\n"),
      help: problem.help ?? "",
      path: (problem.path ?? []).join(" › "),
    })),
  };
}
