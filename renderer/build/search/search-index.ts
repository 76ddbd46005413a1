import MiniSearch from "minisearch";
import SearchableMap from "minisearch/SearchableMap";
import type { Model } from "../../model/model.ts";
import type { SearchDocument } from "../../search/document.ts";
import { documentsOf } from "./search-documents.ts";

/** What is searched, in the order of the search's options. */
const fields = ["title", "text", "group"] as const;

const tokenize: (text: string) => readonly string[] = MiniSearch.getDefault("tokenize");
const processTerm: (term: string) => string = MiniSearch.getDefault("processTerm");

/** For each field the documents that hold a term, and how often: `"12":1`, `"15":2`. */
type Places = readonly string[][];

/** The words of a text. */
interface Words {
  /** How many there are, each counted once, as they are written. */
  readonly length: number;
  readonly terms: readonly { readonly places: Places; readonly count: number }[];
}

/** What is found under a word, and how often the last text with it said so. */
interface Term {
  readonly places: Places;
  text: number;
  count: number;
}

/** A word as it is written, and the number of the last text that holds it. */
interface Token {
  readonly term: Term | undefined;
  text: number;
}

/** The index of a site, as JSON that the browser loads as it is. */
export const searchIndex = (model: Model): string => indexOf(documentsOf(model));

/**
 * The same, byte for byte, as the library's own JSON of an index with these documents, in a third of the time: a large site
 * says the same words thousands of times, and each text is taken apart once.
 * @param documents numbered from 0 on
 */
export function indexOf(documents: readonly SearchDocument[]): string {
  // The library's own tree brings the terms into its order.
  const index = new SearchableMap<Places>();
  const termOf = remembered((word: string): Term => {
    const places = fields.map((): string[] => []);
    index.set(word, places);
    return { places, text: 0, count: 0 };
  });
  const tokenOf = remembered((token: string): Token => {
    const word = processTerm(token);
    return { term: word === "" ? undefined : termOf(word), text: 0 };
  });
  let texts = 0;
  const wordsOf = remembered((text: string): Words => {
    texts++;
    let length = 0;
    const terms: Term[] = [];
    for (const token of tokenize(text).map(tokenOf)) {
      if (token.text !== texts) length++;
      token.text = texts;
      const { term } = token;
      if (!term) continue;
      if (term.text !== texts) {
        term.text = texts;
        term.count = 0;
        terms.push(term);
      }
      term.count++;
    }
    return { length, terms: terms.map(({ places, count }) => ({ places, count })) };
  });

  const averages: number[] = [];
  const lengths = documents.map((document) => {
    const once = `"${document.id}":1`;
    return fields.map((field, place) => {
      const { length, terms } = wordsOf(document[field]);
      for (const { places, count } of terms) places[place]?.push(count === 1 ? once : `"${document.id}":${count}`);
      averages[place] = ((averages[place] ?? 0) * document.id + length) / (document.id + 1);
      return length;
    });
  });
  const head = JSON.stringify({
    documentCount: documents.length,
    nextId: documents.length,
    documentIds: Object.fromEntries(documents.map(({ id }) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    storedFields: Object.fromEntries(documents.map((document) => [document.id, stored(document)])),
    dirtCount: 0,
  });
  const terms = Array.from(index, ([term, places]) => `[${JSON.stringify(term)},{${inFields(places)}}]`);
  return `${head.slice(0, -1)},"index":[${terms.join(",")}],"serializationVersion":2}`;
}

/** What results show of a document. One by one: to leave out the number alone takes several times as long. */
const stored = ({ title, text, group, icon, to, page, anchor }: SearchDocument): Omit<SearchDocument, "id"> => ({
  title,
  text,
  group,
  icon,
  to,
  page,
  anchor,
});

const inFields = (places: Places): string =>
  places
    .flatMap((documents, place) => (documents.length === 0 ? [] : [`"${place}":{${documents.join(",")}}`]))
    .join(",");

/** A function that makes each value once. */
function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const made = known.get(text);
    if (made !== undefined) return made;
    const now = make(text);
    known.set(text, now);
    return now;
  };
}
