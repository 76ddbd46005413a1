import type { Plan } from "../../refactor/plan/plan.ts";
import { counted } from "../../refactor/words/words.ts";
import { changedLines, changedLinesText } from "./changed-lines.ts";

interface Done {
  readonly file: string;
  /** Nothing was written. */
  readonly isDry: boolean;
}

/**
 * What a plan does or would do, for the terminal.
 * @param onSite what it changes on the site, in words; empty where that is not asked for
 */
export function planText(
  { title, effects, mentions, edits, files }: Plan,
  before: string,
  { file, isDry }: Done,
  onSite = "",
): string {
  const changes = changedLines(before, edits);
  const lines = changes.reduce((sum, one) => sum + Math.max(one.before.length, one.after.length), 0);
  const moved = files
    .map(({ from, to }) => (to === undefined ? `\npublic/${from} deleted` : `\npublic/${from} → public/${to}`))
    .join("");
  const end = isDry
    ? `Nothing is written yet. Without --dry-run, ${counted(lines, "line")} of ${file} ${lines === 1 ? "changes" : "change"}:\n\n${changedLinesText(changes)}`
    : `${counted(lines, "line")} of ${file} changed.${moved}`;
  const changed = onSite === "" ? "" : `What changes on the site:\n\n${onSite.trimEnd()}`;
  return `${[title, sentences([...effects, ...mentions]), changed, end].filter((piece) => piece !== "").join("\n\n")}\n`;
}

const sentences = (all: readonly string[]): string => all.map((sentence) => `  ${sentence}`).join("\n");

/** The same for programs: `edits` are of the text before, `changes` are lines. */
export const planJson = (
  { title, effects, mentions, edits, files }: Plan,
  before: string,
  { file, isDry }: Done,
): string =>
  json({ file, written: !isDry, title, effects, mentions, files, edits, changes: changedLines(before, edits) });

const json = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`;
