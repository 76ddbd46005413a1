import type { DataMap, Path } from "../../problem.ts";
import { lookUp, type EntryScope, type Reference } from "../../site/reference.ts";

/** What a reference leads to. */
export interface ReferenceTarget {
  readonly path: Path;
  /** The name holds the whole path: it does not begin inside an entry whose fields the text may name. */
  readonly isWhole: boolean;
}

/** Where a reference leads, once for each entry that its text is repeated for. What it does not know is left out. */
export function targetsOf(
  { name }: Reference,
  scopes: readonly EntryScope[],
  site: DataMap,
): readonly ReferenceTarget[] {
  const all: readonly (EntryScope | undefined)[] = scopes.length === 0 ? [undefined] : scopes;
  const found = new Map<string, ReferenceTarget>();
  for (const scope of all) {
    const target = lookUp(name, site, scope);
    if (target.kind === "nothing") continue;
    const isWhole = target.path.slice(1).join(".") === name;
    found.set(target.path.join("\n"), { path: target.path, isWhole });
  }
  return [...found.values()];
}
