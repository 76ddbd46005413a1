import { quote } from "../../../language/words.ts";
import { isMap, type Data, type Path } from "../../../problem.ts";
import { sharedSearch } from "../shared.ts";
import { menuLists } from "./menu-lists.ts";

const words = { code: "menu/duplicate-label", noun: "words", help: "Say what is different." } as const;

/** What must differ within one list of a menu. */
const fields = [
  { key: "id", code: "menu/duplicate-id", noun: "id", help: "Give one of them another id." },
  { key: "label", ...words },
  { key: "title", ...words },
  { key: "href", code: "menu/duplicate-link", noun: "address", help: "Delete one of the two, or lead it elsewhere." },
] as const;

/** Items of one list of a menu that are the same: one problem for an item, whatever it repeats. */
export const repeatedItems = sharedSearch(function* ({ site, source, filler, isHidden }) {
  for (const [page, route] of listOf(site, "routes").entries()) {
    const first = new Map<string, Path>();
    for (const [index, section] of listOf(route, "sections").entries()) {
      const at = ["routes", page, "sections", index, "nav"];
      const written = isMap(section) ? section["nav"] : undefined;
      if (typeof written !== "string" || written.trim() === "" || isHidden(at)) continue;
      const value = filler.words(written).trim().toLowerCase();
      const known = first.get(value);
      if (known)
        yield {
          code: words.code,
          message: "Two sections have the same words in the list of sections of this page.",
          label: "the same again",
          help: words.help,
          range: source.locate(at),
          at,
          related: [{ message: "the first one", range: source.locate(known) }],
        };
      else first.set(value, at);
    }
  }
  for (const { items, path } of menuLists(site["menus"] ?? null)) {
    const reported = new Set<number>();
    for (const { key, code, noun, help } of fields) {
      const first = new Map<string, number>();
      for (const [index, item] of items.entries()) {
        const written = isMap(item) ? item[key] : undefined;
        if (typeof written !== "string" || written.trim() === "") continue;
        const value = filler.words(written).trim().toLowerCase();
        const known = first.get(value);
        if (known === undefined) first.set(value, index);
        if (known === undefined || reported.has(index)) continue;
        reported.add(index);
        const at = [...path, index, key];
        yield {
          code,
          message: `${otherWords(items[known], key)} the same ${noun}.`,
          label: "the same again",
          help: isSame(items[known], item) ? "Delete one of the two." : help,
          range: source.locate(at),
          at,
          related: [{ message: "the first one", range: source.locate([...path, known, key]) }],
        };
      }
    }
  }
});

const listOf = (data: Data, key: string): readonly Data[] => {
  const list = isMap(data) ? data[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** Whether two items are the same in all that they say. */
const isSame = (one: Data | undefined, other: Data | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Names the other item, where its words are not what is repeated. */
function otherWords(other: Data | undefined, key: string): string {
  const name = key === "href" && isMap(other) ? (other["label"] ?? other["title"]) : undefined;
  return typeof name === "string" ? `${quote(name)} in this menu has` : "Two items of this menu have";
}
