import { isMap, type Data, type Path } from "../../../problem.ts";
import { mapAt, type Context } from "../../context.ts";

interface ListSize {
  readonly name: string;
  readonly count: number;
  readonly at: Path;
  /** The page that the list is on, if it is called by the anchor of its section: texts of other pages may mean another thing. */
  readonly page?: string | number;
}

/** How many items the lists have that texts call by their name: collections, and sections with an anchor. A name of several is none. */
export function listSizes({ site, inventory, at }: Context): ReadonlyMap<string, ListSize> {
  const sizes = new Map<string, ListSize | undefined>();
  const add = (name: string, count: number, path: Path): void => {
    const page = path[0] === "routes" ? path[1] : undefined;
    const size = { name, count, at: path, ...(page !== undefined && { page }) };
    sizes.set(name, sizes.has(name) && sizes.get(name)?.count !== count ? undefined : size);
  };
  for (const [name, entries] of Object.entries(mapAt(site, "collections")))
    if (isMap(entries)) add(name, Object.keys(entries).length, ["collections", name]);
  for (const { path, value } of inventory.of("anchor")) {
    const section = path.slice(0, -1);
    const items: Data | undefined = at([...section, "items"]);
    // A word that is no plural, such as “help”, may be anything.
    if (typeof value === "string" && value.endsWith("s") && Array.isArray(items) && path.at(-2) !== undefined)
      add(value.slice(value.lastIndexOf("/") + 1), differentIn(items), [...section, "items"]);
  }
  return new Map([...sizes].flatMap(([name, size]): [string, ListSize][] => (size ? [[name, size]] : [])));
}

/** How many items there are, where those with one anchor count once: that they have it is a problem of its own. */
function differentIn(items: readonly Data[]): number {
  const anchors = items.flatMap((item) => (isMap(item) && typeof item["anchor"] === "string" ? [item["anchor"]] : []));
  return items.length - anchors.length + new Set(anchors).size;
}

/** Whether the section that a text belongs to has a list of so many items, which the text may be about. */
export function countsOwnItems(path: Path, count: number, { at }: Context): boolean {
  const items = at([...path.slice(0, path[0] === "routes" ? 4 : 2), "items"]);
  return Array.isArray(items) && items.length === count;
}

/** What the items of any list are called. */
const usualNames = [
  "steps",
  "points",
  "reasons",
  "ways",
  "questions",
  "answers",
  "rules",
  "tips",
  "facts",
  "figures",
  "things",
];

/** The list below a title that says how many items it has: “Five steps to your set”. */
export function ownItems(path: Path, name: string, { at }: Context): ListSize | undefined {
  const section = path.slice(0, -1);
  const isTitle =
    path.at(-1) === "title" && (path.at(-3) === "sections" || (path[0] === "shared" && path.length === 3));
  const items = isTitle ? at([...section, "items"]) : undefined;
  const type = isTitle ? at([...section, "type"]) : undefined;
  if (!Array.isArray(items) || !(usualNames.includes(name) || name === type)) return undefined;
  return { name: "items", count: items.length, at: [...section, "items"] };
}
