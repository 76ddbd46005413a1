import { withTitle } from "../../../problems/sample-sites.ts";
import type { Edit } from "../../../problem.ts";
import type { AreaRule } from "../../rule.ts";
import { correctAll } from "../../support/texts/correct-all.ts";
import { inWholeWords } from "../../../reader/characters/whole-words.ts";
import { misreadRuns } from "../../../reader/characters/misread-runs.ts";

/** Characters that were saved in one encoding and read in another. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/wrong-encoding",
    severity: "warning",
    what: "A text holds characters such as Ã© or â€™, which appear where a program has read é or ’ wrongly.",
    why: "Visitors see the wrong characters. They come from a text that was copied out of such a program.",
    bad: withTitle("Our cafÃ©"),
    good: withTitle("Our café"),
  },
  *find(context) {
    for (const { entry, source: text } of context.textsWith("=é")) {
      const runs = entry.isDefault || entry.part === "link" ? [] : misreadRuns(text);
      const [first] = runs;
      if (!first) continue;
      const edits = runs.map(({ start, written, right }): Edit => ({
        start,
        end: start + written.length,
        text: right,
      }));
      yield {
        message: `“${first.written}” was “${first.right}” before a program read it wrongly.`,
        label: `was ${first.right}`,
        help: `Write the character itself: ${first.right}`,
        range: context.source.locateInside(entry.path, first.start, first.start + first.written.length),
        at: entry.path,
        fixes: correctAll(context, entry.path, inWholeWords(text, edits), {
          title: "Write the right characters",
          safety: "review",
        }),
      };
    }
  },
};
