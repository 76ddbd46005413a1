import { inQuotes, quote } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { CandidateSource } from "../source.ts";
import { beforeComma } from "./before-comma.ts";
import { gapsIn, type Gap } from "./gaps.ts";
import { placesIn, rowsBeside } from "./rows.ts";

/** `{ opens: "07:00" closes: "17:30" }`, `["Rye" "7", "9"]`: commas that are missing where quotes or a bracket end a value. */
export const lostCommaCandidates: CandidateSource = function* (line, place) {
  const from = /^[{[]/.test(line.value) ? line.valueAt : line.contentAt;
  const text = line.text.slice(from - line.start).trimEnd();
  if (!/["'}\]]/.test(text) && !/^[{[]/.test(text)) return;
  const gaps = gapsIn(text);
  const [first] = gaps;
  // One comma behind plain words may be part of a text with a colon in it: `between` looks at both readings.
  if (!first || (gaps.length === 1 && !first.isClosed)) return;
  const one = gaps.length === 1 ? first : undefined;
  const isItem = first.key === undefined;
  const more = gaps.length - 1;
  const rest = more === 0 ? "" : `, and ${more} more behind it`;
  const whole = one && wholeText(text, one);
  const places = rowsBeside(line, place).map(placesIn);
  const isWhole = places.includes(placesIn(text)) && !places.includes(placesIn(text) + 1);
  const isRow = places.includes(placesIn(text) + gaps.length);
  const at = (offset: number): number => from + offset;
  if (whole && isWhole) {
    yield {
      code: "yaml/text-after-quote",
      message: `After the closing quotation mark stands more text: ${quote(one.words ?? "")}.`,
      label: "after the quotation mark",
      start: at(one.next),
      end: at(whole.end),
      title: "Put the whole text in quotes",
      safety: "review",
      help: `Put the whole text in quotes:\n${whole.text}`,
      edits: [moved(whole, from)],
    };
    return;
  }
  yield {
    code: "yaml/comma",
    message: isItem
      ? `Between two items of a list a comma is missing${rest}.`
      : `Before ${quote(bare(first.key ?? ""))} a comma is missing${rest}.`,
    label: "no comma before it",
    start: at(first.next),
    end: at(first.next + (first.key?.length ?? 1)),
    title: more === 0 ? "Add the comma" : "Add the commas",
    safety: "review",
    help: isItem ? "Items between brackets are separated by commas." : "Keys between braces are separated by commas.",
    edits: gaps.map((gap) => moved(commaIn(text, gap), from)),
    ...(whole && !isRow && { other: { title: "Put the whole text in quotes", edits: [moved(whole, from)] } }),
  };
};

const bare = (key: string): string => key.replace(/^["']|["']$/g, "");

const moved = ({ start, end, text }: Edit, by: number): Edit => ({ start: start + by, end: end + by, text });

function commaIn(text: string, { end, next, isClosed }: Gap): Edit {
  const isMarked = /^\S/.test(text.slice(end, next));
  if (isClosed) return { start: end, end: isMarked ? end + 1 : end, text: end === next ? ", " : "," };
  // The value alone, without its key.
  const own = /[^,:{[]*$/.exec(text.slice(0, end))?.[0] ?? "";
  return { start: end - (own.length - beforeComma(own).length), end, text: "," };
}

/** `["Rye" and wheat, "9"]`: the words behind the quotes may belong to the text, which then has quotation marks in it. */
function wholeText(text: string, { end, next, words }: Gap): Edit | undefined {
  if (words === undefined || !/^\p{Ll}/u.test(words)) return undefined;
  const start = Math.max(text.lastIndexOf(text.charAt(end - 1), end - 2), 0);
  const to = next + words.trimEnd().length;
  return { start, end: to, text: inQuotes(text.slice(start, to)) };
}
