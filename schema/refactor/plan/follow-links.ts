import { resolveAddress } from "../../site/address.ts";
import type { PlannedEntry } from "../../site/pages.ts";
import type { OpenSite } from "../open-site.ts";
import { pathsOf, type LinkPath, type WrittenStretch } from "../uses/link-pieces.ts";
import { placeAt, type FoundPlace } from "../uses/find-uses.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { Use } from "../uses/use.ts";
import type { Replacement } from "./replacements.ts";

/** Which address answers for a place afterwards; nothing where it is the same. `path`: how a link names it now. */
export interface Moves {
  readonly place: (place: FoundPlace, path: string) => string | undefined;
  readonly planned?: (entry: PlannedEntry) => string | undefined;
  /** Links that go by an old address follow as well: it leads nowhere afterwards. */
  readonly endsOldAddresses?: true;
}

/** A link that leads to what moves, and the addresses that it has afterwards. */
export interface FollowedLink extends Use {
  readonly link: WrittenLink;
  readonly addresses: readonly string[];
}

/** Links that lead to what moves. */
export interface FollowedLinks {
  readonly replacements: readonly Replacement[];
  readonly followed: readonly FollowedLink[];
  /** Several facts make up the address, so that no single place can be changed. */
  readonly left: readonly Use[];
}

/** Rewrites the links that lead to what moves. Those that go by an old address stay by default: the old address leads on. */
export function followLinks(site: OpenSite, moves: Moves): FollowedLinks {
  const replacements: Replacement[] = [];
  const followed: FollowedLink[] = [];
  const left: Use[] = [];
  for (const link of site.links) {
    if (link.text.entry.isDefault) continue;
    const wanted = pathsOf(link, site).flatMap((one) => {
      const to = newAddress(one.path, site, moves);
      return to === undefined || to === one.path ? [] : [{ one, to }];
    });
    if (wanted.length === 0) continue;
    const { path, start, end } = link;
    const use: Use = { kind: "link", to: [], path, start, end };
    const written = wanted.map(({ one, to }) => rewrite(one, to));
    const whole = written.filter((stretch) => stretch !== undefined);
    if (whole.length < written.length) left.push(use);
    else {
      followed.push({ ...use, link, addresses: wanted.map(({ to }) => to) });
      replacements.push(...whole);
    }
  }
  return { replacements, followed, left };
}

function newAddress(path: string, site: OpenSite, { place, planned, endsOldAddresses }: Moves): string | undefined {
  const found = resolveAddress(path, site.pages.index);
  if (found.kind === "planned") {
    const entry = site.pages.planned.find((one) => one.path === found.page);
    return found.page === path && entry ? planned?.(entry) : undefined;
  }
  if (found.kind === "nothing" || (found.moved !== undefined && !endsOldAddresses)) return undefined;
  const at = placeAt(path, site);
  return at && place(at, path);
}

/** The smallest stretch that makes the one address of the other and is written in one place. */
function rewrite(link: LinkPath, to: string): Replacement | undefined {
  const { path } = link;
  const whole = link.written(0, path.length);
  if (whole) return { ...whole, text: to };
  let head = 0;
  while (head < Math.min(path.length, to.length) && path[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(path.length, to.length) - head && path.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  const stretch: WrittenStretch | undefined = link.written(head, path.length - tail);
  return stretch && { ...stretch, text: to.slice(head, to.length - tail) };
}

/** A path with another page at its beginning. */
export function rebase(path: string, from: string, to: string): string {
  const below = from === "/" ? (path === "/" ? "" : path) : path.slice(from.length);
  return to === "/" ? below || "/" : `${to}${below}`;
}
