import type { Inventory } from "../../language/inventory.ts";
import type { Path } from "../../problem.ts";

/** What a section of a page, of `shared` or a collection brings with it. */
interface Contents {
  readonly anchors: { anchor: string; at: Path }[];
  readonly moved: { from: string; at: Path }[];
  readonly collections: string[];
  isBroken: boolean;
}

/** What holds no anchor, also when it is right. */
const plain = new Set(["label", "text", "markdown", "link", "icon", "badge", "number", "money", "date", "nav", "file"]);

/** The place that holds what stands at a path: a section of a page, a shared section, a collection. */
function holderOf(path: Path): string | undefined {
  const [root, first, , third] = path;
  if (root === "routes") return path[2] === "sections" && third !== undefined ? `routes/${first}/${third}` : undefined;
  return (root === "shared" || root === "collections") && first !== undefined ? `${root}/${first}` : undefined;
}

/** What the sections of the pages, the shared ones and the collections bring, by where they stand: `routes/0/2`, `shared/name`. */
export function contentsByHolder(inventory: Inventory): (holder: string) => Contents {
  const byHolder = new Map<string, Contents>();
  const contentsOf = (holder: string): Contents => {
    const found = byHolder.get(holder) ?? { anchors: [], moved: [], collections: [], isBroken: false };
    byHolder.set(holder, found);
    return found;
  };
  for (const { path, value, part } of [
    ...inventory.of("anchor"),
    ...inventory.of("path"),
    ...inventory.of("collection"),
  ]) {
    const holder = holderOf(path);
    if (holder === undefined || typeof value !== "string") continue;
    if (part === "anchor") contentsOf(holder).anchors.push({ anchor: value, at: path });
    else if (part === "collection") contentsOf(holder).collections.push(value);
    else contentsOf(holder).moved.push({ from: value, at: path });
  }
  for (const { path, part, isOfWords } of inventory.gaps) {
    const holder = holderOf(path);
    if (holder !== undefined && !isOfWords && !(part !== undefined && plain.has(part)))
      contentsOf(holder).isBroken = true;
  }
  return contentsOf;
}
