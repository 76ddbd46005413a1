import { inQuotes, quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { badEscape } from "./bad-escape.ts";
import { behindQuote, moreText } from "./behind-quote/behind-quote.ts";
import { listOfQuoted } from "./quoted-list.ts";
import { textOfPieces } from "./words/joined-pieces.ts";
import { holdsQuotedWords } from "./words/quoted-words.ts";
import { rewritten } from "./words/rewritten.ts";
import type { CandidateSource } from "./source.ts";

/** The whole value of a line in quotes. */
export function quoted(
  line: Line,
  words: Pick<Candidate, "code" | "message" | "label">,
  value = line.value,
): Candidate {
  const text = inQuotes(value);
  const end = line.valueAt + line.value.length;
  return {
    ...words,
    start: line.valueAt,
    end,
    title: "Put the text in quotes",
    safety: "safe",
    help: `Put the whole text in quotes:\n${rewritten(line, text)}`,
    edits: [{ start: line.valueAt, end, text }],
  };
}

export const named = (line: Line): string => (line.key === undefined ? "This text" : `“${line.key}”`);

const unclosed = (line: Line, correction: Pick<Candidate, "title" | "help" | "edits">): Candidate => ({
  code: "yaml/unclosed-quote",
  message: `The quotation mark that opens here is never closed: ${quote(line.value)}.`,
  label: "opens here",
  start: line.valueAt,
  end: line.valueAt + 1,
  safety: "review",
  ...correction,
});

/** What is said of a text in several pieces. */
export const joinedPieces = {
  code: "yaml/text-after-quote",
  message: "The pieces of a text are not joined here: it is written as one.",
  label: "one text",
} as const;

/** Quotes that do not close, close too early, or hold a backslash. */
export const quoteCandidates: CandidateSource = function* (line, place) {
  const { value } = line;
  const { failure } = place;
  const quoteMark = value[0];
  if (quoteMark !== '"' && quoteMark !== "'") return;
  const rest = value.slice(1);
  const doubled = new RegExp(`^${quoteMark}{2,3}([^${quoteMark}]+)${quoteMark}{1,3}$`).exec(value)?.[1];
  if (doubled !== undefined) {
    const text = `${quoteMark}${doubled}${quoteMark}`;
    yield {
      code: "yaml/quote-inside-quotes",
      message: `More than one quotation mark opens this text: ${quote(value)}.`,
      label: "one is enough",
      start: line.valueAt,
      end: line.valueAt + value.length - value.replace(/^["']+/, "").length,
      title: "Leave one quotation mark on each side",
      safety: "safe",
      help: `Write one before and one after it:\n${rewritten(line, text)}`,
      edits: [{ start: line.valueAt, end: line.valueAt + value.length, text }],
    };
    return;
  }
  const pieces = textOfPieces(value);
  if (pieces !== undefined) {
    yield { ...quoted(line, joinedPieces, pieces), safety: "review" };
    return;
  }
  const list = listOfQuoted(line);
  // Where a text is wanted, the marks are some of the text.
  if (list) yield list;
  if (failure?.code === "BAD_DQ_ESCAPE" && quoteMark === '"' && value.endsWith('"')) {
    yield badEscape(line);
    return;
  }
  const behind = behindQuote(line, place);
  if (behind) {
    yield behind;
    return;
  }
  const comment = /\s+#\s.*$/.exec(value)?.[0] ?? "";
  const curly = [value.slice(0, value.length - comment.length), value].find((text) =>
    /^(?:"[^"]*[”“„‟’']|'[^']*[’‘”“"])$/.test(text),
  );
  if (curly !== undefined) {
    const end = line.valueAt + curly.length;
    yield {
      code: "yaml/curly-quotes",
      message: `The text opens and closes with different quotation marks: ${quote(curly)}.`,
      label: /["']$/.test(curly) ? "another kind" : "a typographic one",
      start: end - 1,
      end,
      title: "Write the plain quotation mark",
      safety: "review",
      help: `Write it so:\n${rewritten(line, `${curly.slice(0, -1)}${quoteMark}`)}`,
      edits: [{ start: end - 1, end, text: quoteMark }],
    };
  }
  if (!rest.includes(quoteMark)) {
    const end = line.valueAt + value.length - comment.length;
    yield unclosed(line, {
      title: "Close the quotation mark",
      help: `Close it at the end of the text:\n${rewritten(line, `${value.slice(0, value.length - comment.length)}${quoteMark}`)}`,
      edits: [{ start: end, end, text: quoteMark }],
    });
    return;
  }
  const once = new RegExp(`^(${quoteMark}[^${quoteMark}\\\\]*${quoteMark})${quoteMark}+$`).exec(value)?.[1];
  if (once !== undefined && once.length > 2) {
    const end = line.valueAt + value.length;
    yield {
      code: "yaml/quote-inside-quotes",
      message: `More than one quotation mark closes this text: ${quote(value.slice(-24))}.`,
      label: "one is enough",
      start: line.valueAt + once.length,
      end,
      title: "Leave one quotation mark on each side",
      safety: "review",
      help: `Write one before and one after it:\n${rewritten(line, once)}`,
      edits: [{ start: line.valueAt + once.length, end, text: "" }],
    };
    return;
  }
  const inner = value.endsWith(quoteMark) ? value.slice(1, -1) : undefined;
  if (inner !== undefined && inner.includes(quoteMark)) {
    // The marks around words are some of the text.
    const isWhole = holdsQuotedWords(value, quoteMark);
    // `\'` between apostrophes is what other languages write for one.
    const words = quoteMark === "'" ? inner.replaceAll("\\'", "'") : inner;
    const text = isWhole
      ? inQuotes(value)
      : words.includes(quoteMark === '"' ? "'" : '"') || /\\/.test(words)
        ? `"${words.replace(/(?<!\\)"/g, '\\"')}"`
        : quoteMark === '"'
          ? `'${words}'`
          : `"${words}"`;
    const at = line.valueAt + 1 + inner.indexOf(quoteMark);
    yield {
      code: "yaml/quote-inside-quotes",
      message: `The text ends at the second ${quoteMark === '"' ? "quotation mark" : "apostrophe"}: ${quote(value.slice(0, inner.indexOf(quoteMark) + 2))}.`,
      label: "ends here",
      start: at,
      end: at + 1,
      title: isWhole ? "Put the whole text in quotes" : "Use the other kind of quotes around it",
      safety: isWhole ? "review" : "safe",
      help: `${isWhole ? "Put the whole text in quotes" : "Use the other kind of quotes around it"}:\n${rewritten(line, text)}`,
      edits: [{ start: line.valueAt, end: line.valueAt + value.length, text }],
    };
    return;
  }
  // `'Tullia's table`: an apostrophe within a word closes nothing, so that the mark before the text is the one that is not closed.
  if (quoteMark === "'" && inner === undefined && /^'[^']*\p{L}'\p{L}[^']*$/u.test(value)) {
    const text = inQuotes(rest);
    yield unclosed(line, {
      title: "Write double quotes around the text",
      help: `An apostrophe stands in it, so write double quotes around it:\n${rewritten(line, text)}`,
      edits: [{ start: line.valueAt, end: line.valueAt + value.length, text }],
    });
    return;
  }
  const more = moreText(line);
  if (more) yield more;
};
