import type { Edit, Path } from "../../problem.ts";
import type { Editable } from "../../edit/editable.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { namedFollowers } from "../rename/named-followers.ts";
import { siteBeforeKey } from "./site-before.ts";
import type { ThingKind } from "../things/thing.ts";
import { writeFollowers } from "./write-followers.ts";

const kinds: Readonly<Record<string, ThingKind>> = {
  constants: "constant",
  badges: "badge",
  shared: "shared",
  menus: "variant",
};

/**
 * The rest of a rename that was begun by hand: a constant or a group of them, a badge, a collection, an entry, a shared section or the menus of some pages have their
 * new key already, and every name in braces and every key that still says the old one follows.
 * @param at where it is in the file now
 * @param from the key that it had
 * @returns nothing where the file cannot be edited as it is
 */
export function followRenamedKey(
  site: OpenSite & { readonly editable: Editable },
  at: Path,
  from: string,
): readonly Edit[] | undefined {
  const old = [...at.slice(0, -1), from];
  const kind = kinds[String(at[0])] ?? (at.length === 2 ? "collection" : "entry");
  const { replacements } = namedFollowers(siteBeforeKey(site, at, from), { kind, at: old }, String(at.at(-1)));
  const here = replacements.map((one) =>
    isWithin(one.path, old) ? { ...one, path: [...at, ...one.path.slice(at.length)] } : one,
  );
  return writeFollowers(site, here, []);
}
