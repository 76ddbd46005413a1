import { emptyMap } from "../../language/data.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import type { Change } from "../../edit/editable.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";
import { lostAddresses } from "../plan/keep-addresses.ts";
import { addMoved, movedAt, movedPath } from "../plan/moved-from.ts";
import { siteWith, type OtherValue } from "./site-before.ts";

/**
 * The old addresses that are to be written so that each leads on: of what was renamed, and those that led there by way of it.
 * @param before the site before it was renamed by hand
 * @param at the page, or what holds the anchor
 * @param olds the addresses that it had
 * @param values what follows beside
 */
export function keepOlds(
  site: OpenSite,
  before: OpenSite,
  {
    at,
    olds,
    values = [],
  }: { readonly at: Path; readonly olds: readonly string[]; readonly values?: readonly OtherValue[] },
): readonly Change[] {
  if (olds.length === 0) return [];
  const kept = [...new Set([...movedAt(site, at), ...olds])];
  const after = siteWith(site, [
    ...values,
    { path: at, change: (holder) => withMoved(holder, movedPath(site.site, at)?.at(-1), kept) },
  ]);
  const more = lostAddresses(before, after);
  const own = more.filter((one) => pathKey(one.at) === pathKey(at)).flatMap(({ addresses }) => addresses);
  const others = more.filter((one) => pathKey(one.at) !== pathKey(at));
  return [addMoved(at, [...olds, ...own]), ...others.map((one) => addMoved(one.at, one.addresses))];
}

function withMoved(holder: Data, list: Path[number] | undefined, addresses: readonly string[]): Data {
  if (!isMap(holder) || list === undefined) return holder;
  const out = emptyMap();
  for (const [key, value] of Object.entries(holder)) out[key] = value;
  out[list] = [...addresses];
  return out;
}
