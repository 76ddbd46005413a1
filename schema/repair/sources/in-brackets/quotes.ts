import { inQuotes, quote } from "../../../language/words.ts";
import { joinedPieces } from "../quotes.ts";
import { textOfPieces } from "../words/joined-pieces.ts";
import { holdsQuotedWords } from "../words/quoted-words.ts";
import type { CandidateSource } from "../source.ts";
import { limits } from "../../limits.ts";

/**
 * One quotation mark of a pair is lost between brackets: it is put where a value ends that has the other one before it, or where
 * one begins that has it behind.
 */
export const lostQuoteInBracesCandidates: CandidateSource = function* (line) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  if (!/^[{[]/.test(value) || /\s#/.test(value)) return;
  for (const quoteMark of ['"', "'"] as const) {
    // An apostrophe within a word opens nothing.
    const marks = [...value.matchAll(quoteMark === '"' ? /"/g : /(?<!\w)'|'(?!\w)/g)].map(({ index }) => index);
    if (marks.length % 2 === 0) continue;
    const at = (offset: number): number => line.valueAt + offset;
    const ends = [...value.matchAll(/\s*[}\]](?=[\s}\]]*$)/g)].toReversed();
    const commas = [...value.matchAll(/\s*,\s*[\w-]+:\s/g), ...ends, ...value.matchAll(/\s*,/g)];
    const closings = commas.map(({ index }) => ({ index, isOpening: false }));
    // A value of a key is likelier than a key.
    const begins = [
      ...value.matchAll(/(?=[^\s"'])(?<=[{,]\s*[\w-]+:\s+)./g),
      ...value.matchAll(/(?=[^\s{[,:"'])(?<=[{[,:]\s*)./g),
    ];
    const openings = begins.map(({ index }) => ({ index, isOpening: true }));
    for (const { index, isOpening } of [...closings, ...openings].slice(0, limits.quotePlaces)) {
      // The mark that is left: before what is to be closed, behind what is to be opened.
      const partner = isOpening ? marks.find((one) => one > index) : marks.findLast((one) => one < index);
      if (partner === undefined) continue;
      // A typographic one in its place is the one that is lost.
      const lost = isOpening ? /^[“„‟”]/.test(value.slice(index)) : /[“”‟]$/.test(value.slice(0, index));
      const [from, to] = !lost ? [index, index] : isOpening ? [index, index + 1] : [index - 1, index];
      const repaired = value.slice(0, from) + quoteMark + value.slice(to);
      yield {
        code: "yaml/unclosed-quote",
        message: isOpening
          ? `The quotation mark that ends this text opens nothing: ${quote(value.slice(index, partner + 1))}.`
          : `The quotation mark that opens here is never closed: ${quote(value.slice(partner))}.`,
        label: isOpening ? "closes what never opened" : "opens here",
        start: at(partner),
        end: at(partner + 1),
        title: isOpening ? "Write the one that opens" : "Close the quotation mark",
        safety: "review",
        help: `Write it so:\n${repaired}`,
        edits: [{ start: at(from), end: at(to), text: quoteMark }],
      };
    }
  }
};

/** A value between quotes, up to the next key or the end of the braces. */
const quotedValue = /(?=["'])(?<=[:,[{]\s*)(?<mark>["'])(?<inside>.*?)\k<mark>(?=\s*(?:,\s*[\w-]+:\s|[}\]][\s}\]]*$))/g;

/**
 * What stands between the quotes of one value, as far as that is clear: what was taken for one text may be several cells of a table,
 * `"7"] [X-rays, "5"`, several texts between which a comma is missing, `"Mon" "Tue"`, or the values of two keys, of which the first
 * is not closed, `"In 5 days, text: "Or later"`, or between which another mark stands than a comma, or none, `"07:00"; closes: "17:30"`.
 */
function insideOfOne(inside: string, mark: string, isKeyed: boolean): string | undefined {
  const severalTexts = `\\S${mark}\\s+${mark}\\S|,\\s*[\\w-]+:\\s+${mark}|\\S${mark}(?:\\s+|\\s*[.,;]{1,3}\\s*)[\\p{L}\\p{N}_-]+:\\s`;
  if (new RegExp(`^[^${mark}]*(?:${severalTexts})`, "u").test(inside)) return undefined;
  const isOverBracket = new RegExp(`${mark}\\s*[\\]}]`).test(inside);
  if (!isOverBracket && (isKeyed || !new RegExp(`${mark}\\s*,\\s*${mark}`).test(inside))) return inside;
  const end = inside.search(new RegExp(`${mark}\\s*[,\\]}]`));
  const own = inside.slice(0, end);
  // One mark too many may stand beside the one that opens the text, or closes it.
  const isDoubled =
    own.replaceAll(mark, "") !== "" && [own.slice(1), own.slice(0, -1)].some((rest) => !rest.includes(mark));
  return own.split(mark).length % 2 === 0 && !isDoubled ? undefined : own;
}

/** `{ title: 'It's new', icon: wheat }`: a quotation mark inside of a text with the same ones around it. */
export const quoteInsideBracesCandidates: CandidateSource = function* (line) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  if (!/^[{[]/.test(value) || /\s#\s/.test(value)) return;
  for (const { 0: written, index, groups } of value.matchAll(quotedValue)) {
    const { mark = "", inside: between = "" } = groups ?? {};
    const inside = insideOfOne(between, mark, /:\s*$/.test(value.slice(0, index)));
    const second = inside?.indexOf(mark) ?? -1;
    if (inside === undefined || second === -1) continue;
    const start = line.valueAt + index;
    const pieces = textOfPieces(written);
    if (pieces !== undefined) {
      const text = inQuotes(pieces);
      const end = start + written.length;
      yield {
        ...joinedPieces,
        start,
        end,
        title: "Write one text",
        safety: "review",
        help: `Write it so:\n${text}`,
        edits: [{ start, end, text }],
      };
      continue;
    }
    // `"… or leave.""`: one mark too many, and no text with a mark in it.
    const doubled = /^(["']*)([^"']+?)(["']*)$/.exec(inside);
    if (doubled && (doubled[1] === mark || doubled[3] === mark)) {
      const once = `${mark}${doubled[2] ?? ""}${mark}`;
      const at = doubled[3] === mark ? start + inside.length + 1 : start;
      yield {
        code: "yaml/quote-inside-quotes",
        message: `One quotation mark too many stands at this text: ${quote(once, 40)}.`,
        label: "one is enough",
        start: at,
        end: at + 1,
        title: "Leave one quotation mark on each side",
        safety: "review",
        help: `Write one before and one after it:\n${once}`,
        edits: [{ start, end: start + inside.length + 2, text: once }],
      };
      continue;
    }
    const whole = written.trimEnd();
    const isWhole = holdsQuotedWords(whole, mark);
    const text = isWhole
      ? inQuotes(whole)
      : inQuotes(mark === "'" ? inside.replaceAll(/''|\\'/g, "'") : inside.replaceAll('\\"', '"'));
    yield {
      code: "yaml/quote-inside-quotes",
      message: `The text ends at the second ${mark === "'" ? "apostrophe" : "quotation mark"}: ${quote(written.slice(0, second + 2))}.`,
      label: "ends here",
      start: start + second + 1,
      end: start + second + 2,
      title: isWhole ? "Put the whole text in quotes" : "Use the other kind of quotes around it",
      safety: isWhole ? "review" : "safe",
      help: `${isWhole ? "Put the whole text in quotes" : "Use the other kind of quotes around it"}:\n${text}`,
      edits: [{ start, end: start + inside.length + 2, text }],
    };
  }
};
