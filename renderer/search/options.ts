import type { Options } from "minisearch";
import type { SearchDocument } from "./document.ts";

/** How the index is built and queried: the same for the build and the browser. */
export const searchOptions: Options<SearchDocument> = {
  fields: ["title", "text", "group", "words"],
  storeFields: ["title", "text", "group", "icon", "to", "page", "anchor"],
  searchOptions: {
    boost: { title: 4, group: 1.5, words: 0.5 },
    prefix: (term) => term.length > 1,
    // Two typos in a word of five letters or more (two letters swapped are two), one in a word of four.
    fuzzy: (term) => (term.length >= 5 ? 2 : term.length === 4 ? 1 : false),
    weights: { prefix: 0.6, fuzzy: 0.2 },
    combineWith: "AND",
  },
};
