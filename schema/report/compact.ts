import type { Problem } from "../problem.ts";
import { arrange } from "./arrange.ts";
import { countWords } from "./summary.ts";
import { visible } from "./visible.ts";

/** One line for each problem: place, severity, code, what is wrong, what to do. Errors come first. */
export function compact(problems: readonly Problem[], max = Infinity, earlier?: readonly Problem[]): string {
  const lines = arrange(problems, earlier)
    .inOrder.slice(0, max)
    .map(({ file = "site.yaml", range, severity, code, message, help }) => {
      const advice = help === undefined ? "" : ` ${visible(help.replaceAll(/\s*\n\s*/g, " "))}`;
      return `${visible(file)}:${range.start.line}:${range.start.column}: ${severity} ${code}: ${visible(message)}${advice}`;
    });
  const left = problems.length - lines.length;
  return `${[...lines, `${countWords(problems)}${left > 0 ? `; ${left} more not shown` : ""}.`].join("\n")}\n`;
}
