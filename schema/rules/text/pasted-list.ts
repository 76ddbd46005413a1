import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { correctAll } from "../support/texts/correct-all.ts";
import { pastedItems } from "../support/texts/pasted-items.ts";
import { linesIn, longTexts } from "../support/texts/long-texts.ts";

/** The bullets and numbers of other programs are letters here: their lines would run into one. */
export const rule: Rule = {
  meta: {
    code: "text/pasted-list",
    severity: "warning",
    what: "Lines begin with the bullets or numbers of another program, such as • or (1).",
    why: "They are no list here: visitors would see them one after the other, in one paragraph.",
    bad: sections(`
      - type: text
        body: |
          We bake every day:
          • bread with seeds
          • rolls
    `),
    good: sections(`
      - type: text
        body: |
          We bake every day:
          - bread with seeds
          - rolls
    `),
  },
  *find(context) {
    for (const { text, parsed } of longTexts(context)) {
      const { source, entry } = text;
      const lines = parsed.blocks.flatMap((block) => (block.kind === "paragraph" ? linesIn(source, block) : []));
      const items = pastedItems(lines);
      const [first, second] = items;
      if (!first || !second) continue;
      yield {
        message: `These ${items.length} lines are no list here: visitors see them one after the other.`,
        label: "the first of them",
        help: `Begin each with “- ”, or with its number and a dot:\n${first.wanted}`,
        range: context.source.locateInside(entry.path, first.line.start, first.line.end),
        at: entry.path,
        related: [
          {
            message: "the next one",
            range: context.source.locateInside(entry.path, second.line.start, second.line.end),
          },
        ],
        fixes: correctAll(
          context,
          entry.path,
          items.map(({ edit }) => edit),
          { title: "Make a list of them", safety: items.every(({ isSure }) => isSure) ? "safe" : "review" },
        ),
      };
    }
  },
};
