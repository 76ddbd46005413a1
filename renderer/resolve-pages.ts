import { addressOf } from "../schema/address.ts";
import { isMap, type Data, type DataMap } from "../schema/problem.ts";

const mapOf = (data: Data | undefined): DataMap => (isMap(data) ? data : {});
export const listOf = (data: Data | undefined): readonly Data[] => (Array.isArray(data) ? data : []);
const textOf = (data: Data | undefined): string => (typeof data === "string" ? data : "");

/** The routes on the site, each with the sections it shows: shared ones put in, hidden ones left out. */
export function visibleRoutes(site: DataMap): DataMap[] {
  const shared = mapOf(site["shared"]);
  return listOf(site["routes"])
    .filter(isMap)
    .filter(({ hidden }) => hidden !== true)
    .map((route) => ({ ...route, sections: listOf(route["sections"]).filter(isMap).map((section) => withShared(section, shared)).filter(({ hidden }) => hidden !== true) }));
}

/** A section, or the shared one that it uses, with what is different here. A section that is hidden at its source is hidden. */
function withShared(section: DataMap, shared: DataMap): DataMap {
  const { use, ...own } = section;
  if (typeof use !== "string") return section;
  const source = mapOf(shared[use]);
  return { ...source, ...own, hidden: source["hidden"] === true || own["hidden"] === true };
}

/** Every mapping inside, from the outside in. */
function* mapsIn(data: Data): Generator<DataMap> {
  if (Array.isArray(data)) for (const item of data) yield* mapsIn(item);
  else if (isMap(data)) {
    yield data;
    for (const value of Object.values(data)) yield* mapsIn(value);
  }
}

export interface RawAddresses {
  readonly pages: Record<string, { title: string; anchors: string[] }>;
  readonly planned: Record<string, Data>;
  readonly moved: Record<string, string>;
}

/** What answers to an address: pages with their anchors, planned paths, old addresses. */
export function rawAddresses(site: DataMap, routes: readonly DataMap[]): RawAddresses {
  const collections = mapOf(site["collections"]);
  const found: RawAddresses = { pages: {}, planned: {}, moved: {} };
  for (const route of routes) {
    const path = textOf(route["path"]);
    const anchors: string[] = [];
    for (const old of listOf(route["movedFrom"])) found.moved[textOf(old)] = path;
    for (const map of mapsIn(route["sections"] ?? [])) {
      const { anchor, movedFrom, from } = map;
      if (typeof anchor === "string") anchors.push(anchor);
      const entries = typeof from === "string" ? Object.values(mapOf(collections[from])) : [];
      anchors.push(...entries.map((entry) => textOf(mapOf(entry)["anchor"])).filter(Boolean));
      for (const old of listOf(movedFrom)) found.moved[textOf(old)] = typeof anchor === "string" ? addressOf(path, anchor) : path;
    }
    found.pages[path] = { title: textOf(route["title"]), anchors };
  }
  for (const planned of listOf(site["planned"])) found.planned[textOf(mapOf(planned)["path"])] = planned;
  return found;
}
