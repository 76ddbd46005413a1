import { files } from "../../navigation/load.ts";
import type { Show } from "../show.ts";
import { searchIndex } from "../search/search-index.ts";

interface SiteFile {
  readonly type: string;
  readonly body: string;
  /** The path of the page whose content it is. */
  readonly page?: string;
}

/** The files that a build writes, made on request. */
export function siteFile({ model, icons }: Show, name: string): SiteFile | undefined {
  const json = (value: unknown): SiteFile => ({ type: "application/json", body: JSON.stringify(value) });
  if (name === files.frame) return json(model.frame);
  if (name === files.addresses) return json(model.addresses);
  if (name === files.search) return { type: "application/json", body: searchIndex(model) };
  if (name === "icons.svg") return { type: "image/svg+xml", body: icons };
  const page = name.endsWith("page.json") ? model.pages.find(({ path }) => files.page(path) === name) : undefined;
  return page && { ...json(page), page: page.path };
}
