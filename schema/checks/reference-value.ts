import type { Check } from "./check.ts";
import { wrongDay, wrongNumber } from "./reference-value-words.ts";

/** What a reference stands for fits the field: a number within its limits, a day of the calendar. */
export const check: Check = {
  codes: ["constant/not-allowed-here", "value/out-of-range", "value/not-whole", "value/bad-date"],
  *run({ references, filler, source }) {
    for (const { text, reference } of references) {
      const { part, path, node } = text.entry;
      if (part !== "number" && part !== "money" && part !== "date") continue;
      const filled = filler.reference(reference, text.scopes[0]);
      // A format is for the eye; here the value counts.
      const isKnown = filled.kind === "filled" || filled.kind === "wrong-format" || filled.kind === "unknown-format";
      if (!isKnown) continue;
      const value = filler.value(`{${reference.name}}`, text.scopes[0]);
      const words = part === "date" ? wrongDay(value) : wrongNumber(value, node);
      if (words)
        yield {
          ...words,
          severity: "error",
          range: source.locateInside(path, reference.start, reference.end),
          at: path,
        };
    }
  },
};
