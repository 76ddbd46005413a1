import type { Check } from "../rule.ts";
import { wrongName } from "../support/image-path-words.ts";

/** Every picture is a file in the public folder, named as it is. */
export const check: Check = {
  codes: [
    "image/missing",
    "image/wrong-case",
    "image/outside-folder",
    "image/local-path",
    "image/backslash",
    "image/remote",
  ],
  *run({ inventory, files, source, correct }) {
    const all = files.list();
    for (const { path, value } of inventory.of("file")) {
      const found = typeof value === "string" && !value.includes("{") ? wrongName(value, all) : undefined;
      if (!found || typeof value !== "string") continue;
      const { wanted, isSafe, ...words } = found;
      const fixes = wanted === undefined ? [] : correct(path, 0, value.length, wanted, isSafe ? "safe" : "review");
      yield { ...words, severity: "error", range: source.locate(path), at: path, fixes };
    }
  },
};
