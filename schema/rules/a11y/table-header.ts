import type { Check } from "../rule.ts";

/** Every column of a table has a heading. */
export const check: Check = {
  codes: ["a11y/table-header"],
  *run({ inventory, source }) {
    for (const { path, value } of inventory.of("label")) {
      if (path.at(-3) !== "columns" || path.at(-1) !== "label" || typeof value !== "string" || value.trim() !== "")
        continue;
      yield {
        code: "a11y/table-header",
        severity: "error",
        message: "This column has no heading.",
        label: "no heading",
        help: "Say in a word or two what stands in the column.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
