import { dataAt } from "../../language/data-at.ts";
import { fieldAt, keyOfPart } from "../../language/descriptor.ts";
import type { Data, Path } from "../../problem.ts";
import { refuse, type Change } from "../../edit/editable.ts";
import { insertAt, insertKey } from "../../edit/insert.ts";
import { sequence } from "../../edit/sequence.ts";
import { unset } from "../../edit/unset.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";

const listIn = (data: Data | undefined): readonly string[] =>
  Array.isArray(data) ? data.filter((item) => typeof item === "string") : [];

/** Where the old addresses of a place are written; nothing where it takes none. An own section type may have another key for them. */
export function movedPath(value: Data, at: Path): Path | undefined {
  const key = keyOfPart(fieldAt(value, at), "moved-from");
  return key === undefined ? undefined : [...at, key];
}

/** The old addresses that are written at a place. */
export function movedAt({ site }: OpenSite, at: Path): readonly string[] {
  const path = movedPath(site, at);
  return path ? listIn(dataAt(site, path)) : [];
}

/** Whether an old address is one of a place, not of one inside it. */
export const isMovedOf = (at: Path, moved: Path): boolean => moved.length === at.length + 2 && isWithin(moved, at);

/**
 * The old addresses of a place that it needs no more once it is called by one of them again: that one, and those behind it that lead
 * there anyway because a page above has an old address.
 */
export function backAddresses(site: OpenSite, at: Path, news: readonly string[]): readonly string[] {
  const own = movedAt(site, at);
  const first = own.findIndex((address) => news.includes(address));
  if (first === -1) return [];
  const leadsAnyway = (address: string): boolean =>
    site.pages.moved.some(
      ({ from, to, at: place }) =>
        address.startsWith(`${from}/`) && news.includes(`${to}${address.slice(from.length)}`) && !isMovedOf(at, place),
    );
  return own.slice(first).filter((address) => news.includes(address) || leadsAnyway(address));
}

/** Takes old addresses away from a place and adds others that are not there. */
export function changeMoved(
  at: Path,
  { add = [], remove = [] }: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
): Change {
  return (on) => {
    const path = movedPath(on.value, at);
    if (!path) return refuse(`Old addresses cannot be kept there, because it takes no “movedFrom”.`);
    const now = listIn(dataAt(on.value, path));
    const without = remove.map((address) => now.indexOf(address)).filter((index) => index !== -1);
    const fresh = [...new Set(add)].filter((address) => !now.includes(address));
    if (now.length === 0)
      return fresh.length === 0
        ? { edits: [] }
        : insertKey(on, at, String(path.at(-1)), [...fresh], { staysOnLine: true });
    // From the last one on, so that the others keep their index.
    const removals = without
      .toSorted((one, other) => other - one)
      .map(
        (index): Change =>
          (open) =>
            unset(open, [...path, index]),
      );
    const additions = fresh.map(
      (address, index): Change =>
        (open) =>
          insertAt(open, path, now.length + index, address, { staysOnLine: true }),
    );
    return sequence(on, [...additions, ...removals]);
  };
}

/** Adds old addresses to a place. */
export const addMoved = (at: Path, addresses: readonly string[]): Change => changeMoved(at, { add: addresses });
