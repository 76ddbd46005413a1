import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { CandidateSource } from "../source.ts";
import { cut } from "../words/cut.ts";
import { nearestAbove } from "./dashes.ts";

/** `-label: x` and `• label: x` */
export const markerCandidates: CandidateSource = function* (line, { line: lineOf }) {
  const [, lead = "", marker = "", value = ""] =
    /^(\s*)(-(?=[\p{L}"'{[])|[•·∙▪▫◦‣⁃●○■□▸►▶➤➢◆◇❖–—―−‐‑‒﹣－]\s*|[*+]\s+|\d+[.)]\s+|--+\s+)(\S.*)$/u.exec(line.text) ??
    [];
  if (marker === "") return;
  const start = line.start + lead.length;
  const end = start + marker.length;
  const noWords = marker.trim();
  const isDash = marker === "-";
  // A text that begins with a name in braces needs quotes as well; the one at its end may be there.
  const [, lastQuote] = /^\{[\w.-]+(?: *\| *\w+)?\}(?:[^"]*[^"\s])?("?)\s*$/.exec(value) ?? [];
  const needsQuotes = lastQuote !== undefined;
  const quoted = `"${value.trim().replace(/"$/, "")}"`;
  const valueEnd = end + value.trimEnd().length;
  const candidate: Candidate = {
    code: isDash ? "yaml/dash-space" : "yaml/list-marker",
    message: isDash
      ? "A dash that begins an item needs a space after it."
      : `An item of a list begins with a dash and a space, not with ${quote(marker)}.`,
    label: isDash ? "no space" : "not a dash",
    start,
    end,
    title: `${isDash ? "Add the space" : "Begin the item with a dash"}${needsQuotes ? ", and the quotation marks" : ""}`,
    safety: "safe",
    help: `Write it so:\n- ${cut(needsQuotes ? quoted : value)}`,
    edits: needsQuotes
      ? [
          { start, end, text: '- "', noWords },
          ...(lastQuote === "" ? [{ start: valueEnd, end: valueEnd, text: '"' }] : []),
        ]
      : [{ start, end, text: "- ", noWords }],
  };
  yield candidate;
  if (isDash) return;
  // A list that goes on with another bullet often has it further inside.
  for (const near of [nearestAbove(line, lineOf), lineOf(line.index + 1)])
    if (near?.isDashed && near.indent !== line.indent)
      yield {
        ...candidate,
        safety: "review",
        help: `Write it so, below the dash above:\n- ${cut(value)}`,
        edits: [{ start: line.start, end, text: `${" ".repeat(near.indent)}- `, noWords }],
      };
};
