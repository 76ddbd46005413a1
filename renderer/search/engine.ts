import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchDocument } from "./document.ts";
import { searchOptions } from "./options.ts";

/** A result, with the words of the index that answered to what was typed. */
export interface Hit extends Omit<SearchDocument, "id" | "words"> {
  readonly id: number;
  readonly terms: readonly string[];
}

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

export interface Engine {
  /** Results in groups, the best group first. */
  find(words: string): readonly HitGroup[];
}

const most = 20;

const isHit = (result: SearchResult): result is SearchResult & Hit => typeof result["to"] === "string";

/** Fetches the index. Rejects where it does not come. */
export async function loadEngine(build: string): Promise<Engine> {
  const response = await fetch(new URL(`search.json?v=${build}`, document.baseURI));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const index = MiniSearch.loadJSON(await response.text(), searchOptions);
  return {
    find(words) {
      const exact = index.search(words, { fuzzy: false });
      const results = exact.length > 0 ? exact : index.search(words);
      const groups = new Map<string, Hit[]>();
      for (const hit of results.filter(isHit).slice(0, most))
        groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
      return [...groups].map(([title, hits]) => ({ title, hits }));
    },
  };
}
