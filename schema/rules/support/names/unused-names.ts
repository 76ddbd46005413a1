import { dataAt } from "../../../language/data-at.ts";
import type { Path } from "../../../problem.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { joinedNames } from "./joined-names.ts";

interface Defined {
  readonly part: "badge" | "shared" | "menu-variant";
  /** Where the names are defined. */
  readonly home: Path;
  readonly noun: string;
  readonly help: (name: string) => string;
}

/** Names that are defined and not used. Reported only where every use is known. */
export function* unusedNames(context: Context, { part, home, noun, help }: Defined): Iterable<Finding> {
  const { inventory, site, source } = context;
  if (inventory.gaps.length > 0) return;
  const keys = Object.keys(dataAt(site, home) ?? {});
  // A misspelt use is a use: the misspelling is the problem.
  const uses = inventory.of(part).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const used = new Set(
    uses.flatMap((value) => (keys.includes(value) ? value : (joinedNames(value, keys) ?? nearest(value, keys) ?? []))),
  );
  for (const key of keys) {
    if (used.has(key)) continue;
    yield {
      message: `Nothing uses the ${noun} “${key.slice(0, 40)}”.`,
      label: "not used",
      help: help(key),
      range: source.locate([...home, key], "key"),
      at: [...home, key],
    };
  }
}
