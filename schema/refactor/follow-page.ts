import { collectInventory } from "../language/inventory.ts";
import { isMap, type Edit, type Path } from "../problem.ts";
import { indexSite } from "../site/site-index.ts";
import type { OpenSite } from "./open-site.ts";
import { isRefused, type Change, type Editable } from "../edit/editable.ts";
import { set } from "../edit/set.ts";
import { changeMoved } from "./plan/moved-from.ts";
import { writeReplacements } from "./plan/replacements.ts";
import { pageFollowers } from "./rename/page-followers.ts";

/**
 * The rest of a rename that was begun by hand: the page, or the planned one, has its new path already, and everything that leads to the old
 * one follows. Pages below it stay where they are.
 * @param at where the page is in the file
 * @param from the path that it had
 * @returns nothing where the file cannot be edited as it is
 */
export function followRenamedPage(
  site: OpenSite & { readonly editable: Editable },
  at: Path,
  from: string,
): readonly Edit[] | undefined {
  const before = withPath(site, at, from);
  const page = before && routeAt(site, at);
  if (!page) return undefined;
  const { anchors, links } = pageFollowers(before, [{ thing: { name: from, at }, to: page }]);
  const { edits, whole } = writeReplacements(site, [...anchors, ...links.replacements]);
  const values = whole.map(
    ({ path, value }): Change =>
      (on) =>
        set(on, path, value),
  );
  const moved = at[0] === "routes" ? [changeMoved(at, { add: [from] })] : [];
  const results = [...values, ...moved].map((change) => change(site.editable));
  const written = results.flatMap((result) => (isRefused(result) ? [] : result.edits));
  return results.some(isRefused) ? undefined : [...edits, ...written];
}

/** The site as it was before the path was changed; the places in the text stay. */
function withPath({ site, parsed, source, files }: OpenSite, at: Path, path: string): OpenSite | undefined {
  const [home, index] = at;
  const list = home === undefined ? undefined : site[home];
  if (!Array.isArray(list) || typeof index !== "number" || home === undefined) return undefined;
  const items = list.map((item, place) => (place === index && isMap(item) ? { ...item, path } : item));
  return { ...indexSite(collectInventory({ ...site, [home]: items }), parsed), source, files };
}

function routeAt({ site }: OpenSite, [home, index]: Path): string | undefined {
  const list = home === undefined ? undefined : site[home];
  const route = Array.isArray(list) ? list[Number(index)] : undefined;
  return isMap(route) && typeof route["path"] === "string" ? route["path"] : undefined;
}
