import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { correctAll } from "../support/texts/correct-all.ts";
import { areApart } from "../support/texts/short-lines.ts";
import { linesIn, longTexts } from "../support/texts/long-texts.ts";
import { mailRemains } from "../support/texts/remains/mail-remains.ts";
import { pastedItems } from "../support/texts/pasted-items.ts";
import { rowsFrom } from "../support/texts/table-rows.ts";

/** Short lines below each other, such as an address, are one paragraph unless each ends with a backslash. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/joined-lines",
    severity: "warning",
    what: "Short lines that stand below each other, such as those of an address, are shown as one.",
    why: "A line goes on with the next one, so that long texts may be broken anywhere. A backslash at its end keeps them apart.",
    bad: sections(`
      - type: text
        body: |
          Corner Bakery
          12 Mill Street
          London
    `),
    good: sections(`
      - type: text
        body: |
          Corner Bakery\\
          12 Mill Street\\
          London
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const block of blocks) {
        if (block.kind !== "paragraph" || block.content.some(({ kind }) => kind === "break")) continue;
        const { source, entry } = text;
        const lines = linesIn(source, block);
        // What HTML ends is reported as HTML.
        if (lines.some(({ words }) => /<br\s?\/?>$/i.test(words))) continue;
        // Rows of a table that is none are reported as such.
        if (rowsFrom(lines) < lines.length) continue;
        // So are cells with tabs between them.
        if (lines.some(({ words }) => /\S\t+\S/.test(words))) continue;
        // So is the head of a mail.
        if (mailRemains(lines.map(({ words }) => words))) continue;
        const [first] = lines;
        // Items with the bullets of another program are reported as such.
        if (!first || !areApart(lines) || pastedItems(lines).length > 1) continue;
        const edits = lines.slice(0, -1).map(({ start, words }) => {
          const end = start + words.length;
          return { start: end - 1, end, text: `${words.slice(-1)}\\` };
        });
        yield {
          message: `These ${lines.length} lines are shown as one.`,
          label: "goes on with the next line",
          help: `To keep them apart, end each with a backslash, or begin each with “- ”:\n${first.words}\\`,
          range: context.source.locateInside(entry.path, first.start, first.start + first.words.length),
          at: entry.path,
          fixes: correctAll(context, entry.path, edits, { title: "Keep the lines apart", safety: "review" }),
        };
      }
  },
};
