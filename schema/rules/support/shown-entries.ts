import { fieldFor } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type DataMap, type Path } from "../../problem.ts";
import { mapAt, type Context } from "../context.ts";
import { intoGroup } from "./group-by.ts";

/** A section that shows the entries of a collection. */
export interface CollectionUse {
  /** Of the section. */
  readonly path: Path;
  readonly section: DataMap;
  /** What the language says of `from`. */
  readonly from: Field;
}

/** An entry of a collection. */
export interface WrittenEntry {
  readonly path: Path;
  readonly entry: DataMap;
}

/** The sections that show each collection, by its name. Hidden ones are among them: they will show it one day. */
export function collectionUses({ inventory, at }: Context): ReadonlyMap<string, readonly CollectionUse[]> {
  const uses = new Map<string, CollectionUse[]>();
  for (const { path: whole, value, field } of inventory.of("collection")) {
    const path = whole.slice(0, -1);
    const section = at(path);
    if (isMap(section)) intoGroup(uses, String(value), { path, section, from: fieldFor(field, value) });
  }
  return uses;
}

/** The entries of a collection, as far as they are keys with values. */
export const entriesOf = ({ site }: Context, name: string): readonly WrittenEntry[] =>
  Object.entries(mapAt(mapAt(site, "collections"), name)).flatMap(([key, entry]) =>
    isMap(entry) ? [{ path: ["collections", name, key], entry }] : [],
  );
