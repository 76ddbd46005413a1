import { createFiller, type Filler } from "../../schema/site/fill.ts";
import type { AddressIndex } from "../../schema/site/address.ts";
import { plainText } from "../../schema/site/fill-text.ts";
import type { InventoryEntry } from "../../schema/language/inventory.ts";
import { findPages } from "../../schema/site/pages.ts";
import type { CheckedSite } from "../../schema/site/checked-site.ts";
import { isMap, type Data, type DataMap, type Files, type Path } from "../../schema/problem.ts";
import type { EntryScope } from "../../schema/site/reference.ts";
import type { Text } from "../../schema/language/values.ts";
import { languageName } from "./language-name.ts";
import type { Model } from "./model.ts";
import { isList, isPiece, pieceAt, replaceAt, type Piece } from "./json.ts";
import { visibleRoutes } from "./resolve-pages.ts";
import { numberOf, resolversOf, type Resolvers } from "./resolvers.ts";

interface ResolveOptions {
  readonly files: Files;
  /** Changes with every build. */
  readonly build: string;
}

const piecesOf = (value: unknown): Piece[] => (isList(value) ? value.filter(isPiece) : []);

/**
 * Makes the model of a checked site: references filled in, texts read, addresses decided, pictures measured, shared sections
 * put in. It goes by the parts that the inventory names and knows neither blocks nor products.
 */
export function resolve({ inventory }: CheckedSite, { files, build }: ResolveOptions): Model {
  const { site } = inventory;
  const { index } = findPages(inventory);
  const filler = createFiller(site);
  const resolvers = resolversOf({ site, index, filler, files });
  const copy = copyOf(site);

  // From the inside out: a picture's words are filled in before the picture is made.
  for (const entry of [...inventory.entries].reverse()) {
    const resolver = entry.entryScope ? undefined : resolvers[entry.part];
    if (resolver) replaceAt(copy, entry.path, resolver(entry.value, undefined));
  }
  const collections = isPiece(copy["collections"]) ? copy["collections"] : {};
  addSavings(collections, filler);
  for (const { path, value } of inventory.of("collection"))
    fillEntries(copy, path, String(value), { site, collections, resolvers });
  return modelOf(copy, index, inventory.of("icon"), build);
}

/** A copy of plain data that may be changed. The engine's own takes three times as long. */
function copyOf(map: DataMap): Piece {
  const copy: Piece = {};
  for (const key in map) copy[key] = copyOfAny(map[key]);
  return copy;
}

const copyOfAny = (data: Data | undefined): unknown =>
  Array.isArray(data) ? data.map(copyOfAny) : isMap(data) ? copyOf(data) : data;

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
  readonly resolvers: Resolvers;
}

/** Puts the entries in place of the collection's name, each with the section's button filled in for it. */
function fillEntries(root: Piece, path: Path, name: string, { site, collections, resolvers }: EntrySources): void {
  const section = pieceAt(root, path.slice(0, -1));
  if (!isPiece(section)) return;
  const written = isMap(site["collections"]) ? site["collections"][name] : undefined;
  const { action } = section;
  section[String(path.at(-1))] = Object.entries(isPiece(collections[name]) ? collections[name] : {}).map(
    ([key, entry]) => {
      const value = isMap(written) ? written[key] : undefined;
      if (!isPiece(entry) || !isMap(value) || !isPiece(action) || entry["action"] !== undefined) return entry;
      const scope: EntryScope = { value, path: ["collections", name, key] };
      const filled = {
        ...action,
        label: resolvers["label"]?.(String(action["label"]), scope),
        href: resolvers["link"]?.(String(action["href"]), scope),
      };
      return { ...entry, action: filled };
    },
  );
  delete section["action"];
}

function modelOf(copy: Piece, index: AddressIndex, icons: readonly InventoryEntry[], build: string): Model {
  const pages = visibleRoutes(copy).map(({ path, title, description, sectionNav, sections }) => ({
    path,
    title,
    sections,
    sectionLinks: sectionNav === true ? sectionLinks(sections) : [],
    ...(isText(description) && { description: plainText(description) }),
  }));
  const model: unknown = {
    frame: {
      build,
      site: copy["site"],
      menus: copy["menus"],
      labels: copy["labels"],
      languageName: languageName(isPiece(copy["site"]) ? String(copy["site"]["language"]) : ""),
      icons: "icons.svg",
    },
    pages,
    addresses: {
      pages: Object.fromEntries(
        pages.map(({ path, title }) => [String(path), { title, anchors: index.pages[String(path)]?.anchors ?? [] }]),
      ),
      planned: Object.fromEntries(piecesOf(copy["planned"]).map((page) => [String(page["path"]), page])),
      moved: { ...index.moved },
    },
    icons: icons.map(({ value }) => value),
  };
  if (!isModel(model)) throw new Error("The model has no pages");
  return model;
}

/** The check has validated every field against the schema that the types of the model come from. */
const isModel = (model: unknown): model is Model => isPiece(model) && isList(model["pages"]);
const isText = (value: unknown): value is Text => isList(value);

function sectionLinks(sections: unknown): Piece[] {
  return piecesOf(sections).flatMap(({ anchor, nav, title }) => {
    const label = nav ?? title;
    return typeof anchor === "string" && typeof label === "string" ? [{ label, anchor }] : [];
  });
}
