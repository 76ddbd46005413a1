import { withConstants } from "../../problems/sample-sites.ts";
import { quote } from "../../language/words.ts";
import { maxTextLength } from "../../site/fill.ts";
import type { Rule } from "../rule.ts";

const doubled = (times: number): string =>
  Array.from({ length: times }, (_, index) => `g${index + 1}: "{greeting.g${index}}{greeting.g${index}}"`).join(", ");

/** Values that are put together from others end, and soon enough. */
export const rule: Rule = {
  meta: {
    code: "constant/too-long",
    severity: "error",
    what: "A value is put together from others that are put together from others, until it is longer than any text.",
    why: "A few that double each other are enough to fill a whole disk.",
    bad: withConstants(`greeting: { g0: Good morning, ${doubled(20)} }`, '"{greeting.g20}"'),
    good: withConstants("greeting: Good morning", '"{greeting}"'),
  },
  *find({ references, filler, source }) {
    let length = 0;
    let last: unknown;
    for (const { text, reference } of references) {
      const filled = filler.reference(reference, text.scopes[0]);
      length = (last === text ? length : 0) + (filled.kind === "filled" ? filled.text.length : 0);
      last = text;
      if (filled.kind !== "too-much" && length <= maxTextLength) continue;
      const at = filled.kind === "too-much" ? filled.path : text.entry.path;
      yield {
        message: `${quote(at.join("."))} becomes too long, or leads through too many others.`,
        label: "grows too long",
        help: "Write it out. A value may build on 50 others and have 100,000 characters, a text a million.",
        range: source.locate(at),
        at,
      };
      // The next one would be a step of the same way.
      return;
    }
  },
};
