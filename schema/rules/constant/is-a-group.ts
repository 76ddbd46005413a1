import type { Check } from "../rule.ts";

/** A name in braces leads to a value, not to a group of values. */
export const check: Check = {
  codes: ["constant/is-a-group"],
  *run({ references, filler, source, correct }) {
    for (const { text, reference } of references) {
      const { path } = text.entry;
      const filled = filler.reference(reference, text.scopes[0]);
      if (filled.kind !== "group" || text.entry.isDefault) continue;
      const { name, keys } = filled;
      const names = keys.map((key) => `${name}.${key}`);
      const [only] = names;
      yield {
        code: "constant/is-a-group",
        severity: "error",
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
