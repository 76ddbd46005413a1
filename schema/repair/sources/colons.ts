import type { CandidateSource } from "./source.ts";
import { inQuotes } from "../../language/words.ts";
import { isBlank } from "../regions/line.ts";
import { named, quoted } from "./quotes.ts";
import { rewritten } from "./words/rewritten.ts";

/** A colon with a space after it in the middle of a text. */
export const colonCandidates: CandidateSource = function* (line) {
  const { value } = line;
  if (/^["'{[]/.test(value) || !/:(?:\s|$)/.test(value)) return;
  const curly = /^[“„«‟](.*)[”“»‟]$/.exec(value)?.[1];
  if (curly !== undefined) {
    yield quoted(
      line,
      {
        code: "yaml/curly-quotes",
        message: 'Only plain quotation marks (") hold a text together.',
        label: "plain quotes are needed",
      },
      curly,
    );
    return;
  }
  const at = line.valueAt + value.search(/:(?:\s|$)/);
  const short = quoted(line, {
    code: "yaml/colon-in-text",
    message: `${named(line)} needs quotes, because a colon and a space stand in it.`,
    label: "the colon",
  });
  const whole = line.text.slice(line.valueAt - line.start).trimEnd();
  const text = inQuotes(whole);
  yield {
    ...short,
    start: at,
    end: at + 1,
    // What follows the number sign may be a note, and may be meant for visitors.
    ...(whole !== value && {
      message: `${named(line)} needs quotes, and the words after # may belong to it.`,
      title: "Put what is before the # in quotes",
      help: `${short.help}\nOr, if the words after # belong to the text:\n${rewritten(line, text)}`,
      other: {
        title: "Put the whole text in quotes",
        edits: [{ start: line.valueAt, end: line.valueAt + whole.length, text }],
      },
    }),
  };
};

/** A text over two lines, with a colon and a space in the second. */
export const wrappedColonCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.isDashed || !/^[^"'{[#]*\s[^"'{[#]*:(?:\s|$)/.test(line.text.trim())) return;
  let above = at(line.index - 1);
  while (above && above.key === undefined && !above.isDashed && !isBlank(above) && above.index > line.index - 8)
    above = at(above.index - 1);
  if (!above || isBlank(above) || above.value === "" || /^["'{[|>]/.test(above.value) || above.indent >= line.indent)
    return;
  const end = line.end - (line.text.length - line.text.trimEnd().length);
  const quoteMark = line.text.includes('"') || above.value.includes('"') ? "'" : '"';
  const colon = line.start + line.text.search(/:(?:\s|$)/);
  yield {
    code: "yaml/colon-in-text",
    message: `${named(above)} needs quotes, because a colon and a space stand in it.`,
    label: "the colon",
    start: colon,
    end: colon + 1,
    title: "Put the text in quotes",
    safety: "safe",
    help: "Put a quotation mark before the first and after the last word of the text.",
    edits: [
      { start: above.valueAt, end: above.valueAt, text: quoteMark },
      { start: end, end, text: quoteMark },
    ],
  };
};
