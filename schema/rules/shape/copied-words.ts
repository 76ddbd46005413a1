import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";
import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const grid = (second: string) =>
  sections(`
    - type: feature-grid
      items:
        - { title: Rye, text: Dense and dark., icon: wheat }
        - { title: ${second}, text: Light and crisp., icon: croissant }
  `);

/** The areas that hold such things. */
const tops = new Set<string | number>(["collections", "shared", "routes"]);

/** Where the same words may stand several times, such as in the cells of a table. */
const mayRepeat = new Set(["rows", "cells", "columns", "series"]);

/** From this length on, words are a sentence of their own, which two things do not share by chance. */
const minLength = 20;

/** Something that has words, with where it stands. */
interface Thing {
  readonly path: Path;
  readonly map: DataMap;
}

/** Things that stand side by side: the items of a list, the sections of a page, the entries of a collection. */
interface Group {
  readonly things: readonly Thing[];
  /** Where each of them has words of its own. */
  readonly keys: readonly string[];
}

function groupsIn(data: Data, path: Path, found: Group[] = []): readonly Group[] {
  const children: readonly (readonly [string | number, Data])[] = Array.isArray(data)
    ? data.map((item, index) => [index, item] as const)
    : isMap(data)
      ? Object.entries(data).filter(([key]) => !mayRepeat.has(key))
      : [];
  const isEntries = path[0] === "collections" && path.length === 2;
  if (Array.isArray(data) || isEntries) {
    const things = children.flatMap(([key, map]) =>
      isMap(map) && map["hidden"] !== true ? [{ path: [...path, key], map }] : [],
    );
    if (things.length > 1) found.push({ things, keys: isEntries ? ["title", "description"] : ["title"] });
  }
  for (const [key, child] of children) if (typeof child === "object") groupsIn(child, [...path, key], found);
  return found;
}

/** The pictures in some data that have words. */
function picturesIn(data: Data, path: Path, found: Thing[] = []): readonly Thing[] {
  if (typeof data !== "object" || data === null) return found;
  if (isMap(data) && typeof data["src"] === "string" && typeof data["alt"] === "string")
    found.push({ path, map: data });
  for (const [key, child] of Object.entries(data))
    picturesIn(child, [...path, Array.isArray(data) ? Number(key) : key], found);
  return found;
}

/** Whether two things with the same words are two. A person’s title is that of others, too, and a thing that is there twice is another mistake. */
function areTwo(one: DataMap, other: DataMap, key: string): boolean {
  if (key === "alt") return one["src"] !== other["src"];
  // Where the copy brings an anchor again, that is the problem.
  if (typeof one["anchor"] === "string" && one["anchor"] === other["anchor"]) return false;
  return one["name"] === undefined && JSON.stringify(one) !== JSON.stringify(other);
}

interface Repeat {
  readonly at: Path;
  readonly first: Path;
  readonly key: string;
}

/** The things that have the same words as one before them. */
function* repeatsIn(things: readonly Thing[], key: string): Iterable<Repeat> {
  const known = new Map<string, Thing>();
  for (const { path, map } of things) {
    const words = map[key];
    const isOwn = typeof words === "string" && words.trim().length >= (key === "title" ? 1 : minLength);
    const name = isOwn ? words.trim().toLowerCase() : "";
    const first = known.get(name);
    if (name === "") continue;
    if (!first) known.set(name, { path, map });
    else if (areTwo(map, first.map, key)) yield { at: [...path, key], first: [...first.path, key], key };
  }
}

const messages: Readonly<Record<string, string>> = {
  alt: "Two different pictures are described with the same words.",
  description: "Two entries have the same description.",
  title: "Two things side by side have the same title.",
};

/** A copy says what is different in it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/copied-words",
    severity: "warning",
    mayFollowRepair: true,
    what: "Two cards of a list, sections of a page or entries have the same title, or two pictures the same description.",
    why: "Most often one of them was copied to be changed, and not all of it was changed.",
    bad: grid("Rye"),
    good: grid("Wheat"),
  },
  *find({ areas, source, isHidden }) {
    for (const { data, path } of areas) {
      if (!tops.has(path[0] ?? "")) continue;
      const repeats = [
        ...groupsIn(data, path).flatMap(({ things, keys }) => keys.flatMap((key) => [...repeatsIn(things, key)])),
        ...repeatsIn(picturesIn(data, path), "alt"),
      ];
      for (const { at, first, key } of repeats) {
        if (isHidden(at)) continue;
        yield {
          message: messages[key] ?? "",
          label: "the same words",
          help: "Write what is different, or delete one of the two.",
          range: source.locate(at),
          at,
          related: [{ message: "the first one", range: source.locate(first) }],
        };
      }
    }
  },
};
