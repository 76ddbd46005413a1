import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { linesIn, longTexts } from "../../support/texts/long-texts.ts";
import { meltedItem, meltedWords } from "../../support/texts/melted-item.ts";

/** A list begins with its first number or after an empty line, and no more than three spaces further right than it should. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/list-in-paragraph",
    severity: "warning",
    what: "Items of a list go on with the text above them: numbers that begin with another than 1, or items too far to the right.",
    why: "Visitors would see them as one paragraph.",
    bad: sections(`
      - type: text
        body: |
          Two are left:
          2. Bread
          3. Rolls
    `),
    good: sections(`
      - type: text
        body: |
          Two are left:

          2. Bread
          3. Rolls
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const block of blocks) {
        if (block.kind !== "paragraph") continue;
        const { source, entry } = text;
        const lines = linesIn(source, block);
        const first = meltedItem(lines);
        if (!first) continue;
        const isNumber = /^\d/.test(first.words);
        const end = (lines[lines.indexOf(first) - 1]?.end ?? first.start) + 1;
        const column = block.start - (source.lastIndexOf("\n", block.start - 1) + 1);
        const [from, to, lead] = isNumber ? [end - 1, end, "\n\n"] : [end, first.start, " ".repeat(column)];
        const { message, help, title } = isNumber ? meltedWords.numbers : meltedWords.tooFar;
        yield {
          message,
          label: "no item of a list",
          help,
          range: context.source.locateInside(entry.path, first.start, first.end),
          at: entry.path,
          fixes: context.correct(entry.path, from, to, lead, "review").map((fix) => ({ ...fix, title })),
        };
      }
  },
};
