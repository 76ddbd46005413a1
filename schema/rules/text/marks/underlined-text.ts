import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { longTexts } from "../../support/texts/long-texts.ts";

/** A line of dashes right below a text makes a heading of it; a rule has an empty line above it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/underlined-text",
    severity: "warning",
    what: "A line of dashes stands right below a sentence.",
    why: "It makes a heading of the text above it. A line between two paragraphs has an empty line above it.",
    bad: sections(`
      - type: text
        body: |
          We bake every night, and we open at five.
          ---
          On Sunday we sleep.
    `),
    good: sections(`
      - type: text
        body: |
          We bake every night, and we open at five.

          ---

          On Sunday we sleep.
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const { kind, start, end } of blocks) {
        const written = text.source.slice(start, end);
        const line = written.lastIndexOf("\n");
        const words = written.slice(0, line).trim();
        const isUnderlined = kind === "heading" && line > 0 && !written.startsWith("#");
        if (!isUnderlined || !(words.includes("\n") || words.length > 60 || /[.!?:;,]$/.test(words))) continue;
        const { path } = text.entry;
        const at = start + line + 1;
        const fixes = written.endsWith("-") ? context.correct(path, at - 1, at, "\n\n", "review") : [];
        yield {
          message: "This line makes a heading of the text above it.",
          label: "makes a heading",
          help: "For a line between two paragraphs, write --- and leave a line empty above it.",
          range: context.source.locateInside(path, at, end),
          at: path,
          fixes: fixes.map((fix) => ({ ...fix, title: "Leave a line empty" })),
        };
      }
  },
};
