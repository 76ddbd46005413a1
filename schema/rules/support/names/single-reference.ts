import { parseReferences, lookUp, type Reference } from "../../../site/reference.ts";
import type { DataMap, Path } from "../../../problem.ts";

/** A constant, or a field of a collection, that a reference stands for. */
export interface Home {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly path: Path;
}

/** The reference that a text consists of; nothing where it holds anything else. */
function onlyReference(written: string): Reference | undefined {
  const { runs } = parseReferences(written.trim());
  const [first] = runs;
  return runs.length === 1 && first?.kind === "reference" ? first : undefined;
}

/** Where the value of a text that is one reference is written, through constants that name others. */
export function homeOf(written: string, site: DataMap, depth = 8): Home | undefined {
  const reference = onlyReference(written);
  if (!reference) return undefined;
  const found = lookUp(reference.name, site);
  if (found.kind !== "value" || typeof found.value === "object") return undefined;
  const deeper = typeof found.value === "string" && depth > 0 ? homeOf(found.value, site, depth - 1) : undefined;
  return deeper ?? { name: reference.name, value: found.value, path: found.path };
}
