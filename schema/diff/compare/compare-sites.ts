import { childField, fieldFor, root, topKeys, type Field } from "../../language/descriptor.ts";
import type { Side } from "../side.ts";
import { compareMaps, compareValues } from "./compare.ts";
import type { Comparison, Raw, Spot } from "./raw.ts";
import { compareRoutes } from "./routes.ts";

/** What differs between two files, in the order of the new one, and where everything is now. */
export type Differences = Pick<Comparison, "pairs" | "gone" | "before" | "after"> & { readonly raws: readonly Raw[] };

const noField: Field = {};

/** Compares two files, from the facts to the pages: what pages and texts name is known before they are compared. */
export function compareSites(before: Side, after: Side): Differences {
  const comparison: Comparison = {
    before,
    after,
    raws: [],
    pairs: new Map(),
    gone: new Set(),
    compare: (one, other, field) => compareValues(comparison, one, other, field),
  };
  const top = (side: Side): Spot => ({ path: [], data: side.value });
  for (const key of topKeys) {
    const field = childField(root, key) ?? noField;
    if (key === "routes") compareRoutes(comparison, fieldFor(field, undefined));
    else compareMaps(comparison, top(before), top(after), root, new Set(keysBut(before, after, key)));
  }
  compareMaps(comparison, top(before), top(after), root, new Set(topKeys));
  return comparison;
}

const keysBut = (before: Side, after: Side, key: string): string[] =>
  [...Object.keys(before.value), ...Object.keys(after.value)].filter((other) => other !== key);
