import MiniSearch from "minisearch";
import type { Model } from "../../model/model.ts";
import { searchOptions } from "../../search/options.ts";
import { documentsOf } from "./search-documents.ts";

/** The index of a site, as JSON that the browser loads as it is. */
export function searchIndex(model: Model): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(documentsOf(model));
  return JSON.stringify(index);
}
