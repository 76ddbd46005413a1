import { withConstants } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";

/** A name in braces leads to a value, not to a group of values. */
export const rule: Rule = {
  meta: {
    code: "constant/is-a-group",
    severity: "error",
    isSaidOnce: true,
    what: "The name in braces leads to a group of values, not to one of them.",
    why: "A group is no text; write which of its values is meant.",
    bad: withConstants("hours: { opens: five, closes: noon }", "We open at {hours}."),
    good: withConstants("hours: { opens: five }", "We open at {hours.opens}."),
  },
  *find({ references, filler, source, correct }) {
    for (const { text, reference } of references) {
      const { path } = text.entry;
      const filled = filler.reference(reference, text.scopes[0]);
      if (filled.kind !== "group" || text.entry.isDefault) continue;
      const { name, keys } = filled;
      const names = keys.map((key) => `${name}.${key}`);
      const [only] = names;
      yield {
        message: `“${name}” is a group of values, not one of them.`,
        label: "a group",
        help:
          names.length === 0
            ? "Give it a value under “constants”."
            : `Name one of them: ${names
                .slice(0, 12)
                .map((one) => `{${one}}`)
                .join(", ")}.`,
        range: source.locateInside(path, reference.nameStart, reference.nameEnd),
        at: path,
        fixes:
          names.length === 1 && only !== undefined
            ? correct(path, reference.nameStart, reference.nameEnd, only, "review")
            : [],
      };
    }
  },
};
