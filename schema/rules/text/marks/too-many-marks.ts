import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";

/** The marks of a text are read only as far as a person could have written them. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/too-many-marks",
    severity: "error",
    what: "A text has thousands of stars and brackets, or dozens of quotations or lists inside one another.",
    why: "To make sense of them would take minutes. A program has written them, or something was pasted by accident.",
    bad: sections(
      `
      - type: text
        body: "${"> ".repeat(80)}Fresh bread every day."
    `,
      { shown: `- type: text\n  body: "> > > > > > > > > > > > > > … (eighty of them) Fresh bread every day."\n` },
    ),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ texts, source }) {
    for (const { entry, finds } of texts)
      if (finds.isUnread)
        yield {
          message: "This text has more marks such as * and > than a text can have.",
          label: "too many marks",
          help: "Delete what was not meant, or make several texts of it.",
          range: source.locate(entry.path),
          at: entry.path,
        };
  },
};
