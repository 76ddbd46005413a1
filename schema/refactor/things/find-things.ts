import { dataAt } from "../../language/data-at.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import { addressOf } from "../../site/address.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";
import type { Thing } from "./thing.ts";
import { mapOf, textOf } from "../../language/data.ts";

/** Everything in the file that has a name, in the order of its kinds. */
export function findThings(site: OpenSite): readonly Thing[] {
  return [
    ...pagesOf(site),
    ...sectionsOf(site),
    ...anchorsOf(site),
    ...constantsOf(site.site["constants"], ["constants"]),
    ...badgesOf(site),
    ...collectionsOf(site),
    ...sharedOf(site),
    ...picturesOf(site),
    ...menusOf(site),
    ...itemsOf(site),
    ...variantsOf(site),
  ];
}

function* pagesOf({ inventory, pages }: OpenSite): Iterable<Thing> {
  const planned = new Set(pages.planned.map(({ at }) => at[1]));
  for (const { path, value } of inventory.of("path")) {
    const at = path.slice(0, -1);
    if (path.length !== 3 || path[2] !== "path" || typeof value !== "string") continue;
    if (at[0] === "routes") yield named("page", value, at, path);
    else if (at[0] === "planned" && planned.has(at[1])) yield named("planned", value, at, path);
  }
}

/** The sections of pages that have no anchor: by their number, and by their type. */
function* sectionsOf({ site }: OpenSite): Iterable<Thing> {
  const routes = site["routes"];
  for (const [page, route] of (Array.isArray(routes) ? routes : []).entries()) {
    const { path, sections } = mapOf(route);
    if (typeof path !== "string" || !Array.isArray(sections)) continue;
    for (const [index, section] of sections.entries()) {
      const { anchor, type, use } = mapOf(section);
      if (anchor !== undefined) continue;
      const aliases = [type, use].flatMap((one) => (typeof one === "string" ? [`${path}#${one}`] : []));
      yield { kind: "section", name: `${path}#${index + 1}`, aliases, at: ["routes", page, "sections", index] };
    }
  }
}

const named = (kind: Thing["kind"], name: string, at: Path, path: Path): Thing => ({
  kind,
  name,
  aliases: [],
  at,
  nameAt: { path, spot: "value" },
});

const keyed = (kind: Thing["kind"], name: string, at: Path): Thing => ({
  kind,
  name,
  aliases: [],
  at,
  nameAt: { path: at, spot: "key" },
});

/** An anchor is called by its address; where no visitor sees it, by that of the page that holds it. */
function* anchorsOf({ inventory, pages, site }: OpenSite): Iterable<Thing> {
  const addresses = new Map<string, string[]>();
  for (const page of pages.pages)
    for (const { anchor, at } of page.anchors) {
      const known = addresses.get(pathKey(at)) ?? [];
      addresses.set(pathKey(at), known);
      known.push(addressOf(page.path, anchor));
    }
  const routes = site["routes"];
  for (const { path, value, isDefault } of inventory.of("anchor")) {
    if (typeof value !== "string" || isDefault) continue;
    const [shown, ...others] = addresses.get(pathKey(path)) ?? [];
    const route = path[0] === "routes" && Array.isArray(routes) ? textOf(mapOf(routes[Number(path[1])])["path"]) : "/";
    const name = shown ?? addressOf(route ?? "/", value);
    yield { ...named("anchor", name, path.slice(0, -1), path), aliases: others };
  }
}

/** Constants and their groups, the group before its members. */
function* constantsOf(data: Data | undefined, path: Path): Iterable<Thing> {
  for (const [key, value] of Object.entries(mapOf(data))) {
    const at = [...path, key];
    yield keyed("constant", at.slice(1).join("."), at);
    if (isMap(value)) yield* constantsOf(value, at);
  }
}

function* badgesOf({ inventory }: OpenSite): Iterable<Thing> {
  for (const { path } of inventory.of("badge-entry")) yield keyed("badge", String(path.at(-1)), path);
}

function* sharedOf({ site }: OpenSite): Iterable<Thing> {
  for (const key of Object.keys(mapOf(site["shared"]))) yield keyed("shared", key, ["shared", key]);
}

function* variantsOf({ inventory }: OpenSite): Iterable<Thing> {
  for (const { path } of inventory.of("menu-variant-entry")) yield keyed("variant", String(path.at(-1)), path);
}

function* collectionsOf({ inventory, site }: OpenSite): Iterable<Thing> {
  for (const name of Object.keys(mapOf(site["collections"]))) yield keyed("collection", name, ["collections", name]);
  for (const { path, value } of inventory.of("entry")) {
    yield keyed("entry", path.slice(1).join("."), path);
    for (const key of Object.keys(mapOf(value)))
      if (!isMap(mapOf(value)[key])) yield keyed("field", [...path.slice(1), key].join("."), [...path, key]);
  }
}

/** Where a picture is, as a path: no key of the file begins so. */
export const picturePath = (src: string): Path => ["public/", src.normalize()];

function* picturesOf({ pictures, files }: OpenSite): Iterable<Thing> {
  const names = new Set([...files.list(), ...pictures.map(({ src }) => src.normalize())]);
  for (const name of names) yield { kind: "picture", name, aliases: [], at: picturePath(name) };
}

const menuParts = ["top-item", "menu-category", "footer-links"];

/** The groups of the menus: by their words, and by their short name where they have one. */
function* menusOf({ inventory }: OpenSite): Iterable<Thing> {
  for (const { path, value } of menuParts.flatMap((part) => inventory.of(part))) {
    const { id, title, label } = mapOf(value);
    const key = title === undefined ? "label" : "title";
    const words = textOf(title) ?? textOf(label);
    if (words === undefined) continue;
    const ids = textOf(id);
    yield {
      kind: "menu",
      name: words,
      aliases: ids === undefined ? [] : [ids],
      at: path,
      nameAt: { path: [...path, key], spot: "value" },
    };
  }
}

/** The single entries of the menus: by the words of their group and their own, or by their own alone. */
function* itemsOf({ inventory, site }: OpenSite): Iterable<Thing> {
  for (const { path, value } of [
    ...inventory.of("menu-item"),
    ...inventory.of("menu-link"),
    ...inventory.of("action"),
  ]) {
    if (path[0] !== "menus" || typeof path.at(-1) !== "number") continue;
    const { title, label } = mapOf(value);
    const words = textOf(title) ?? textOf(label);
    if (words === undefined) continue;
    const group = mapOf(dataAt(site, path.slice(0, -2)));
    const home = textOf(group["title"]) ?? textOf(group["label"]) ?? String(path[1]);
    const key = title === undefined ? "label" : "title";
    const nameAt = { path: [...path, key], spot: "value" } as const;
    yield { kind: "item", name: `${home}/${words}`, aliases: [words], at: path, nameAt };
  }
}
