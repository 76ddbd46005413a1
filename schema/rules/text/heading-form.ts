import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { linesIn, longTexts } from "../support/texts/long-texts.ts";

/** `##Our bread`; with one sign it may be the name of a topic, as in other networks. */
const heading = /^(#{2,6})(?=[^\s#])/;

/** A heading inside a text has a space after its signs. */
export const rule: Rule = {
  meta: {
    code: "text/heading-form",
    severity: "warning",
    what: "A line begins with ## and no space.",
    why: "It is no heading then: visitors see the signs.",
    bad: sections(`
      - type: text
        body: |
          ##Our bread

          Fresh every day.
    `),
    good: sections(`
      - type: text
        body: |
          ## Our bread

          Fresh every day.
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const line of blocks.flatMap((block) => (block.kind === "paragraph" ? linesIn(text.source, block) : []))) {
        const [, signs] = heading.exec(line.words) ?? [];
        if (signs === undefined) continue;
        const { path } = text.entry;
        const { start, words } = line;
        yield {
          message: "This heading lacks a space after its signs: visitors see them.",
          label: "not taken as a heading",
          help: `Write it so:\n${signs} ${words.slice(signs.length)}`,
          range: context.source.locateInside(path, start, start + words.length),
          at: path,
          fixes: context
            .correct(path, start, start + signs.length, `${signs} `, "safe")
            .map((fix) => ({ ...fix, title: "Write a space" })),
        };
      }
  },
};
