import { dataAt } from "../../../language/data-at.ts";
import { sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { isMap, type Path } from "../../../problem.ts";
import { mismatchesOf } from "../../../language/language.ts";
import type { Context } from "../context.ts";
import { knownKeys } from "../../../language/known-keys.ts";

/** The only type that a section without one can be: all that is in it fits. */
export function fittingType({ value }: Context, path: Path): string | undefined {
  const section = dataAt(value, path);
  if (!isMap(section) || Object.hasOwn(section, "type")) return undefined;
  const keys = Object.keys(section);
  const pointer = `/${path.join("/")}`;
  const fitting = sectionTypes.filter((type) => {
    const field = sectionField(type) ?? {};
    const known = knownKeys(field);
    const isLikely =
      keys.every((key) => known.includes(key)) && field.required?.every((key) => key === "type" || keys.includes(key));
    if (isLikely !== true) return false;
    section["type"] = type;
    const mismatches = mismatchesOf(value);
    delete section["type"];
    return !mismatches.some(({ instancePath }) => `${instancePath}/`.startsWith(`${pointer}/`));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
