import type { Edit } from "../../problem.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Positions } from "../../reader/positions.ts";
import { lineAt, type Line } from "../regions/line.ts";
import { levelsNear } from "./indentation.ts";
import type { CandidateSource } from "./source.ts";

/** A line that begins with a tab, with all that is before its first word or dash. */
interface TabbedLine {
  readonly start: number;
  readonly lead: string;
  /** The dash behind it, where a tab follows that as well. */
  readonly dash: string;
}

const leadOf = (line: Line | undefined): { lead: string; dash: string } | undefined => {
  const [, lead = "", dash = ""] = /^([ \t]*\t[ \t]*)(- *\t[ \t]*(?=\S))?/.exec(line?.text ?? "") ?? [];
  return lead === "" ? undefined : { lead, dash };
};

function tabbedLines(at: (index: number) => Line | undefined): TabbedLine[] {
  const tabbed: TabbedLine[] = [];
  for (let index = 0, one = at(index); one; index += 1, one = at(index)) {
    const found = leadOf(one);
    if (found) tabbed.push({ start: one.start, ...found });
  }
  return tabbed;
}

/** What is said of tabs, the first of them at `start`. */
const common = (count: number, start: number) =>
  ({
    code: "yaml/tab",
    message:
      count > 1
        ? `${count} lines are indented with tabs; this file wants spaces.`
        : "This line is indented with a tab; this file wants spaces.",
    label: "a tab",
    start,
    end: start + 1,
    help: "Replace the tab by spaces, as many as the lines around it have.",
    isSpacing: true,
  }) as const;

/** A line with so many spaces at its start, and one behind its dash. */
const indented = ({ start, lead, dash }: TabbedLine, spaces: string): Edit => ({
  start,
  end: start + lead.length + dash.length,
  text: dash === "" ? spaces : `${spaces}- `,
});

/** All lines with tabs changed together, once for each width that editors give to a tab. */
const widened = (tabbed: readonly TabbedLine[], start: number): Candidate[] =>
  [2, 4, 8].map((width) => ({
    ...common(tabbed.length, start),
    title: "Replace the tabs by spaces",
    safety: "safe",
    edits: tabbed.map((one) =>
      indented(
        one,
        one.lead.replace(/( *)\t/g, (_, spaces: string) =>
          " ".repeat(Math.max(width, Math.ceil((spaces.length + 1) / width) * width)),
        ),
      ),
    ),
  }));

/** A line that begins too far to the left, with a tab behind its dash: two mistakes that no correction of one explains. */
const tabBehindDash: CandidateSource = function* (line, { line: at }) {
  const [lead, indent = ""] = /^( *)- *\t[ \t]*(?=\S)/.exec(line.text) ?? [];
  if (lead === undefined) return;
  const start = line.start + lead.indexOf("\t");
  for (const level of levelsNear(line, at, at(line.index - 1)?.indent))
    if (level !== indent.length)
      yield {
        ...common(1, start),
        message: `This line is indented by ${indent.length} spaces; ${level} fit here, and a tab follows its dash.`,
        title: "Correct the spaces of the line",
        help: `Begin the line with ${level} spaces, a dash and a space.`,
        safety: "review",
        edits: [{ start: line.start, end: line.start + lead.length, text: `${" ".repeat(level)}- ` }],
      };
};

/** A tab where spaces belong. All lines that begin with one are changed together. */
export const tabCandidates: CandidateSource = function* (line, place) {
  yield* tabBehindDash(line, place);
  const { line: at } = place;
  const tab = /^ *\t/.exec(line.text);
  if (!tab) return;
  const tabbed = tabbedLines(at);
  const start = line.start + tab[0].length - 1;
  yield* widened(tabbed, start);
  // One tab for all the spaces of a line: only the lines around it tell how many they were.
  const [only] = tabbed;
  if (only && tabbed.length === 1)
    for (const level of new Set([
      only.lead.replaceAll("\t", "").length,
      ...levelsNear(line, at, at(line.index - 1)?.indent),
    ]))
      yield {
        ...common(1, start),
        title: "Replace the tab by spaces",
        safety: "review",
        edits: [indented(only, " ".repeat(level))],
      };
};

/** The tabs of a whole file, where several lines begin with one. */
export function* tabsOfFile(positions: Positions): Iterable<Candidate> {
  if (!/^ *\t/m.test(positions.text)) return;
  const tabbed = tabbedLines((index) => lineAt(positions, index));
  const [first, second] = tabbed;
  if (first && second) yield* widened(tabbed, first.start + first.lead.indexOf("\t"));
}
