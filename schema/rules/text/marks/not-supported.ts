import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { foreignMarks, mayHaveForeignMarks } from "../../support/texts/foreign-marks.ts";
import { longTexts } from "../../support/texts/long-texts.ts";

/** What other programs know and this language does not. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/not-supported",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text holds marks of another program: footnotes, boxes to tick, names of smileys, notes in boxes, formulas, places that a template fills in.",
    why: "They mean nothing here: visitors would see them as they stand.",
    bad: sections(`
      - type: text
        body: Our bread keeps for five days[^1].
    `),
    good: sections(`
      - type: text
        body: Our bread keeps for five days (in a bag).
    `),
  },
  *find(context) {
    const short = context
      .textsWith("[:$={\\1'~")
      .filter(({ entry }) => (entry.part === "text" || entry.part === "label") && !entry.isDefault);
    for (const text of [...longTexts(context).map((long) => long.text), ...short]) {
      if (!mayHaveForeignMarks.test(text.prose)) continue;
      for (const { form, inLabels, what, help } of foreignMarks) {
        const match = (text.entry.part === "label" ? inLabels : form)?.exec(text.prose);
        if (!match) continue;
        yield {
          message: `${what} is not known here: visitors see it as it stands.`,
          label: "shown as it stands",
          help,
          range: context.source.locateInside(text.entry.path, match.index, match.index + match[0].length),
          at: text.entry.path,
        };
      }
    }
  },
};
