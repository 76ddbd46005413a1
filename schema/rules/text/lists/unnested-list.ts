import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { correctAll } from "../../support/texts/correct-all.ts";
import { longTexts } from "../../support/texts/long-texts.ts";
import { unnestedLists } from "../../support/texts/unnested-lists.ts";

/** A list inside of an item stands below the words of that item. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/unnested-list",
    severity: "warning",
    what: "A list that is to be inside of an item has too few spaces before it: below “1. ” it needs three.",
    why: "It ends the list above: its items are beside the others, and the next number goes on with its last line.",
    bad: sections(`
      - type: text
        body: |
          1. Bread
            - with seeds
          2. Rolls
    `),
    good: sections(`
      - type: text
        body: |
          1. Bread
             - with seeds
          2. Rolls
    `),
  },
  *find(context) {
    for (const { text, parsed } of longTexts(context)) {
      const { entry, source } = text;
      for (const { line, has, needs, edits } of unnestedLists(source, parsed.blocks)) {
        const spaces = has === 1 ? "1 space" : `${has} spaces`;
        yield {
          message: `This list is not inside of the item above: it has ${spaces} before it, not ${needs}.`,
          label: "too far to the left",
          help: `Begin it below the words of the item:\n${" ".repeat(needs)}${source.slice(line.start, line.end)}`,
          range: context.source.locateInside(entry.path, line.start, line.end),
          at: entry.path,
          fixes: correctAll(context, entry.path, edits, { title: "Move it to the right", safety: "review" }),
        };
      }
    }
  },
};
