import { nearest } from "../../reader/nearest.ts";
import type { Check } from "../rule.ts";
import { mapAt } from "../context.ts";
import { joinedNames } from "../support/names/joined-names.ts";

const kinds = [
  { part: "badge", code: "badge/unused", home: "badges", noun: "badge" },
  { part: "shared", code: "shared/unused", home: "shared", noun: "shared section" },
] as const;

/** Something uses every badge and every shared section. Said only where every use is known. */
export const check: Check = {
  codes: kinds.map(({ code }) => code),
  *run({ inventory, site, source }) {
    if (inventory.gaps.length > 0) return;
    for (const { part, code, home, noun } of kinds) {
      const keys = Object.keys(mapAt(site, home));
      // A misspelt use is a use: the misspelling is the problem.
      const uses = inventory.of(part).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
      const used = new Set(
        uses.flatMap((value) =>
          keys.includes(value) ? value : (joinedNames(value, keys) ?? nearest(value, keys) ?? []),
        ),
      );
      for (const key of keys) {
        if (used.has(key)) continue;
        yield {
          code,
          severity: "warning",
          message: `Nothing uses the ${noun} “${key.slice(0, 40)}”.`,
          label: "not used",
          help:
            part === "shared"
              ? `Show it on a page with “- use: ${key}”, or delete it.`
              : "Name it where it belongs, or delete it.",
          range: source.locate([home, key], "key"),
          at: [home, key],
        };
      }
    }
  },
};
