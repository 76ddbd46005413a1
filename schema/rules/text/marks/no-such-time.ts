import { withText } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";
import { wrongTimes } from "../../support/texts/calendar/written-times.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant"]);

/** What constants are called that are times of day. */
const timeOfDay =
  /open|close|clos|time|hour|uhr|öffn|schließ|beginn|start|end|from|until|ouv|ferm|abre|cierra|apre|chiude/i;

const reasons = {
  minutes: "an hour has 60 minutes",
  hours: "a day has 24 hours",
  half: "before am and pm, hours go up to 12",
} as const;

/** A time that a text names is one that a clock shows. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/no-such-time",
    severity: "warning",
    what: "A text names a time of day that there is not, such as 18:75, or 13:30 pm.",
    why: "Visitors come at the wrong time, or call to ask which one is meant.",
    bad: withText("We are open until 18:75. Then see [our prices](/prices)."),
    good: withText("We are open until 18:45. Then see [our prices](/prices)."),
  },
  *find({ textsWith, source, at }) {
    const language = String(at(["site", "language"]) ?? "en");
    for (const { entry, prose } of textsWith("1")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part)) continue;
      const isTime = part === "constant" && timeOfDay.test(String(path.at(-1))) && /^\d{1,2}:\d{2}$/.test(prose.trim());
      for (const { start, end, why } of wrongTimes(prose, isTime, language))
        yield {
          message: `“${prose.slice(start, end)}” is no time of day: ${reasons[why]}.`,
          label: "no such time",
          help: why === "half" ? "Write the hour without am or pm, or from 1 to 12." : "Write the time that is meant.",
          range: source.locateInside(path, start, end),
          at: path,
        };
    }
  },
};
