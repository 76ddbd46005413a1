import { childField, fieldFor } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type Data, type DataMap } from "../../problem.ts";
import { compareLists } from "./lists.ts";
import { compareConstants, compareNamed } from "./named.ts";
import type { Comparison, Spot } from "./raw.ts";
import { isSame } from "./same.ts";
import { mapOf } from "../../language/data.ts";

const unknown: Field = {};

const isNested = (data: Data | undefined): boolean => Array.isArray(data) || isMap(data);

/** Compares what stands in the same place of both files, and what is below it. A missing side is not written and has no default. */
export function compareValues(
  comparison: Comparison,
  before: Spot | undefined,
  after: Spot | undefined,
  written: Field,
): void {
  if (isSame(before?.data, after?.data)) return;
  const { raws } = comparison;
  const field = fieldFor(written, (after ?? before)?.data);
  const [ours, theirs] = [before?.data, after?.data];
  const isList = [ours, theirs].every((data) => data === undefined || Array.isArray(data));
  if (isList)
    compareLists(comparison, { spot: before, data: ours }, { spot: after, data: theirs }, field.items ?? unknown);
  else if (before && after && isMap(ours) && isMap(theirs)) {
    if (field.open === true) compareConstants(comparison, before, after);
    else if (field.names !== undefined) compareNamed(comparison, before, after, field);
    else compareMaps(comparison, before, after, field);
  } else if (isNested(ours) && isNested(theirs)) raws.push({ kind: "value", ...spots(before, after), field });
  else if (after && isNested(theirs) && ours === undefined) raws.push({ kind: "added", after, field });
  else if (before && isNested(ours) && theirs === undefined) raws.push({ kind: "removed", before, field });
  else raws.push({ kind: "value", ...spots(before, after), field });
}

const spots = (before: Spot | undefined, after: Spot | undefined) => ({
  ...(before && { before }),
  ...(after && { after }),
});

/**
 * Compares two mappings key by key: those of the new file in its order, then those that are gone. What is not written has its
 * default.
 */
export function compareMaps(
  comparison: Comparison,
  before: Spot,
  after: Spot,
  field: Field,
  skip: ReadonlySet<string> = new Set(),
): void {
  const [ours, theirs] = [mapOf(before.data), mapOf(after.data)];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    if (skip.has(key)) continue;
    const child = childField(field, key) ?? unknown;
    const spotIn = (data: DataMap, { path }: Spot): Spot | undefined => {
      const value = Object.hasOwn(data, key) ? data[key] : fieldFor(child, undefined).default;
      return value === undefined ? undefined : { path: [...path, key], data: value };
    };
    compareValues(comparison, spotIn(ours, before), spotIn(theirs, after), child);
  }
}
