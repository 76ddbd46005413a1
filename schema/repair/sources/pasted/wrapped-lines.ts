import { topKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { indentOf } from "../../../reader/lines.ts";
import { limits } from "../../limits.ts";

/** How long the lines are that a mail program, a terminal or an editor makes. */
const [minWidth, maxWidth] = [58, 100];

/** With one of them, it is said of that line, if quotes or brackets are open before it. */
const minLines = 2;

/** The rest of a line that was cut, if it is one. */
interface Rest {
  readonly index: number;
  readonly contentAt: number;
  /** How long the line above is, and how long it would be with the first word of this one. */
  readonly above: number;
  readonly withWord: number;
  /** Where the line above ends, without spaces. */
  readonly end: number;
}

/** What a merge of two versions leaves above, between and below them. */
const mergeMark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** Lines at the left edge that are none of the file. */
function restsOf(positions: Positions): readonly Rest[] {
  const rests: Rest[] = [];
  for (let index = 1; index < positions.lines; index += 1) {
    const text = positions.lineText(index);
    const indent = indentOf(text);
    if (indent > 1 || /^\s*(?:#|$)|^(?:---|\.\.\.)/.test(text) || mergeMark.test(text)) continue;
    if (topKeys.includes(/^([\w-]+):(?:\s|$)/.exec(text)?.[1] ?? "")) continue;
    const above = positions.lineText(index - 1).trimEnd();
    if (above.length < minWidth - 20 || above.length > maxWidth || /^\s*#/.test(above)) continue;
    const [word = ""] = /^\S+/.exec(text.slice(indent, indent + maxWidth)) ?? [];
    const start = positions.startOf(index);
    const end = positions.startOf(index - 1) + above.length;
    rests.push({
      index,
      contentAt: start + indent,
      above: above.length,
      withWord: above.length + 1 + word.length,
      end,
    });
  }
  return rests;
}

/** The rests of lines that were cut at one width: with the word that follows, none of them would have had room. */
function ofOneWidth(rests: readonly Rest[]): { readonly width: number; readonly cut: readonly Rest[] } {
  let best: { width: number; cut: readonly Rest[] } = { width: 0, cut: [] };
  for (let width = maxWidth; width >= minWidth; width -= 1) {
    const cut = rests.filter(({ above, withWord }) => above <= width && withWord > width);
    if (cut.length > best.cut.length) best = { width, cut };
  }
  return best;
}

const opensQuote = /(?:[:,[{-] )(?:"[^"]*|'[^']*|\{[^}]*|\[[^\]]*)$/;

/** Lines that another program cut at a width, so that the rest of each begins at the left edge: all of the file together. */
export function wrappedLines(positions: Positions): Candidate | undefined {
  const { width, cut } = ofOneWidth(restsOf(positions));
  const [first] = cut;
  if (!first) return undefined;
  const isSingle = cut.length < minLines;
  if (isSingle && !opensQuote.test(positions.lineText(first.index - 1).trimEnd())) return undefined;
  if (cut.length > limits.movedLines * 10) return undefined;
  return {
    code: "yaml/wrapped-text",
    message: isSingle
      ? "Another program cut this line: its rest stands at the left edge below it."
      : `Another program cut lines at ${width} characters: ${cut.length} go on at the left edge.`,
    label: "its rest stands below",
    start: first.end - first.above + indentOf(positions.lineText(first.index - 1)),
    end: first.end,
    title: isSingle ? "Join the two lines" : "Join the lines",
    safety: "review",
    help: isSingle ? "Write both on one line." : "Write each of these lines behind the one above it.",
    edits: cut.map((rest) => ({
      start: rest.end,
      end: rest.contentAt,
      text: " ",
      ...(!isSingle && isOfNote(rest, positions) && { noWords: positions.lineText(rest.index).trim() }),
    })),
  };
}

/** Whether it is the rest of a note: joined to it, its words stay in a comment. */
const isOfNote = ({ end, above }: Rest, positions: Positions): boolean =>
  /\s#\s[^"'}\]]*$/.test(positions.text.slice(end - above, end));
