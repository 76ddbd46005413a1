import { dataAt } from "../../../language/data-at.ts";
import { knownKeys, sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { isMap, type DataMap, type Path } from "../../../problem.ts";
import { mismatchesOf } from "../../../language/language.ts";
import type { Context } from "../context.ts";

/** The only type that a section without one can be: all that is in it fits. */
export function fittingType({ value }: Context, path: Path): string | undefined {
  const section = dataAt(value, path);
  if (!isMap(section) || Object.hasOwn(section, "type")) return undefined;
  const fitting = sectionTypes.filter((type) => fitsType(section, type));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether all that is in a section fits a type, which it need not have. */
export function fitsType(section: DataMap, type: string): boolean {
  const field = sectionField(type) ?? {};
  const known = knownKeys(field);
  const isLikely =
    Object.keys(section).every((key) => known.includes(key)) &&
    field.required?.every((key) => key === "type" || Object.hasOwn(section, key)) === true;
  if (!isLikely) return false;
  const mismatches = mismatchesOf({ shared: { section: { ...section, type } } });
  return !mismatches.some(({ instancePath }) => `${instancePath}/`.startsWith("/shared/section/"));
}
