import { resolveAddress } from "../../site/address.ts";
import type { Path } from "../../problem.ts";
import type { PageAnchor, PageEntry } from "../../site/pages.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { picturePath } from "../things/find-things.ts";
import { targetsOf } from "./global-reference.ts";
import type { Use } from "./use.ts";

/** Every use of a thing in the file, in the order of the text within each kind. */
export function findUses(site: OpenSite): readonly Use[] {
  return [...linksOf(site), ...referencesOf(site), ...namesOf(site), ...picturesOf(site), ...movedOf(site)];
}

/** What is at a path of the site. */
export interface FoundPlace {
  readonly page: PageEntry;
  readonly anchor?: PageAnchor;
}

const placeIndexes = new WeakMap<OpenSite["pages"], Map<string, PageEntry>>();

/** The page, and the place on it, that an address leads to; nothing where it leads to neither. */
export function placeAt(path: string, { pages }: OpenSite): FoundPlace | undefined {
  const place = resolveAddress(path, pages.index);
  if (place.kind !== "page") return undefined;
  let byPath = placeIndexes.get(pages);
  if (!byPath) {
    byPath = new Map(pages.pages.toReversed().map((page) => [page.path, page]));
    placeIndexes.set(pages, byPath);
  }
  const page = byPath.get(place.page);
  if (!page) return undefined;
  const anchor = page.anchors.find((one) => one.anchor === place.anchor);
  return anchor ? { page, anchor } : { page };
}

/** Where a link leads: pages, places and planned pages by their paths in the file, files by their picture path. */
function targetsOfLink(link: WrittenLink, site: OpenSite): readonly Path[] {
  return link.targets.flatMap((target): readonly Path[] => {
    if (target.kind !== "page") return [];
    const found = placeAt(target.path, site);
    if (found) return [found.page.at, ...(found.anchor ? [found.anchor.at.slice(0, -1)] : [])];
    const place = resolveAddress(target.path, site.pages.index);
    const planned = place.kind === "planned" && site.pages.planned.find(({ path }) => path === place.page);
    if (planned) return [planned.at];
    const hidden = site.pages.hidden.find(({ path }) => path === target.path);
    if (hidden) return [hidden.at];
    const file = target.path.slice(1).normalize();
    return site.files.facts(file) ? [picturePath(file)] : [];
  });
}

function* linksOf(site: OpenSite): Iterable<Use> {
  for (const link of site.links) {
    if (link.text.entry.isDefault) continue;
    const to = targetsOfLink(link, site);
    if (to.length > 0) yield { kind: "link", to, path: link.path, start: link.start, end: link.end };
  }
}

function* referencesOf(site: OpenSite): Iterable<Use> {
  for (const { text, reference } of site.references) {
    if (text.entry.isDefault) continue;
    const targets = targetsOf(reference, text.scopes, site.site);
    const { nameStart: start, nameEnd: end } = reference;
    if (targets.length === 0) continue;
    const isRelative = targets.every(({ isWhole }) => !isWhole);
    const to = targets.map(({ path }) => path);
    yield { kind: "reference", to, path: text.entry.path, start, end, ...(isRelative && { isRelative }) };
  }
}

/** The parts whose values are keys, and where the keys are written. */
const keyParts: readonly (readonly [part: string, home: Path])[] = [
  ["badge", ["badges"]],
  ["collection", ["collections"]],
  ["shared", ["shared"]],
  ["menu-variant", ["menus", "variants"]],
];

function* namesOf({ inventory }: OpenSite): Iterable<Use> {
  for (const [part, home] of keyParts)
    for (const { path, value, isDefault } of inventory.of(part))
      if (typeof value === "string" && !isDefault)
        yield { kind: "name", to: [[...home, value]], path, start: 0, end: value.length };
  const groups = new Map(
    inventory
      .of("key")
      .filter(({ path }) => path[0] === "menus" && path[1] === "footer")
      .map(({ path, value }) => [value, path.slice(0, -1)]),
  );
  for (const { path, value } of inventory.of("footer-group")) {
    const at = groups.get(value);
    if (typeof value === "string" && at) yield { kind: "name", to: [at], path, start: 0, end: value.length };
  }
}

function* picturesOf({ pictures }: OpenSite): Iterable<Use> {
  for (const { src, path, start, end } of pictures) yield { kind: "picture", to: [picturePath(src)], path, start, end };
}

function* movedOf({ inventory }: OpenSite): Iterable<Use> {
  for (const { path: list, value, isDefault } of inventory.of("moved-from")) {
    if (!Array.isArray(value) || isDefault) continue;
    for (const [index, address] of value.entries())
      if (typeof address === "string")
        yield { kind: "moved", to: [list.slice(0, -1)], path: [...list, index], start: 0, end: address.length };
  }
}
