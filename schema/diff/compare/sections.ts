import { fieldFor } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap } from "../../problem.ts";
import { textOf } from "../../language/data.ts";
import { effectiveSection } from "../side.ts";
import { compareMaps } from "./compare.ts";
import type { Comparison, Spot } from "./raw.ts";

/**
 * Compares a section with what it was. Where only one of the two is a shared section, or they show different ones, what visitors see is
 * compared: the section with what it takes from “shared”.
 */
export function compareSections(comparison: Comparison, before: Spot, after: Spot, section: Field): void {
  const [ours, theirs] = [before.data, after.data];
  if (!isMap(ours) || !isMap(theirs)) return comparison.compare(before, after, section);
  const [used, usedNow] = [textOf(ours["use"]), textOf(theirs["use"])];
  const key = used === undefined ? undefined : comparison.pairs.get(`shared\u0000${used}`)?.at(-1);
  if (used === undefined && usedNow === undefined) return comparison.compare(before, after, section);
  if (usedNow !== undefined && (used === usedNow || key === usedNow))
    return compareMaps(comparison, before, after, fieldFor(section, theirs));
  comparison.raws.push({ kind: "sharing", before, after, field: section });
  const [full, fullNow] = [
    { path: before.path, data: effectiveSection(comparison.before.value, ours) },
    { path: after.path, data: effectiveSection(comparison.after.value, theirs) },
  ];
  comparison.compare(full, fullNow, section);
}
