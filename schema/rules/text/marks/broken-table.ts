import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { linesIn, longTexts } from "../../support/texts/long-texts.ts";
import { cellsIn, rowsFrom } from "../../support/texts/table-rows.ts";

const dashes = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
/** A table has headings, a line of dashes for each column, and rows. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/broken-table",
    severity: "warning",
    what: "Lines with bars are no table: the line of dashes below the headings is missing, or has another number of columns.",
    why: "Visitors would see the bars, in one paragraph.",
    bad: sections(`
      - type: text
        body: |
          | Bread | Price |
          | Rye | 4 |
    `),
    good: sections(`
      - type: text
        body: |
          | Bread | Price |
          | --- | --- |
          | Rye | 4 |
    `),
  },
  *find(context) {
    const { source: file, correct } = context;
    for (const { text, blocks } of longTexts(context))
      for (const block of blocks) {
        if (block.kind !== "paragraph") continue;
        const { path } = text.entry;
        const lines = linesIn(text.prose, block);
        // A line that a stroke or two spaces break stands by itself.
        const isBroken = /(?:\\| {2})\n/.test(text.prose.slice(block.start, block.end));
        const hasHead = dashes.test(lines[1]?.words ?? "");
        const begin = hasHead ? 0 : isBroken ? lines.length : rowsFrom(lines);
        const [first, second] = lines.slice(begin);
        if (!first || !second || !first.words.includes("|")) continue;
        const hasDashes = dashes.test(second.words) && second.words.includes("-");
        const wanted = `|${" --- |".repeat(cellsIn(first))}`;
        const range = file.locateInside(path, first.start, first.end);
        const indent = " ".repeat(range.start.column - 1);
        yield {
          message: hasDashes
            ? `There are ${cellsIn(first)} headings and ${cellsIn(second)} columns of dashes, so that this is no table.`
            : "These lines are no table: below the headings, a line of dashes is missing.",
          label: "not taken as a table",
          help: `Write this line below the headings:\n${wanted}`,
          range,
          at: path,
          fixes: (hasDashes
            ? correct(path, second.start, second.start + second.words.length, wanted, "review")
            : correct(path, first.end, first.end + 1, `\n${indent}${wanted}\n`, "review")
          ).map((fix) => ({ ...fix, title: "Write the line of dashes" })),
        };
      }
  },
};
