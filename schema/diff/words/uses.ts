import { dataAt } from "../../language/data-at.ts";
import type { Path } from "../../problem.ts";
import { lookUp } from "../../site/reference.ts";
import { pathKey } from "../compare/raw.ts";
import { mapOf, textOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { pageName } from "./names.ts";

/** Where visitors see a value. */
export interface Shown {
  /** How many places: cards, rows and other items, and sections with what stands in no item. What one of them says twice is one place. */
  readonly places: number;
  /** The names of the pages with these places, by their paths. */
  readonly pages: ReadonlyMap<string, string>;
  /** Whether some of the places are in menus, header or footer. */
  readonly inFrame: boolean;
}

/** Tells for a path in the file where visitors see what stands there. */
export type Uses = (path: Path) => Shown;

/** Values that build on one another more deeply are not followed. */
const maxDepth = 20;

/** Collects who names whom, once for a file. What is hidden is not counted. */
export function usesOf(side: Side): Uses {
  const { index, value } = side;
  const users = new Map<string, Path[]>();
  const add = (used: Path, by: Path): void => {
    const key = pathKey(used);
    const same = users.get(key);
    if (same) same.push(by);
    else users.set(key, [by]);
  };
  for (const { text, reference } of index.references) {
    const scopes = text.scopes.length === 0 ? [undefined] : text.scopes;
    for (const scope of scopes) {
      const found = lookUp(reference.name, index.site, scope);
      if (found.kind === "value") add(found.path, text.entry.path);
      if (found.kind === "saving")
        for (const key of ["price", "originalPrice"]) add([...found.path.slice(0, -1), key], text.entry.path);
    }
  }
  for (const [part, ...home] of [
    ["badge", "badges"],
    ["collection", "collections"],
    ["shared", "shared"],
    ["menu-variant", "menus", "variants"],
  ] as const)
    for (const { value: name, path } of index.inventory.of(part))
      if (typeof name === "string") add([...home, name], path);

  /** What a visitor takes for one place: the innermost item of a list that holds the value. */
  const placeOf = (path: Path): Path => {
    const holds = (length: number): boolean => typeof dataAt(value, path.slice(0, length)) === "object";
    for (let length = path.length; length > 0; length -= 1)
      if (typeof path[length - 1] === "number" && holds(length)) return path.slice(0, length);
    return path;
  };
  const isHidden = (path: Path): boolean => mapOf(dataAt(value, path))["hidden"] === true;

  return (path) => {
    const places = new Set<string>();
    const pages = new Map<string, string>();
    let inFrame = false;
    const seen = new Set<string>();
    const follow = (at: Path, depth: number): void => {
      const key = pathKey(at);
      if (depth > maxDepth || seen.has(key)) return;
      seen.add(key);
      const [top, first] = at;
      for (const by of users.get(key) ?? []) follow(by, depth + 1);
      if (top === "routes") {
        if (isHidden(at.slice(0, 2)) || (at.length > 3 && isHidden(at.slice(0, 4)))) return;
        places.add(pathKey(placeOf(at)));
        const page = dataAt(value, at.slice(0, 2)) ?? null;
        pages.set(textOf(mapOf(page)["path"]) ?? String(first), pageName(side, page));
      } else if (top === "shared" || top === "collections" || top === "badges") {
        if (at.length > 2) for (const by of users.get(pathKey(at.slice(0, 2))) ?? []) follow(by, depth + 1);
      } else if (top !== "constants") {
        inFrame = true;
        places.add(pathKey(placeOf(at)));
      }
    };
    follow(path, 0);
    return { places: places.size, pages, inFrame };
  };
}

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

/** So many pages are named. */
const maxNamed = 3;

/** `in 7 places on 4 pages`, `in 3 places on “Prices” and “Products”`, `on “Prices”`. */
export function shownWords({ places, pages, inFrame }: Shown): string {
  if (places === 0) return "nowhere";
  const names = [...pages.values()];
  const on = names.length > maxNamed ? many(names.length, "page") : listed(names);
  const isOnceOnEach = !inFrame && places === names.length && names.length <= maxNamed;
  return `${isOnceOnEach ? "" : `in ${many(places, "place")} `}on ${inFrame ? "every page" : on}`;
}

/** `a, b and c` */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
