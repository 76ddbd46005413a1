import { plainText, fillMarkdown, fillText, type Filling } from "../schema/fill-text.ts";
import { createFiller, type Filler } from "../schema/fill.ts";
import type { InventoryEntry } from "../schema/inventory.ts";
import { parseMarkdown } from "../schema/markdown.ts";
import { isMap, type CheckedSite, type Data, type DataMap, type Files, type Path } from "../schema/problem.ts";
import type { EntryScope } from "../schema/reference.ts";
import { parseText } from "../schema/text.ts";
import type { Text } from "../schema/values.ts";
import type { Model } from "./model.ts";
import { resolveLink } from "./resolve-link.ts";
import { listOf, rawAddresses, visibleRoutes, type RawAddresses } from "./resolve-pages.ts";

/** What becomes of a value, by the part that it is. Parts that are not named stay as they are. */
type Resolver = (value: Data, scope: EntryScope | undefined) => unknown;
/** A piece of the model while it is made: `Data` with texts, addresses and images in it. */
type Piece = { [key: string]: unknown };

interface ResolveOptions {
  readonly files: Files;
  /** Changes with every build. */
  readonly build: string;
}

const isPiece = (value: unknown): value is Piece => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/**
 * Makes the model of a checked site: references filled in, texts read, addresses decided, pictures measured, shared sections
 * put in. It goes by the parts that the inventory names and knows neither blocks nor products.
 */
export function resolve({ inventory }: CheckedSite, { files, build }: ResolveOptions): Model {
  const { site } = inventory;
  const routes = visibleRoutes(site);
  const raw = rawAddresses(site, routes);
  const filler = createFiller(site);
  const resolvers = resolversOf(site, raw, filler, files);
  const copy: Piece = structuredClone(site);

  // From the inside out: a picture's words are filled in before the picture is made.
  for (const entry of [...inventory.entries].reverse()) {
    const resolver = entry.entryScope ? undefined : resolvers[entry.part];
    if (resolver) replaceAt(copy, entry.path, resolver(entry.value, undefined));
  }
  const collections = isPiece(copy["collections"]) ? copy["collections"] : {};
  addSavings(collections, filler);
  for (const { path, value } of inventory.of("collection"))
    fillEntries(copy, path, String(value), { site, collections, resolvers });
  return modelOf(copy, raw, inventory.of("icon"), build);
}

function resolversOf(site: DataMap, raw: RawAddresses, filler: Filler, files: Files): Record<string, Resolver> {
  const link = (target: string): ReturnType<typeof resolveLink> => resolveLink(target.trim(), raw);
  const filling = (scope: EntryScope | undefined): Filling => ({
    reference: (reference) => filler.runs([reference], scope),
    address: ({ target }) => link(filler.runs(target, scope)),
  });
  const badges = isMap(site["badges"]) ? site["badges"] : {};
  return {
    label: (value, scope) => (typeof value === "string" ? filler.words(value, scope) : value),
    nav: (value, scope) => (typeof value === "string" ? filler.words(value, scope) : value),
    text: (value, scope) => fillText(parseText(String(value)).content, filling(scope)),
    markdown: (value, scope) => fillMarkdown(parseMarkdown(String(value)), filling(scope)),
    link: (value, scope) => link(filler.words(String(value), scope)),
    number: (value) => filler.value(value),
    money(value) {
      const amount = numberOf(filler.value(value));
      return { value: amount, text: filler.formats.money(amount) };
    },
    date(value) {
      const iso = String(filler.value(value));
      return { iso, text: filler.formats.date(iso) ?? iso };
    },
    badge(value) {
      const badge = badges[String(value)];
      return isMap(badge) ? { ...badge, label: filler.words(String(badge["label"])) } : value;
    },
    image(value) {
      if (!isMap(value)) return value;
      const src = String(value["src"]);
      const { width = 0, height = 0 } = files.facts(src) ?? {};
      return { src, alt: value["decorative"] === true ? "" : filler.words(String(value["alt"] ?? "")), width, height };
    },
  };
}

function replaceAt(root: Piece, path: Path, value: unknown): void {
  const key = path.at(-1);
  const parent = at(root, path.slice(0, -1));
  if (isList(parent) && typeof key === "number") parent[key] = value;
  else if (isPiece(parent) && key !== undefined) parent[key] = value;
}

function at(root: Piece, path: Path): unknown {
  let place: unknown = root;
  for (const key of path) place = isList(place) ? place[Number(key)] : isPiece(place) ? place[key] : undefined;
  return place;
}

function addSavings(collections: Piece, filler: Filler): void {
  for (const collection of Object.values(collections).filter(isPiece))
    for (const entry of Object.values(collection).filter(isPiece)) {
      const { price, originalPrice } = entry;
      if (!isPiece(price) || !isPiece(originalPrice)) continue;
      const value = Math.round((numberOf(originalPrice["value"]) - numberOf(price["value"])) * 100) / 100;
      entry["saving"] = { value, text: filler.formats.money(value) };
    }
}

interface EntrySources {
  readonly site: DataMap;
  readonly collections: Piece;
  readonly resolvers: Record<string, Resolver>;
}

/** Puts the entries in place of the collection's name, each with the section's button filled in for it. */
function fillEntries(root: Piece, path: Path, name: string, { site, collections, resolvers }: EntrySources): void {
  const section = at(root, path.slice(0, -1));
  if (!isPiece(section)) return;
  const written = isMap(site["collections"]) ? site["collections"][name] : undefined;
  const { action } = section;
  section[String(path.at(-1))] = Object.entries(isPiece(collections[name]) ? collections[name] : {}).map(([key, entry]) => {
    const value = isMap(written) ? written[key] : undefined;
    if (!isPiece(entry) || !isMap(value) || !isPiece(action) || entry["action"] !== undefined) return entry;
    const scope: EntryScope = { value, path: ["collections", name, key] };
    const filled = { ...action, label: resolvers["label"]?.(String(action["label"]), scope), href: resolvers["link"]?.(String(action["href"]), scope) };
    return { ...entry, action: filled };
  });
  delete section["action"];
}

function modelOf(copy: Piece, raw: RawAddresses, icons: readonly InventoryEntry[], build: string): Model {
  const pages = resolvedRoutes(copy).map((route) => {
    const { path, title, description, sectionNav, sections } = route;
    return { path, title, sections, sectionLinks: sectionNav === true ? sectionLinks(sections) : [], ...(isList(description) && { description: plain(description) }) };
  });
  const titles = Object.fromEntries(pages.map(({ path, title }) => [String(path), title]));
  const planned = Object.fromEntries((isList(copy["planned"]) ? copy["planned"] : []).filter(isPiece).map((page) => [String(page["path"]), page]));
  const model: unknown = {
    frame: { build, site: copy["site"], menus: copy["menus"], labels: copy["labels"] },
    pages,
    addresses: { pages: Object.fromEntries(Object.entries(raw.pages).map(([path, { anchors }]) => [path, { title: titles[path], anchors }])), planned, moved: raw.moved },
    icons: icons.map(({ value }) => value),
  };
  if (!isModel(model)) throw new Error("The model has no pages");
  return model;
}

/** The check has validated every field against the schema that the types of the model come from. */
const isModel = (model: unknown): model is Model => isPiece(model) && isList(model["pages"]);

const isText = (value: unknown[]): value is [...Text] => value.length > 0;
const plain = (description: unknown[]): string => (isText(description) ? plainText(description) : "");

function resolvedRoutes(copy: Piece): Piece[] {
  return visibleRoutes(asData(copy));
}

/** The pieces are plain JSON all the same; the routes are put together as in the file. */
const isData = (value: unknown): value is DataMap => isPiece(value);
const asData = (copy: Piece): DataMap => (isData(copy) ? copy : {});

function sectionLinks(sections: unknown): Piece[] {
  return (isList(sections) ? sections : []).filter(isPiece).flatMap(({ anchor, nav, title }) => {
    const label = nav ?? title;
    return typeof anchor === "string" && typeof label === "string" ? [{ label, anchor }] : [];
  });
}
