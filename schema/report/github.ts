import type { Problem } from "../problem.ts";
import { countWords } from "./summary.ts";
import { visible, visibleLines } from "./visible.ts";

/** How many annotations of one kind GitHub shows for a step; it drops the rest without a word. */
const most = 10;

const kinds = { error: "error", warning: "warning", info: "notice" } as const;

const escapeData = (words: string): string =>
  words.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (words: string): string => escapeData(words).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** The runner takes ##[ for a command of its own wherever it stands in a line. */
const harmless = (line: string): string => line.replaceAll("##[", "## [");

/**
 * Problems as annotations of a GitHub workflow: they stand beside the lines of a pull request. Where there are more of a
 * kind than GitHub shows, the last one says how many more, and those follow as lines of the log.
 */
export function github(problems: readonly Problem[]): string {
  const counts = { error: 0, warning: 0, info: 0 };
  const rest: string[] = [];
  const annotations = problems.flatMap((problem) => {
    const { severity } = problem;
    counts[severity] += 1;
    if (counts[severity] > most) {
      rest.push(logLine(problem));
      return [];
    }
    const left = counts[severity] < most ? 0 : problems.filter((other) => other.severity === severity).length - most;
    return [annotation(problem, left)];
  });
  const log = rest.length > 0 ? ["::group::Problems without an annotation", ...rest, "::endgroup::"] : [];
  return `${[...annotations, ...log, `${countWords(problems)}.`].join("\n")}\n`;
}

function annotation({ file = "site.yaml", range, severity, code, message, help }: Problem, left: number): string {
  const { start, end } = range;
  // Columns are shown for ranges of one line only.
  const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : "";
  const more = left > 0 ? `And ${left} more of this kind; the log of this step lists them.` : undefined;
  const words = [visible(message), help === undefined ? undefined : visibleLines(help), more].filter(
    (part) => part !== undefined,
  );
  const place = `file=${escapeProperty(visible(file))},line=${start.line},endLine=${end.line}${columns},title=${escapeProperty(code)}`;
  return `::${kinds[severity]} ${place}::${escapeData(words.join("\n"))}`;
}

const logLine = ({ file = "site.yaml", range, severity, code, message }: Problem): string =>
  harmless(visible(`${file}:${range.start.line}:${range.start.column}: ${severity} ${code}: ${message}`));
