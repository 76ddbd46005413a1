import { quote } from "../../../language/words.ts";
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
    const openings = [...value.matchAll(/(?<=[{[,:]\s*)[^\s{[,:"']/g)].map(({ index }) => ({ index, isOpening: true }));
    for (const { index, isOpening } of [...closings, ...openings].slice(0, limits.quotePlaces)) {
      // The mark that is left: before what is to be closed, behind what is to be opened.
      const partner = isOpening ? marks.find((one) => one > index) : marks.findLast((one) => one < index);
      if (partner === undefined) continue;
      const repaired = value.slice(0, index) + quoteMark + value.slice(index);
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
        edits: [{ start: at(index), end: at(index), text: quoteMark }],
      };
    }
  }
};
