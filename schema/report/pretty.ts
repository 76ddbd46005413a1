import type { Fix, Problem } from "../problem.ts";
import { Positions } from "../reader/positions.ts";
import { arrange } from "./arrange.ts";
import { frame, type Paint } from "./frame.ts";
import { countWords, groupsOf, summarize, type Group } from "./summary.ts";
import { visible, visibleLines } from "./visible.ts";

const codes = { strong: "1", faint: "2", error: "1;31", warning: "1;33", info: "1;36", fix: "1;32" } as const;

const paints = (color: boolean): Paint =>
  color ? (style, words) => (words === "" ? "" : `\u001b[${codes[style]}m${words}\u001b[0m`) : (_, words) => words;

const names = { error: "error", warning: "warning", info: "note" } as const;

/** How many problems are shown by default. */
export const defaultMax = 30;

interface PrettyOptions {
  readonly color?: boolean | undefined;
  readonly max?: number | undefined;
  /** The problems of the save before: of errors and of warnings what is new comes first, and warnings that stay have one line. */
  readonly earlier?: readonly Problem[] | undefined;
}

/** Problems for people: each with its lines, what to do, and where it is. Ends with how many there are. */
export function pretty(
  problems: readonly Problem[],
  text: string,
  { color = false, max = defaultMax, earlier }: PrettyOptions = {},
): string {
  const paint = paints(color);
  const positions = new Positions(text);
  const { inOrder, folded } = arrange(problems, earlier);
  const groups = groupsOf(inOrder, folded);
  const shown = groups.slice(0, max);
  const left = groups.slice(max).reduce((sum, { others }) => sum + 1 + others.length, 0);
  const footer = [countWords(problems)];
  if (left > 0) footer.push(`${left} more not shown`);
  const { fixable } = summarize(problems);
  const certain = problems.flatMap(({ fixes = [] }) =>
    fixes.length === 1 && fixes[0]?.safety !== "choice" ? fixes : [],
  );
  const safe = certain.filter(({ safety }) => safety === "safe").length;
  const review = certain.length - safe;
  // No option makes these: the author chooses.
  const open = fixable - certain.length;
  if (safe > 0) footer.push(`${safe} can be fixed by --fix`);
  if (review > 0) footer.push(`${review} ${review === 1 ? "has" : "have"} a proposal to review (--fix-all)`);
  if (open > 0) footer.push(`${open} ${open === 1 ? "needs" : "need"} your choice`);
  const isFolded = (group: Group | undefined): boolean => group !== undefined && folded.has(group.problem);
  const entries = shown.map((group, at) =>
    isFolded(group)
      ? `${foldedLine(group, paint)}\n${isFolded(shown[at + 1]) ? "" : "\n"}`
      : `${entry(group, positions, paint)}\n\n`,
  );
  return `${entries.join("")}${paint("strong", `${footer.join("; ")}.`)}\n`;
}

function entry({ problem, others }: Group, positions: Positions, paint: Paint): string {
  const { severity, range, file = "site.yaml" } = problem;
  const lines = [
    `${paint("strong", `${visible(file)}:${range.start.line}:${range.start.column}`)}  ${paint(severity, names[severity])}  ${paint("faint", problem.code)}`,
    "",
    `  ${paint("strong", visible(problem.message))}`,
    "",
  ];
  if (positions.text !== "") lines.push(...frame(positions, range, problem.label, paint, severity), "");
  for (const related of problem.related ?? [])
    lines.push(...frame(positions, related.range, related.message, paint, "info", 0), "");
  if (problem.help !== undefined) lines.push(...fixLines(problem.help, paint), "");
  const choices = (problem.fixes ?? []).filter(({ safety }) => safety === "choice");
  const choiceLine = ({ title, command }: Fix): string =>
    `  ${paint("fix", "Or:")}  ${visible(command === undefined ? title : `${title}: ${command}`)}`;
  if (choices.length > 0) lines.push(...choices.map(choiceLine), "");
  if (problem.path && problem.path.length > 0)
    lines.push(`  ${paint("faint", `In: ${problem.path.map(visible).join(" › ")}`)}`);
  if (others.length > 0) lines.push(`  ${paint("faint", alsoAt(others))}`);
  return lines.join("\n").trimEnd();
}

/** A warning that was there before, in one line. */
function foldedLine({ problem, others }: Group, paint: Paint): string {
  const { severity, range, file = "site.yaml", message } = problem;
  const more = others.length > 0 ? ` ${paint("faint", alsoAt(others))}` : "";
  return `${visible(file)}:${range.start.line}:${range.start.column}  ${paint(severity, names[severity])}  ${visible(message)}${more}`;
}

function fixLines(help: string, paint: Paint): string[] {
  const [first = "", ...rest] = visibleLines(help).split("\n");
  return [`  ${paint("fix", "Fix:")} ${first}`, ...rest.map((line) => `       ${line}`)];
}

function alsoAt(others: readonly Problem[]): string {
  const lines = others.slice(0, 12).map(({ range }) => range.start.line);
  const rest = others.length - lines.length;
  return `The same at line${others.length === 1 ? "" : "s"} ${lines.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}
