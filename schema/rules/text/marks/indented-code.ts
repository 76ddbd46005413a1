import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { longTexts } from "../../support/texts/long-texts.ts";

/** What lines of code end with, or begin with. */
const codeLine =
  /[;{}]\s*$|^\s*(?:[$>#] |[<@]|\/\/|(?:const|let|var|import|function|def|class|return|if|for|npm|npx|git|cd|curl|sudo)\b)|\w\(.*\)|\w = \S/;

/** Code stands between two lines of back ticks. Spaces in front of it do not make it code. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/indented-code",
    severity: "warning",
    what: "Lines of code stand further right than the text, and not between lines of back ticks.",
    why: "They would be shown as one paragraph, in the letters of the text.",
    bad: sections(`
      - type: text
        body: |
          Two commands are all:

              npm install
              npm start
    `),
    good: sections(`
      - type: text
        body: |
          Two commands are all:

          \`\`\`
          npm install
          npm start
          \`\`\`
    `),
  },
  *find(context) {
    for (const { text, parsed } of longTexts(context))
      for (const { kind, start, end } of parsed.blocks) {
        const lead = text.source.slice(text.source.lastIndexOf("\n", start - 1) + 1, start);
        const lines = text.source.slice(start, end).split("\n");
        const isCode = lines.length > 1 && lines.every((line) => codeLine.test(line));
        if (kind !== "paragraph" || !/^(?: {4}|\t)\s*$/.test(lead) || !isCode) continue;
        yield {
          message: `These ${lines.length} lines are shown as one, in the letters of the text.`,
          label: "not taken as code",
          help: "Put code between two lines of back ticks:\n```",
          range: context.source.locateInside(text.entry.path, start, start + (lines[0]?.length ?? 0)),
          at: text.entry.path,
        };
      }
  },
};
