import { listing, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { findLayout, type Move } from "../../layout/find-layout.ts";
import type { MovedLine } from "../../layout/state.ts";
import { limits } from "../../limits.ts";
import { things, wordsOfMoved } from "./heads.ts";
import { isHead } from "../../regions/lines.ts";

/** With fewer lines, what is wrong is said of each line. */
const minLines = 2;

/** How many lines the help shows where they belong. */
const shownLines = 4;

/** Lines whose indentation is lost, or is that of another place; one candidate for all that are together. */
export function lostIndentation(
  positions: Positions,
  budget: { left: number },
): {
  readonly sure: readonly Candidate[];
  /** Those that may belong elsewhere as well. */
  readonly tied: readonly Candidate[];
} {
  // Nobody indents that far, and each level costs.
  const isDeep = new RegExp(`^ {${limits.layoutColumns}}`, "m").test(positions.text);
  if (isDeep || positions.text.length > limits.layoutCharacters) return { sure: [], tied: [] };
  const moves = findLayout(positions, budget).filter(({ lines, isWhole }) => lines.length >= minLines && isWhole);
  const candidates = (isTied: boolean): Candidate[] => moves.filter((move) => move.isTied === isTied).map(moved);
  return { sure: candidates(false), tied: candidates(true) };
}

function moved(move: Move): Candidate {
  const { lines, isTied } = move;
  const [first] = lines;
  const start = (first?.line.start ?? 0) + (first?.line.indent ?? 0);
  return {
    code: "yaml/indentation",
    title: "Correct the indentation",
    safety: "review",
    ...wordsFor(move),
    start,
    end: first?.line.end ?? start,
    isGuess: isTied,
    edits: lines.map(({ line, by }) =>
      by > 0
        ? { start: line.start, end: line.start, text: " ".repeat(by) }
        : { start: line.start, end: line.start - by, text: "" },
    ),
  };
}

function wordsFor({ lines, above, isTied }: Move): Pick<Candidate, "message" | "label" | "help"> & Partial<Candidate> {
  const widths = new Set(lines.map(({ by }) => by));
  const by = lines[0]?.by ?? 0;
  const count = lines.length;
  const thing = things.find(({ head }) => head.test(lines[0]?.line.text ?? ""));
  if (thing && widths.size === 1 && isOneItem(lines))
    return { ...wordsOfMoved(thing.noun, by, count), safety: "review" };
  const head = above && isHead(above) && by > 0 ? above.key : undefined;
  const these = head === undefined ? `these ${count} lines` : `the ${count} lines below ${quote(head)}`;
  if (widths.size > 1)
    return {
      message: `The indentation of ${these} is lost: each belongs below its key.`,
      label: "not indented as it should be",
      help: `${isTied ? "Indent each as far as it belongs, perhaps so" : "Write them so"}:\n${sampleOf(lines)}`,
    };
  const spaces = Math.abs(by) === 1 ? "one space" : `${Math.abs(by)} spaces`;
  const direction = by > 0 ? "right" : "left";
  return {
    message:
      head === undefined
        ? `These ${count} lines belong ${spaces} further to the ${direction}.`
        : `${insideOf(lines, head)}, ${spaces} further to the right.`,
    label: `${spaces} too far ${by > 0 ? "left" : "right"}`,
    help: `Move the ${count} lines ${spaces} to the ${direction}: select them and press ${by > 0 ? "Tab" : "Shift and Tab"} in most editors.`,
  };
}

/** Whether no other line begins where the first one does, or further to the left. */
const isOneItem = ([first, ...rest]: readonly MovedLine[]): boolean =>
  rest.every(({ line }) => line.indent > (first?.line.indent ?? 0));

/** What belongs inside a key: the keys that begin where the first line does, or where they are many the lines. */
function insideOf(lines: readonly MovedLine[], head: string): string {
  const column = lines[0]?.line.indent;
  const keys = lines.flatMap(({ line: { key, indent, isDashed } }) =>
    key !== undefined && indent === column && !isDashed ? [key] : [],
  );
  if (keys.length === 0 || keys.length > 3) return `The ${lines.length} lines below ${quote(head)} belong inside it`;
  return `${listing(keys)} ${keys.length === 1 ? "belongs" : "belong"} inside ${quote(head)}`;
}

/** The first lines where they belong, the first one at the left. */
function sampleOf(lines: readonly MovedLine[]): string {
  const columns = lines.slice(0, shownLines).map(({ line, by }) => line.indent + by);
  const least = Math.min(...columns);
  const shown = lines.slice(0, shownLines).map(({ line }, index) => {
    const words = quote(line.text.trim(), 60).slice(1, -1);
    return `${" ".repeat((columns[index] ?? least) - least)}${words}`;
  });
  return [...shown, ...(lines.length > shownLines ? ["…"] : [])].join("\n");
}
