import { type Data, type DataMap, type Path, type Source } from "../problem.ts";

/** A part of the file that can be looked at by itself: a page, or all that is below one of the other keys at its top. */
export interface PartData {
  readonly path: Path;
  readonly data: Data;
}

/** The name of a part: the index of a page, or a key at the top of the file. */
export type Part = number | string;

/** The parts of a site, in its order. */
export const partsOf = (site: DataMap): PartData[] =>
  Object.entries(site).flatMap(([key, data]): PartData[] =>
    key === "routes" && Array.isArray(data)
      ? data.map((route, index) => ({ path: [key, index], data: route }))
      : [{ path: [key], data }],
  );

/** The keys whose contents say nothing about other parts. All the others hold facts that any part may name. */
const apart = new Set<string | number>(["routes", "planned", "menus", "shared"]);

/** The text of each part. */
export interface PartTexts {
  readonly facts: string;
  /** By the path of the part, as `partOf` gives it. */
  readonly parts: ReadonlyMap<Part, string>;
}

/** What names the part that a path is in. */
export const partOf = ([key = "", index]: Path): Part =>
  key === "routes" && typeof index === "number" ? index : String(key);

/** @param written what is written, without defaults, and where */
export function partTextsOf({ value, source }: { readonly value: DataMap; readonly source: Source }): PartTexts {
  const facts: string[] = [];
  const parts = new Map<Part, string>();
  for (const { path } of partsOf(value)) {
    const { start, end } = source.locate(path, "pair");
    const text = source.text.slice(start.offset, end.offset);
    if (apart.has(path[0] ?? "")) parts.set(partOf(path), text);
    else facts.push(text);
  }
  return { facts: facts.join("\n"), parts };
}

/** The parts of one text that another one does not have, or not as often; nothing where the facts differ, which may change any part. */
export function changedParts(one: PartTexts, other: PartTexts): ReadonlySet<Part> | undefined {
  if (one.facts !== other.facts) return undefined;
  const counts = new Map<string, number>();
  for (const text of one.parts.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of other.parts.values()) counts.set(text, (counts.get(text) ?? 0) - 1);
  return new Set([...one.parts].flatMap(([part, text]) => (counts.get(text) === 0 ? [] : [part])));
}
