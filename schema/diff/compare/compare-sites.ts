import { childField, fieldFor, root, topKeys } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import type { Side } from "../side.ts";
import { compareMaps, compareValues } from "./compare.ts";
import type { Comparison, Differences, Raw, Spot } from "./raw.ts";
import { compareRoutes } from "./routes.ts";

const noField: Field = {};

/** What others name: where it is now is known before they are compared. */
const named: readonly string[] = ["constants", "badges", "collections", "shared"];

/** Compares two files, from the facts to the pages: what pages and texts name is known before they are compared. */
export function compareSites(before: Side, after: Side, renamedFiles: ReadonlyMap<string, string>): Differences {
  const comparison: Comparison = {
    before,
    after,
    raws: [],
    renamedFiles,
    pairs: new Map(),
    gone: new Set(),
    compare: (one, other, field) => compareValues(comparison, one, other, field),
  };
  const top = (side: Side): Spot => ({ path: [], data: side.value });
  for (const key of [...named, "routes", ...topKeys.filter((one) => one !== "routes" && !named.includes(one))]) {
    const field = childField(root, key) ?? noField;
    if (key === "routes") compareRoutes(comparison, fieldFor(field, undefined));
    else compareMaps(comparison, top(before), top(after), root, new Set(keysBut(before, after, key)));
  }
  compareMaps(comparison, top(before), top(after), root, new Set(topKeys));
  const rank = (raw: Raw): number => topKeys.indexOf(String(placeOf(raw)?.path[0]));
  return { ...comparison, raws: comparison.raws.toSorted((one, other) => rank(one) - rank(other)) };
}

const placeOf = (raw: Raw): Spot | undefined =>
  ("after" in raw ? raw.after : undefined) ?? ("before" in raw ? raw.before : undefined);

const keysBut = (before: Side, after: Side, key: string): string[] =>
  [...Object.keys(before.value), ...Object.keys(after.value)].filter((other) => other !== key);
