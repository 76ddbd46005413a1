import { nearest } from "../../reader/nearest.ts";
import { nearestPages } from "../../site/address.ts";
import { placeAt } from "../uses/find-uses.ts";
import { isSamePath } from "../../site/paths.ts";
import type { ReferenceIndex } from "../reference-index.ts";
import type { Thing, ThingKind } from "./thing.ts";

/** What a name on the command line may be: one thing, several, or none with the nearest name. */
export interface NamedThings {
  readonly things: readonly Thing[];
  /** Names that are nearly the same, where nothing has the name. */
  readonly near: readonly string[];
  /** The name without what says its kind. */
  readonly called: string;
}

const prefixes: Readonly<Record<string, readonly ThingKind[]>> = {
  page: ["page", "planned"],
  planned: ["planned"],
  anchor: ["anchor"],
  constant: ["constant"],
  badge: ["badge"],
  collection: ["collection"],
  entry: ["entry"],
  field: ["field"],
  shared: ["shared"],
  picture: ["picture"],
  menu: ["menu"],
  item: ["item"],
  section: ["section", "anchor"],
  variant: ["variant"],
};

/** A name with the kinds that it says: `badge:popular`, `{trial.days}`, `/pricing#questions`, `art/mark.svg`. */
export function readName(written: string): { readonly kinds: readonly ThingKind[] | undefined; readonly name: string } {
  const braces = /^\{\s*([^{}]+?)\s*\}$/.exec(written.trim())?.[1];
  if (braces !== undefined) return { kinds: ["constant", "entry", "field", "collection"], name: braces };
  const [, prefix = "", rest = ""] = /^([a-z]+):(.*)$/s.exec(written.trim()) ?? [];
  const kinds = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined;
  return kinds
    ? { kinds, name: prefix === "entry" ? rest.replace("/", ".") : rest }
    : { kinds: undefined, name: written.trim() };
}

/** What a name means: pages and anchors by their address, everything else by its key. */
export function findNamed(index: ReferenceIndex, written: string): NamedThings {
  const { kinds, name } = readName(written);
  const isWanted = ({ kind }: Thing): boolean => kinds === undefined || kinds.includes(kind);
  const isAddress = name.startsWith("/") || name.includes("#");
  const all = isAddress ? byAddress(index, name) : byKey(index, name);
  const wantedOnes = preferred(all.filter(isWanted));
  // An entry of the header that opens no panel is both: a menu, and an entry of the main menu.
  const isEntry = kinds?.includes("item") === true && wantedOnes.length === 0;
  const found = isEntry ? all.filter(({ kind }) => kind === "menu") : wantedOnes;
  if (found.length > 0) return { things: found, near: [], called: name };
  const wanted = index.things.filter(isWanted);
  const near = name.startsWith("/")
    ? nearestPages(name.replace("#", "/").replace(/^\/+/, "/"), index.site.pages.index)
    : [
        nearest(
          name,
          wanted.flatMap((one) => [one.name, ...one.aliases]),
        ),
      ].filter((one) => one !== undefined);
  return { things: [], near, called: name };
}

const hasName = ({ name, aliases }: Thing, wanted: string): boolean => name === wanted || aliases.includes(wanted);

function byAddress({ things, site }: ReferenceIndex, written: string): readonly Thing[] {
  const [page = "", anchor] = written.split("#");
  const address = `${page === "/" && anchor !== undefined ? "" : page}${anchor === undefined ? "" : `/${anchor}`}`;
  const path = address.length > 1 ? address.replace(/\/$/, "") : address;
  const pages = things.filter(({ kind, name }) => (kind === "page" || kind === "planned") && name === path);
  if (anchor === undefined && pages.length > 0) return pages;
  const named = things.filter((one) => one.kind === "anchor" && hasName(one, path));
  if (named.length > 0) return named;
  const sections = anchor === undefined ? [] : sectionsAt(things, page, anchor);
  if (sections.length > 0) return sections;
  const place = placeAt(path, site);
  const at = place?.anchor?.at.slice(0, -1);
  const isMoved = Object.hasOwn(site.pages.index.moved, path);
  const reached = at && !isMoved ? things.filter((one) => one.kind === "anchor" && isSamePath(one.at, at)) : [];
  return reached.length > 0 ? reached : things.filter(({ kind, name }) => kind === "picture" && `/${name}` === path);
}

/** The sections of a page that are called by their number, or by their type. */
function sectionsAt(things: readonly Thing[], page: string, called: string): readonly Thing[] {
  const own = things.find((one) => one.kind === "page" && one.name === page);
  const name = `${page}#${called}`;
  const isNumbered = ({ kind, at }: Thing): boolean =>
    kind === "anchor" && own !== undefined && isSamePath(at, [...own.at, "sections", Number(called) - 1]);
  const found = things.filter((one) => (one.kind === "section" && one.name === name) || isNumbered(one));
  return found.length > 0 ? found : things.filter((one) => one.kind === "section" && one.aliases.includes(name));
}

function byKey({ things }: ReferenceIndex, name: string): readonly Thing[] {
  const bare = name.replace(/^public\//, "").normalize();
  return things.filter(
    ({ kind, name: own, aliases }) =>
      kind !== "page" &&
      kind !== "anchor" &&
      kind !== "section" &&
      (own === name || aliases.includes(name) || (kind === "picture" && own === bare)),
  );
}

/** A word of a menu is easily a name of something else: it is meant only where nothing else is, or where its kind is said. */
function preferred(found: readonly Thing[]): readonly Thing[] {
  const others = found.filter(({ kind }) => kind !== "menu" && kind !== "item");
  const groups = found.filter(({ kind }) => kind === "menu");
  return [others, groups, found].find((some) => some.length > 0) ?? [];
}
