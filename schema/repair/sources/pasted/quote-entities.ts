import { inQuotes } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { cut } from "../words/cut.ts";

/** What a web page writes in place of a quotation mark; `&amp;` where it was written twice. */
const entity = String.raw`&(?:amp;){0,2}(?:quot|apos|ldquo|rdquo|lsquo|rsquo|bdquo|sbquo|laquo|raquo|#0?3[49]|#x2[27]|#822[01];?|#821[67]);`;
const pair = new RegExp(
  String.raw`(?<=(?:[:,[{]|^\s*-)\s{1,8}|[[{])(${entity})(.*?)(?:${entity})(?=\s*(?:[,}\]]|$))`,
  "giu",
);
const one = new RegExp(entity, "giu");

/** What an entity inside of a text stands for. */
const marksOf: readonly (readonly [RegExp, string])[] = [
  [/quot|34|22/i, '"'],
  [/apos|39|27/i, "'"],
  [/ldquo|8220/i, "“"],
  [/rdquo|8221/i, "”"],
  [/lsquo|8216/i, "‘"],
  [/rsquo|8217/i, "’"],
  [/bdquo/i, "„"],
  [/sbquo/i, "‚"],
  [/laquo/i, "«"],
  [/raquo/i, "»"],
];

const plain = (written: string): string => marksOf.find(([pattern]) => pattern.test(written))?.[1] ?? written;

/** Quotation marks around values as a web page writes them, `&quot;Rye&quot;`: all of the file together. */
export function quoteEntities(positions: Positions): Candidate | undefined {
  if (!/&(?:amp;){0,2}(?:\w|#)/.test(positions.text)) return undefined;
  let left = limits.syntaxCharacters(0);
  const found = Array.from({ length: positions.lines }, (_, index) => index).flatMap((index) => {
    const line = positions.lineText(index);
    if (line.length > limits.lineLength || !line.includes("&") || /^\s*#/.test(line)) return [];
    // From each mark, the line is looked at to its end.
    left -= line.length * (line.split("&").length - 1);
    if (left < 0) return [];
    return [...line.matchAll(pair)].map((match) => {
      const start = positions.startOf(index) + match.index;
      const text = inQuotes((match[2] ?? "").replaceAll(one, plain));
      return { start, end: start + match[0].length, mark: match[1] ?? "", text };
    });
  });
  const [first] = found;
  const isOne = found.length === 1;
  // Of one that is all of a line, that line tells.
  if (!first || (isOne && !/[{[]/.test(positions.lineText(positions.lineOf(first.start))))) return undefined;
  return {
    code: "yaml/text-needs-quotes",
    message: `${first.mark} is the quotation mark of another kind of file${isOne ? "." : `; ${found.length} values have such marks.`}`,
    label: "plain quotes",
    start: first.start,
    end: first.end,
    title: "Write quotation marks",
    safety: "safe",
    help: `Write plain quotation marks in place of ${isOne ? "both" : "all"}:\n${cut(first.text)}`,
    edits: found.map(({ start, end, text }) => ({ start, end, text })),
  };
}
