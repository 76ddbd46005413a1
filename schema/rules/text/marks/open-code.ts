import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { longTexts } from "../../support/texts/long-texts.ts";

/** A block of code ends with a line of back ticks, as it begins. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/open-code",
    severity: "warning",
    what: "A block of code begins with three back ticks, and none end it.",
    why: "Everything below it is shown as code.",
    bad: sections(`
      - type: text
        body: |
          \`\`\`
          npm start

          Then open the page.
    `),
    good: sections(`
      - type: text
        body: |
          \`\`\`
          npm start
          \`\`\`

          Then open the page.
    `),
  },
  *find(context) {
    for (const { text, blocks } of longTexts(context))
      for (const block of blocks) {
        if (block.kind !== "code" || block.isClosed) continue;
        const line = /^[^\n]*/.exec(text.source.slice(block.start))?.[0] ?? "";
        yield {
          message: "This code has no end: everything below is shown as code.",
          label: "opens here",
          help: `Below the last line of the code, write a line with nothing but ${/^[`~]+/.exec(line)?.[0] ?? "```"}`,
          range: context.source.locateInside(text.entry.path, block.start, block.start + line.length),
          at: text.entry.path,
        };
      }
  },
};
