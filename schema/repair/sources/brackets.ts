import { quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { CandidateSource } from "./source.ts";
import { between } from "./in-brackets/between.ts";
import { commentInside } from "./in-brackets/comment-inside.ts";
import { lostBrace, otherBrackets } from "./in-brackets/other-brackets.ts";
import { cellsBeside, rowsBeside } from "./in-brackets/rows.ts";
import { partners, scan } from "./in-brackets/scan.ts";

/** Where a round bracket that opens nothing ends a value; minus one where there is none. */
function extraRoundBracket(value: string): number {
  const count = (character: string): number => value.split(character).length - 1;
  return value.endsWith(")") && count(")") > count("(") ? value.length - 1 : -1;
}

const closedByOther = (written: string, opened: string, expected: string, start: number): Candidate => ({
  code: "yaml/unclosed-bracket",
  message: `The bracket ${opened} is closed by ${written}; ${expected} closes it.`,
  label: `not ${expected}`,
  start,
  end: start + 1,
  title: `Write ${expected}`,
  safety: "review",
  help: `Write ${expected} in its place.`,
  edits: [{ start, end: start + 1, text: expected }],
});

/** Where the bracket that begins a value is closed, if more keys or items follow: `{ src: art/oven.svg }, alt: The oven`. */
function closedEarly(
  value: string,
): { readonly start: number; readonly end: number; readonly close: string } | undefined {
  const closers = [...value.matchAll(/[}\]]/g)];
  const last = closers.find(({ index }) => {
    const { open, extra, quoteAt } = scan(value.slice(0, index + 1));
    return open.length === 0 && extra < 0 && quoteAt < 0;
  });
  if (!last) return undefined;
  const [close] = last;
  const follows = close === "}" ? /^\s*,\s*[\w-]+:\s+\S/ : /^\s*,\s*[^\s#]/;
  return follows.test(value.slice(last.index + 1))
    ? { start: value.slice(0, last.index).trimEnd().length, end: last.index + 1, close }
    : undefined;
}

/** What goes wrong between brackets on one line. */
export const bracketCandidates: CandidateSource = function* (line, place) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  yield* otherBrackets(line, place);
  if (!/^[{[]/.test(value)) return;
  const { open, extra, hash, quoteAt } = scan(value);
  const at = (offset: number): number => line.valueAt + offset;
  const comment = hash < 0 ? undefined : commentInside(value, hash, at);
  if (comment) {
    yield comment;
    return;
  }
  if (quoteAt >= 0) return;
  const early = closedEarly(value);
  if (early) {
    const { start, end, close } = early;
    const rest = value.slice(end, hash < 0 ? value.length : hash).trimEnd();
    yield {
      code: "yaml/unclosed-bracket",
      message: `This ${close} closes too early: more ${close === "}" ? "keys follow" : "items follow"} behind it.`,
      label: "belongs at the end",
      start: at(end - 1),
      end: at(end),
      title: `Move the ${close} to the end`,
      safety: "review",
      help: `Move it to the end of the line:\n${value.slice(0, start)}${rest}${close === "}" ? " }" : "]"}`,
      edits: [
        { start: at(start), end: at(end), text: "" },
        { start: at(end + rest.length), end: at(end + rest.length), text: close === "}" ? " }" : "]" },
      ],
    };
  }
  const expected = partners[open.at(-1) ?? ""];
  // `{ cells: [yes, no }`: the bracket that is open was never closed, and this one closes the one around it.
  if (
    extra >= 0 &&
    expected !== undefined &&
    partners[open.at(-2) ?? ""] === value[extra] &&
    extra === value.length - 1
  ) {
    const end = at(value.slice(0, extra).trimEnd().length);
    yield {
      code: "yaml/unclosed-bracket",
      message: `The bracket ${open.at(-1) ?? ""} that opens here is never closed.`,
      label: "opens here",
      start: at(value.lastIndexOf(open.at(-1) ?? "")),
      end: at(value.lastIndexOf(open.at(-1) ?? "") + 1),
      title: `Write ${expected}`,
      safety: "review",
      help: `Write ${expected} before ${value[extra] ?? ""}`,
      edits: [{ start: end, end, text: expected }],
    };
  }
  const opener = extra < 0 ? undefined : lostBrace(value, extra, at);
  if (opener) yield opener;
  if (extra >= 0 && expected !== undefined)
    yield closedByOther(value[extra] ?? "", open.at(-1) ?? "", expected, at(extra));
  const round = open.length === 1 && extra < 0 && hash < 0 ? extraRoundBracket(value) : -1;
  if (round >= 0 && expected !== undefined) yield closedByOther(")", open.at(-1) ?? "", expected, at(round));
  // Before a note that stands behind a whole value.
  const written = hash < 0 ? value : value.slice(0, hash).trimEnd();
  const isOpen = open.length > 0 && (hash < 0 || !/[:,{[]$/.test(written));
  if (round < 0 && isOpen) {
    const close = open
      .toReversed()
      .map((character) => partners[character] ?? "")
      .join(" ");
    const spaced = value.startsWith("{ ") ? ` ${close}` : close;
    yield {
      code: "yaml/unclosed-bracket",
      message: `The bracket that opens here is never closed: ${quote(written)}.`,
      label: "opens here",
      start: at(written.lastIndexOf(open.at(-1) ?? "{")),
      end: at(written.lastIndexOf(open.at(-1) ?? "{") + 1),
      title: "Close the bracket",
      safety: "review",
      help: hash < 0 ? `Close it at the end of the line: ${close}` : `Close it before the note: ${written}${spaced}`,
      edits: [{ start: at(written.length), end: at(written.length), text: spaced }],
    };
  }
  if (extra >= 0)
    yield {
      code: "yaml/unclosed-bracket",
      message: `This ${value[extra] ?? "bracket"} closes nothing.`,
      label: "one too many",
      start: at(extra),
      end: at(extra + 1),
      title: "Delete the bracket",
      safety: "review",
      help: "Delete it.",
      edits: [{ start: at(extra), end: at(extra + 1), text: "" }],
    };
  yield* between(value, at, [...rowsBeside(line, place), ...cellsBeside(line, place)]);
};
