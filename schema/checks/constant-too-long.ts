import { quote } from "../explain/words.ts";
import type { Check } from "./check.ts";

/** Values that are put together from others end, and soon enough. */
export const check: Check = {
  codes: ["constant/too-long"],
  *run({ references, filler, source }) {
    for (const { text, reference } of references) {
      const filled = filler.reference(reference, text.scopes[0]);
      if (filled.kind !== "too-much") continue;
      yield {
        code: "constant/too-long",
        severity: "error",
        message: `${quote(filled.path.slice(1).join("."))} is put together from too many others.`,
        label: "grows without end",
        help: "Write its value out. A value may build on 50 others and have 100,000 characters.",
        range: source.locate(filled.path),
        at: filled.path,
      };
      // The next one would be a step of the same way.
      return;
    }
  },
};
