import { withConstants } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** A day is shown in the words of the site’s language. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/day-as-number",
    severity: "warning",
    what: "A text names a constant that is a day, without the format “date”.",
    why: "Visitors would read 2026-03-04 in place of March 4, 2026.",
    bad: withConstants('opening: "2026-03-04"', '"We open on {opening}."'),
    good: withConstants('opening: "2026-03-04"', '"We open on {opening | date}."'),
  },
  *find({ textsWith, filler, source, correct }) {
    for (const { entry, prose, finds, scopes } of textsWith("{")) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      for (const reference of finds.references) {
        const { start, end, name, format } = reference;
        const filled = format === undefined ? filler.reference(reference, scopes[0]) : undefined;
        if (filled?.kind !== "filled" || !/^\d{4}-\d\d-\d\d$/.test(filled.text)) continue;
        const wanted = `{${name} | date}`;
        yield {
          message: `Visitors read ${filled.text} here: a day needs “| date”.`,
          label: "shown as a number",
          help: `Write ${wanted}`,
          range: source.locateInside(entry.path, start, end),
          at: entry.path,
          fixes: prose.slice(start, end) === `{${name}}` ? correct(entry.path, start, end, wanted, "review") : [],
        };
      }
    }
  },
};
