import { isMap, type Data } from "../../problem.ts";
import { mapAt } from "../context.ts";
import { once } from "./shared.ts";

/** A collection, and the key of its entries that a catalog makes buttons of. */
export interface FilteredCollection {
  readonly name: string;
  readonly by: string;
  readonly entries: readonly (readonly [key: string, entry: Data])[];
}

/** The collections that catalogs filter, once for each key. */
export const filteredCollections = once(({ inventory, at, site }): readonly FilteredCollection[] => {
  const found = new Map<string, FilteredCollection>();
  for (const { path, value } of inventory.of("collection")) {
    const section = at(path.slice(0, -1));
    const by = isMap(section) ? section["filterBy"] : undefined;
    const name = String(value);
    if (typeof by !== "string" || found.has(`${name} ${by}`)) continue;
    const entries = Object.entries(mapAt(mapAt(site, "collections"), name));
    found.set(`${name} ${by}`, { name, by, entries });
  }
  return [...found.values()];
});
