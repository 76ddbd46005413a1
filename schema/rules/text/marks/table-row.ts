import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { longTexts } from "../../support/texts/long-texts.ts";

/** A row of a table has as many cells as there are headings. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/table-row",
    severity: "warning",
    what: "A row of a table inside a text has more cells than there are headings, or is a line of text right below the table.",
    why: "What has no heading is not shown; a line right below a table becomes its last row.",
    bad: sections(`
      - type: text
        body: |
          | Bread | Price |
          | ----- | ----- |
          | Rye   | 4     | 5 days |
    `),
    good: sections(`
      - type: text
        body: |
          | Bread | Price | Keeps  |
          | ----- | ----- | ------ |
          | Rye   | 4     | 5 days |
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const block of blocks)
        for (const { cells, start, end } of block.kind === "table" ? block.rows : []) {
          if (block.kind !== "table") continue;
          const { path } = text.entry;
          const extra = cells[block.head.length];
          const isText = block.head.length > 1 && !text.source.slice(start, end).includes("|");
          if (!extra && !isText) continue;
          const from = extra ? extra.start : start;
          const before = text.source.lastIndexOf("\n", start - 1);
          yield {
            message: extra
              ? `This row has ${cells.length} cells and the table ${block.head.length} headings: the rest is not shown.`
              : "This line becomes a row of the table above it.",
            label: extra ? "not shown" : "a row of the table",
            help: extra
              ? "Add a heading and a column of dashes, or write \\| for a bar that is meant."
              : "Leave a line empty above it.",
            range: context.source.locateInside(path, from, end),
            at: path,
            fixes: extra
              ? []
              : context
                  .correct(path, before, before + 1, "\n\n", "review")
                  .map((fix) => ({ ...fix, title: "Leave a line empty" })),
          };
        }
  },
};
