import type { Check } from "../rule.ts";

/** The parts that name something in the file or the public folder; braces in them would be taken literally. */
const parts = ["icon", "badge", "file", "collection", "shared", "footer-group"];

/** References stand only where they are filled in. */
export const check: Check = {
  codes: ["constant/not-allowed-here"],
  *run({ inventory, source }) {
    for (const part of parts)
      for (const { path, value } of inventory.of(part)) {
        const reference = typeof value === "string" ? /\{[^{}]*\}/.exec(value) : null;
        if (!reference) continue;
        const field = path.findLast((step) => typeof step === "string");
        yield {
          code: "constant/not-allowed-here",
          severity: "error",
          message: `Braces are not filled in here: “${field}” is a name.`,
          label: "not filled in",
          help: "Write the name itself.",
          range: source.locateInside(path, reference.index, reference.index + reference[0].length),
          at: path,
        };
      }
  },
};
