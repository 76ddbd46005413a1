import { isMap, type Data, type DataMap, type Path, type Range } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";

/** A line of the outline: a part of the file with its name for people, and what is inside it. */
export interface OutlineItem {
  readonly name: string;
  readonly detail: string;
  readonly kind: "group" | "page" | "section" | "entry";
  /** All of it. */
  readonly range: Range;
  /** Its first words. */
  readonly head: Range;
  readonly children: readonly OutlineItem[];
}

type Named = Pick<OutlineItem, "name" | "detail" | "kind">;

/** The first of some keys that holds words. */
function wordsIn(data: Data | undefined, ...keys: string[]): string {
  const found = isMap(data) ? keys.map((key) => data[key]).find((words) => typeof words === "string") : undefined;
  return typeof found === "string" ? found : "";
}

/** What an item of a list is called. */
function nameOf(data: Data, path: Path): Named {
  const number = Number(path.at(-1)) + 1;
  if (path.length === 2 && (path[0] === "routes" || path[0] === "planned"))
    return { name: wordsIn(data, "title", "path") || `page ${number}`, detail: wordsIn(data, "path"), kind: "page" };
  if (path.at(-2) === "sections")
    return {
      name: wordsIn(data, "title", "anchor", "use", "type") || `section ${number}`,
      detail: wordsIn(data, "type", "use"),
      kind: "section",
    };
  return { name: wordsIn(data, "label", "title") || `item ${number}`, detail: wordsIn(data, "href"), kind: "entry" };
}

/** What is listed below a place: the sections of a page, the entries of a menu, facts and the groups that hold them. */
function insideOf(data: Data, path: Path): Data | undefined {
  const [top] = path;
  if (top === "routes")
    return path.length === 2 && isMap(data) ? data["sections"] : path.length === 1 ? data : undefined;
  if (top === "planned" || top === "shared" || top === "badges") return path.length === 1 ? data : undefined;
  if (top === "menus") return path.length < 3 ? data : undefined;
  if (top === "collections") return path.length < 3 ? data : undefined;
  return top === "constants" ? data : undefined;
}

/** The file as people think of it: pages with their sections, menus, facts, badges, collections, shared sections. */
export function outlineOf(value: DataMap, source: TreeSource): OutlineItem[] {
  function item(path: Path, data: Data, named: Named): OutlineItem {
    const inner = insideOf(data, path);
    const base = named.kind === "page" ? [...path, "sections"] : path;
    const children = Array.isArray(inner)
      ? inner.map((one, index) => item([...base, index], one, nameOf(one, [...base, index])))
      : keys(base, inner);
    const isItem = typeof path.at(-1) === "number";
    return {
      ...named,
      range: source.locate(path, "pair"),
      head: source.locate(path, isItem ? "value" : "key"),
      children,
    };
  }
  const keys = (path: Path, data: Data | undefined): OutlineItem[] =>
    isMap(data)
      ? Object.entries(data).map(([key, inner]) =>
          item([...path, key], inner, {
            name: key,
            detail: typeof inner === "object" ? wordsIn(inner, "title", "label") : String(inner),
            kind: path.length === 0 ? "group" : path[0] === "shared" ? "section" : "entry",
          }),
        )
      : [];
  return keys([], value);
}
