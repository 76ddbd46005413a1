import { kindsOfKey } from "../../language/descriptor.ts";
import { inQuotes, quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { cut } from "./words/cut.ts";
import type { CandidateSource } from "./source.ts";
import { quoted } from "./quotes.ts";
import { rewritten } from "./words/rewritten.ts";

/** Whether a text begins with a bracket that nothing closes. */
const isLoneBracket = (text: string): boolean =>
  [/^\[[^\]]*$/, /^\{[^}]*$/, /^\([^)]*$/].some((pattern) => pattern.test(text));

/** A text that ends with a quotation mark and begins without one; a quotation mark before a key. */
export const lostQuoteCandidates: CandidateSource = function* (line) {
  const { value, text } = line;
  const common = { code: "yaml/unclosed-quote", safety: "review" } as const;
  if (/^[^"'\s][^"]*"$/.test(value)) {
    const end = line.valueAt + value.length;
    // `[By the door."`: the key beside the one that was meant.
    const instead = isLoneBracket(value) ? 1 : 0;
    yield {
      ...common,
      message: `The quotation mark that ends this text opens nothing: ${quote(value)}.`,
      label: "closes what never opened",
      start: end - 1,
      end,
      title: instead ? "Write one in place of the bracket" : "Write the one that opens",
      help: `Write it before the text too:\n${rewritten(line, `"${value.slice(instead)}`)}`,
      edits: [{ start: line.valueAt, end: line.valueAt + instead, text: '"', noWords: value.slice(0, instead) }],
    };
  }
  const [whole = "", lead = "", quoteMark = "", key = ""] =
    /^(\s*(?:-\s+)*)(["'])([\p{L}\p{N}_-]+):(?=\s|$)/u.exec(text) ?? [];
  if (whole === "" || text.split(quoteMark).length % 2 === 1) return;
  const start = line.start + lead.length;
  yield {
    ...common,
    message: `The quotation mark before “${key}” is never closed.`,
    label: "not needed",
    start,
    end: start + 1,
    title: "Delete the quotation mark",
    help: "Delete it: a key needs no quotes.",
    edits: [{ start, end: start + 1, text: "" }],
  };
};

/** A value between back ticks: they enclose a text in other files, and in a text of this one they mark code. */
function* inBackTicks(line: Line): Iterable<Candidate> {
  const { value } = line;
  const edit = { start: line.valueAt, end: line.valueAt + value.length };
  const inner = value.slice(1, -1);
  const common = {
    code: "yaml/text-needs-quotes",
    message: `No value begins with a back tick: ${quote(value)}.`,
    label: "no quotation mark here",
    ...edit,
    safety: "review",
  } as const;
  const without = { title: "Delete the back ticks", edits: [{ ...edit, text: inner }] };
  const within = { title: "Put the text in quotes", edits: [{ ...edit, text: inQuotes(value) }] };
  yield {
    ...common,
    ...without,
    help: `Write it so:\n${rewritten(line, inner)}\nIf the words are to look like code, put quotes around all of it:\n${rewritten(line, inQuotes(value))}`,
    other: within,
  };
}

/** `quote: | Nobody compares.`: the indicator before a text of several lines, where the text has one. An amount may follow `>`. */
function withoutIndicator(line: Line, below: Line | undefined): Candidate | undefined {
  const { value, valueAt } = line;
  const [, indicator = "", text] = /^([|>][+-]?)\s+(?=[\p{L}\p{P}])(\S.*)$/u.exec(value) ?? [];
  if (text === undefined) return undefined;
  if (below && !isBlank(below) && below.indent > line.contentAt - line.start) {
    // The bar of a table is the indicator, and its own.
    const isTable = indicator === "|" && below.text.trimStart().startsWith("|");
    const lead = isTable ? `${indicator}\n${" ".repeat(below.indent)}` : `\n${" ".repeat(below.indent)}`;
    const at = isTable ? valueAt : valueAt + value.length - text.length;
    return {
      code: "yaml/text-needs-quotes",
      message: `The text begins on the line below the character ${indicator}: ${quote(text)}.`,
      label: "begins a line too early",
      start: valueAt,
      end: valueAt + value.length,
      title: "Begin the text on the next line",
      safety: "review",
      help: `Write it so:\n${line.key === undefined ? "- " : `${line.key}: `}${indicator}\n  ${cut(isTable ? value : text)}`,
      edits: [{ start: isTable ? at : valueAt + indicator.length, end: at, text: lead }],
    };
  }
  return {
    code: "yaml/text-needs-quotes",
    message: `The character ${indicator} stands only before a text of several lines below: ${quote(value)}.`,
    label: "not needed",
    start: valueAt,
    end: valueAt + indicator.length,
    title: "Delete the character",
    safety: "review",
    help: `Write it without it:\n${rewritten(line, text)}`,
    edits: [{ start: valueAt, end: valueAt + value.length - text.length, text: "" }],
  };
}

/** Characters that a text cannot begin with. */
export const needsQuotesCandidates: CandidateSource = function* (line, { line: at }) {
  const { value } = line;
  if (line.key === undefined && !line.isDashed) return;
  if (value === "-" && line.key !== undefined) {
    yield quoted(line, {
      code: "yaml/text-needs-quotes",
      message: `“${line.key}” is only a dash, which begins an item of a list.`,
      label: "no text",
    });
    return;
  }
  const bare = withoutIndicator(line, at(line.index + 1));
  if (bare) {
    yield bare;
    return;
  }
  const [foreign] = /^\{\{-?\s*[$\w-]*(?:\.[\w-]+)+\s*(?:\|[^{}]*)?\}\}/.exec(value) ?? [];
  if (foreign !== undefined) {
    const shown = quoted(line, {
      code: "yaml/braces-need-quotes",
      message: `Other programs fill in ${quote(foreign)}; here nothing does.`,
      label: "shown as it is",
    });
    // Whether it was copied from there, or is to be shown, only the author knows.
    yield {
      ...shown,
      safety: "review",
      help: `Write the words that are meant, or a constant in single braces. To show the braces:\n${rewritten(line, shown.edits[0]?.text ?? value)}`,
    };
  } else if (/^\{(?!\s*[\w-]+\s*:)/.test(value))
    yield quoted(line, {
      code: "yaml/braces-need-quotes",
      message: `A text that begins with a brace needs quotes: ${quote(value)}.`,
      label: "needs quotes",
    });
  else if (/^\[[^,]*$|^\[[^\]]*\].+$/.test(value))
    yield quoted(line, {
      code: "yaml/brackets-need-quotes",
      message: `A text that begins with a square bracket needs quotes: ${quote(value)}.`,
      label: "needs quotes",
    });
  else if (/^`[^`]+`$/.test(value)) yield* inBackTicks(line);
  else if (/^(?:\/\/|\/\*|<!--)/.test(value) && line.key !== undefined) return;
  else if (/^[@`%,\]}&*!|>?]/.test(value))
    yield quoted(line, {
      code: "yaml/text-needs-quotes",
      message: `A text that begins with ${value[0] ?? ""} needs quotes: ${quote(value)}.`,
      label: "needs quotes",
    });
  else if (/^-\s/.test(value) && line.key !== undefined) yield beginsWithDash(line, line.key);
};

/** `type: - page-hero`: a dash too many, where the value is one of a list or a name. It may belong to a text. */
function beginsWithDash(line: Line, key: string): Candidate {
  const { value, valueAt } = line;
  const words = value.replace(/^-\s+/, "");
  const edits = [{ start: valueAt, end: valueAt + value.length - words.length, text: "" }];
  const asText = quoted(line, {
    code: "yaml/text-needs-quotes",
    message: `A text that begins with a dash needs quotes: ${quote(value)}.`,
    label: "needs quotes",
  });
  const kinds = kindsOfKey(key);
  if (!kinds || isText.some((part) => kinds.has(part)))
    return {
      ...asText,
      help: `${asText.help}\nOr, if no dash is meant:\n${rewritten(line, words)}`,
      other: { title: "Delete the dash", edits },
    };
  return {
    code: "yaml/list-marker",
    message: `A dash begins an item of a list, and “${key}” has one value.`,
    label: "a dash too many",
    start: valueAt,
    end: valueAt + 1,
    title: "Delete the dash",
    safety: "review",
    help: `Write it without the dash:\n${rewritten(line, words)}`,
    edits,
  };
}

const isText = ["label", "text", "markdown", "template"];
