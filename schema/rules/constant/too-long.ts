import { quote } from "../../language/words.ts";
import { maxTextLength } from "../../site/fill.ts";
import type { Check } from "../rule.ts";

/** Values that are put together from others end, and soon enough. */
export const check: Check = {
  codes: ["constant/too-long"],
  *run({ references, filler, source }) {
    let length = 0;
    let last: unknown;
    for (const { text, reference } of references) {
      const filled = filler.reference(reference, text.scopes[0]);
      length = (last === text ? length : 0) + (filled.kind === "filled" ? filled.text.length : 0);
      last = text;
      if (filled.kind !== "too-much" && length <= maxTextLength) continue;
      const at = filled.kind === "too-much" ? filled.path : text.entry.path;
      yield {
        code: "constant/too-long",
        severity: "error",
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
