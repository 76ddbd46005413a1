import MiniSearch from "minisearch";
import type { Model } from "../model.ts";
import { documentsOf } from "./search-documents.ts";
import { searchOptions } from "../search/options.ts";

/** The index of a site, as JSON that the browser loads as it is. */
export function searchIndex(model: Model): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(documentsOf(model));
  return JSON.stringify(index);
}
