import type { Path } from "../../problem.ts";
import { followLinks, rebase, type FollowedLinks } from "../plan/follow-links.ts";
import type { Replacement } from "../plan/replacements.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";
import type { Thing } from "../things/thing.ts";

/** A page, or a planned one, that gets another path. */
export interface RenamedPage {
  readonly thing: Pick<Thing, "name" | "at">;
  readonly to: string;
}

/** What follows pages with other paths: links, and anchors that are written with the path of their page in front. */
export interface PageFollowers {
  readonly anchors: readonly Replacement[];
  readonly links: FollowedLinks;
}

export function pageFollowers(site: OpenSite, renamed: readonly RenamedPage[]): PageFollowers {
  const newPath = new Map(renamed.map((one) => [pathKey(one.thing.at), one.to]));
  const anchors = renamedAnchors(site, renamed);
  const links = followLinks(site, {
    place({ page, anchor }, path) {
      const moved = newPath.get(pathKey(page.at));
      const renamedAnchor = anchor && anchors.get(pathKey(anchor.at))?.to;
      if (moved === undefined && renamedAnchor === undefined) return undefined;
      const rebased = rebase(path, page.path, moved ?? page.path);
      // Decided by the old path: the new one may end with the old one, as /learn/courses does.
      const isWhole = anchor !== undefined && path.endsWith(`${page.path}/${anchor.anchor}`);
      return renamedAnchor !== undefined && isWhole
        ? `${rebased.slice(0, -anchor.anchor.length)}${renamedAnchor}`
        : rebased;
    },
    planned: ({ at }) => newPath.get(pathKey(at)),
  });
  return { anchors: [...anchors.values()].map(({ at, from, to }) => whole(at, from, to)), links };
}

/** A value that becomes another one. */
export const whole = (path: Path, from: string, to: string): Replacement => ({
  path,
  start: 0,
  end: from.length,
  text: to,
});

interface RenamedAnchor {
  readonly at: Path;
  readonly from: string;
  readonly to: string;
}

/** Anchors of the pages that are written with the path of the page in front: `products/sales`. */
function renamedAnchors(site: OpenSite, renamed: readonly RenamedPage[]): ReadonlyMap<string, RenamedAnchor> {
  const found = new Map<string, RenamedAnchor>();
  for (const { thing, to } of renamed) {
    if (thing.name === "/") continue;
    const head = `${thing.name.slice(1)}/`;
    const page = site.pages.pages.find(({ at }) => pathKey(at) === pathKey(thing.at));
    const written = site.inventory.of("anchor").filter(({ path }) => pathKey(path.slice(0, 2)) === pathKey(thing.at));
    const places = page?.anchors ?? written.map(({ path, value }) => ({ anchor: String(value), at: path }));
    for (const { anchor, at } of places)
      if (anchor.startsWith(head))
        found.set(pathKey(at), { at, from: anchor, to: rebase(`/${anchor}`, thing.name, to).slice(1) });
  }
  return found;
}
