import type { Candidate } from "../../reader/candidate.ts";
import type { CandidateSource, Place } from "./source.ts";
import { keyBeforeWords, type KeyBeforeWords } from "../../reader/mistakes/key-before-words.ts";
import { inQuotes } from "../../language/words.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { named, quoted } from "./quotes.ts";
import { cut } from "./words/cut.ts";
import { endsInKeyByChance } from "./words/ends-in-key.ts";
import { rewritten } from "./words/rewritten.ts";

/** A colon with a space after it in the middle of a text, which may go on in the lines below. */
export const colonCandidates: CandidateSource = function* (line, place) {
  const { value } = line;
  if (/^["'{[]/.test(value) || !/:(?:\s|$)/.test(value)) return;
  // A section whose line ends got lost: no repair, as nothing says where the lines of its lists begin.
  const type = line.key === "type" ? /^[a-z][\w-]*(?=\s+[\w-]+:\s)/.exec(value)?.[0] : undefined;
  if (type !== undefined) {
    const start = line.valueAt + type.length;
    yield {
      code: "yaml/two-keys-on-line",
      message: "Several keys stand on this line; each begins a line of its own.",
      label: "more keys",
      start: start + 1,
      end: line.end,
      title: "Begin a new line before each key",
      safety: "review",
      help: `Begin a new line before each key, and before each dash of a list:\n- type: ${type}\n  ${cut(value.slice(type.length).trim())}`,
      edits: [{ start, end: start, text: " #" }],
      isGuess: true,
    };
    return;
  }
  const twice = /^:\s+(?=\S)/.exec(value)?.[0].length;
  if (line.key !== undefined && twice !== undefined) {
    yield {
      code: "yaml/colon-in-text",
      message: `Two colons stand behind “${line.key}”: one is enough.`,
      label: "the second one",
      start: line.valueAt,
      end: line.valueAt + 1,
      title: "Delete the second colon",
      safety: "review",
      help: `Write it so:\n${rewritten(line, cut(value.slice(twice)))}`,
      edits: [{ start: line.valueAt, end: line.valueAt + twice, text: "" }],
    };
    return;
  }
  const before = keyBeforeWords(value);
  if (before && !before.mayBeWord) {
    yield withoutKey(line, before);
    return;
  }
  const last = lastOfText(line, place);
  if (last !== line) yield textOfLines(line, last, line.valueAt + value.search(/:(?:\s|$)/));
  const curly = /^(?:[“„«‟»‹›＂](?<words>.*)[”“»‟«‹›＂]|‘(?<single>[^‘]*)’)$/.exec(value)?.groups;
  if (curly) {
    yield quoted(
      line,
      {
        code: "yaml/curly-quotes",
        message: 'Only plain quotation marks (") hold a text together.',
        label: "plain quotes are needed",
      },
      (curly["words"] ?? curly["single"] ?? "").trim(),
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
  // `#todo` may be a note as well, and `#1` is not.
  const tag = / #(?=\p{L})/u.exec(value);
  const noteAt = line.valueAt + (tag?.index ?? 0) + 2;
  const textBefore = inQuotes(value.slice(0, tag?.index).trimEnd());
  yield {
    ...short,
    start: at,
    end: at + 1,
    ...(endsInOwnKey(line) && { safety: "review" as const }),
    ...(before && {
      help: `${short.help}\nOr, if “${before.key}” is no word of the text:\n${rewritten(line, before.words)}`,
      other: { title: "Delete the key", edits: withoutKey(line, before).edits },
    }),
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
    ...(tag &&
      whole === value && {
        message: `${named(line)} needs quotes, and the words after # may be a note.`,
        help: `${short.help}\nOr, if the words after # are a note:\n${rewritten(line, textBefore)} # ${value.slice(tag.index + 2)}`,
        other: {
          title: "Put what is before the # in quotes",
          edits: [
            { start: line.valueAt, end: line.valueAt + tag.index, text: textBefore },
            { start: noteAt, end: noteAt, text: " ", noWords: value.slice(noteAt - line.valueAt) },
          ],
        },
      }),
  };
};

/** `title: Our teatitle: Our buns`: two lines with the same key may have been joined, of which the author keeps one. */
function endsInOwnKey({ key, value }: Line): boolean {
  if (key === undefined) return false;
  const words = value.split(/\s+/).filter((word) => word.endsWith(`${key}:`));
  return words.some((word) => word !== `${key}:` && !endsInKeyByChance(word.slice(0, -1), key));
}

/** `intro: text: Follow the steam.`: a key before the words of a text, which they do not need. */
function withoutKey(line: Line, { key, words }: KeyBeforeWords): Candidate {
  const { valueAt, value } = line;
  const start = valueAt + value.length - words.length;
  const mark = !/^[[{\]}&*!|>%@`,?-]|^[^"'].*:(?:\s|$)/.test(words) ? "" : words.includes('"') ? "'" : '"';
  const end = valueAt + value.length;
  return {
    code: "yaml/two-keys-on-line",
    message: `${line.key === undefined ? "These words" : `The words of “${line.key}”`} need no key “${key}” before them.`,
    label: "not needed",
    start: valueAt,
    end: valueAt + key.length + 1,
    title: "Delete the key",
    safety: "review",
    help: `Write the words alone:\n${rewritten(line, `${mark}${cut(words)}${mark}`)}`,
    edits: [
      { start: valueAt, end: start, text: mark, noWords: `${key}:` },
      ...(mark === "" ? [] : [{ start: end, end, text: mark }]),
    ],
  };
}

/** A text over two lines, with a colon and a space in the second. */
export const wrappedColonCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.isDashed || !/^[^"'{[#]*\s[^"'{[#]*:(?:\s|$)/.test(line.text.trim())) return;
  let above = at(line.index - 1);
  while (above && above.key === undefined && !above.isDashed && !isBlank(above) && above.index > line.index - 8)
    above = at(above.index - 1);
  if (!above || isBlank(above) || above.value === "" || /^["'{[|>]/.test(above.value) || above.indent >= line.indent)
    return;
  yield textOfLines(above, line, line.start + line.text.search(/:(?:\s|$)/));
};

/** The last line of the words that begin behind a key. */
function lastOfText(line: Line, { line: at }: Place): Line {
  let last = line;
  for (let next = at(line.index + 1); next && next.index < line.index + 8; next = at(next.index + 1)) {
    const isInside = next.indent > line.contentAt - line.start;
    if (isBlank(next) || !isInside || next.isDashed || next.key !== undefined) break;
    last = next;
  }
  return last;
}

/** The words from behind a key to the end of another line, in quotes. */
function textOfLines(first: Line, last: Line, colon: number): Candidate {
  const end = last.end - (last.text.length - last.text.trimEnd().length);
  const quoteMark = last.text.includes('"') || first.value.includes('"') ? "'" : '"';
  return {
    code: "yaml/colon-in-text",
    message: `${named(first)} needs quotes, because a colon and a space stand in it.`,
    label: "the colon",
    start: colon,
    end: colon + 1,
    title: "Put the text in quotes",
    safety: "safe",
    help: "Put a quotation mark before the first and after the last word of the text.",
    edits: [
      { start: first.valueAt, end: first.valueAt, text: quoteMark },
      { start: end, end, text: quoteMark },
    ],
  };
}
