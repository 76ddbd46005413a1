import { dataAt } from "../../language/data-at.ts";
import { emptyMap } from "../../language/data.ts";
import { collectInventory } from "../../language/inventory.ts";
import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";
import { indexSite } from "../../site/site-index.ts";
import type { OpenSite } from "../open-site.ts";

/** A value that was, or will be, another one. */
export interface OtherValue {
  readonly path: Path;
  readonly change: (value: Data) => Data;
}

/** The site with other values, such as those of before a change by hand; the places in the text stay. */
export const siteWith = (site: OpenSite, values: readonly OtherValue[]): OpenSite =>
  withSite(
    site,
    values.reduce<Data>((data, { path, change }) => changed(data, path, change), site.site),
  );

/** The site as it was before what is at a path was hidden: links that lead nowhere led there. */
export const shownAt = (site: OpenSite, at: Path): OpenSite =>
  dataAt(site.site, [...at, "hidden"]) === true
    ? siteWith(site, [{ path: [...at, "hidden"], change: () => false }])
    : site;

/** The site as it was before a key got another name. */
export const siteBeforeKey = (site: OpenSite, at: Path, from: string): OpenSite =>
  withSite(
    site,
    changed(site.site, at.slice(0, -1), (map) => (isMap(map) ? withKey(map, String(at.at(-1)), from) : map)),
  );

function withSite({ parsed, source, files }: OpenSite, data: Data): OpenSite {
  return { ...indexSite(collectInventory(data), parsed), source, files };
}

function changed(data: Data, [step, ...rest]: Path, change: (value: Data) => Data): Data {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? changed(item, rest, change) : item));
  if (!isMap(data)) return data;
  const out = emptyMap();
  for (const [key, value] of Object.entries(data)) out[key] = key === step ? changed(value, rest, change) : value;
  return out;
}

function withKey(map: DataMap, key: string, other: string): DataMap {
  const out = emptyMap();
  for (const [name, value] of Object.entries(map)) out[name === key ? other : name] = value;
  return out;
}
