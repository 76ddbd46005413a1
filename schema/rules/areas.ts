import { type Data, type DataMap, type Path, type Source } from "../problem.ts";

/** An area of the file, which can be looked at by itself: a page, or all that is below one of the other keys at its top. */
export interface AreaData {
  readonly path: Path;
  readonly data: Data;
}

/** The name of an area: the index of a page, or a key at the top of the file. */
export type Area = number | string;

/** The areas of a site, in its order. */
export const areasOf = (site: DataMap): AreaData[] =>
  Object.entries(site).flatMap(([key, data]): AreaData[] =>
    key === "routes" && Array.isArray(data)
      ? data.map((route, index) => ({ path: [key, index], data: route }))
      : [{ path: [key], data }],
  );

/** The keys whose contents say nothing about other areas. All the others hold facts that any area may name. */
const apart = new Set<string | number>(["routes", "planned", "menus", "shared"]);

/** The text of each area. */
export interface AreaTexts {
  readonly facts: string;
  /** By the path of the area, as `areaOf` gives it. */
  readonly areas: ReadonlyMap<Area, string>;
}

/** What names the area that a path is in. */
export const areaOf = ([key = "", index]: Path): Area =>
  key === "routes" && typeof index === "number" ? index : String(key);

/** @param written what is written, without defaults, and where */
export function areaTextsOf({ value, source }: { readonly value: DataMap; readonly source: Source }): AreaTexts {
  const facts: string[] = [];
  const areas = new Map<Area, string>();
  for (const { path } of areasOf(value)) {
    const { start, end } = source.locate(path, "pair");
    const text = source.text.slice(start.offset, end.offset);
    if (apart.has(path[0] ?? "")) areas.set(areaOf(path), text);
    else facts.push(text);
  }
  return { facts: facts.join("\n"), areas };
}

/** The areas of one text that another one does not have, or not as often; nothing where the facts differ, which may change any area. */
export function changedAreas(one: AreaTexts, other: AreaTexts): ReadonlySet<Area> | undefined {
  if (one.facts !== other.facts) return undefined;
  const counts = new Map<string, number>();
  for (const text of one.areas.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of other.areas.values()) counts.set(text, (counts.get(text) ?? 0) - 1);
  return new Set([...one.areas].flatMap(([area, text]) => (counts.get(text) === 0 ? [] : [area])));
}
