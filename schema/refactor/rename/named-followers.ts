import type { Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import type { Replacement } from "../plan/replacements.ts";
import { indexReferences, usesOf } from "../reference-index.ts";
import type { Thing } from "../things/thing.ts";
import { targetsOf } from "../uses/global-reference.ts";
import type { Use } from "../uses/use.ts";

/** What follows a constant, a badge, a collection, an entry, a shared section or a variant of the menus with another key: names in braces, and keys as values. */
export function namedFollowers(
  site: OpenSite,
  thing: Pick<Thing, "kind" | "at">,
  key: string,
): { readonly uses: readonly Use[]; readonly replacements: readonly Replacement[] } {
  const uses = usesOf(indexReferences(site), thing).filter((use) => use.kind !== "link");
  return { uses, replacements: [...names(site, thing.at, key), ...keysIn(uses, thing.at, key)] };
}

/** The names in braces: the step that is renamed. */
function names(site: OpenSite, at: Path, key: string): readonly Replacement[] {
  const index = at.length - 2;
  return site.references.flatMap(({ text, reference }): Replacement[] => {
    if (text.entry.isDefault) return [];
    const isMeant = targetsOf(reference, text.scopes, site.site).some(
      ({ path, isWhole }) => isWhole && isWithin(path, at),
    );
    if (!isMeant) return [];
    const steps = reference.name.split(".");
    const start = reference.nameStart + steps.slice(0, index).join(".").length + (index > 0 ? 1 : 0);
    return [{ path: text.entry.path, start, end: start + (steps[index] ?? "").length, text: key }];
  });
}

/** The keys that stand as values: `badge: popular`. */
const keysIn = (uses: readonly Use[], at: Path, key: string): readonly Replacement[] =>
  at.length === 2 || at[0] === "menus"
    ? uses.flatMap(({ kind, path, start, end }) => (kind === "name" ? [{ path, start, end, text: key }] : []))
    : [];
