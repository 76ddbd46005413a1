import { addressOf, type AddressIndex } from "./address.ts";
import { contentsByHolder } from "./addresses/contents.ts";
import { movedBelow } from "./addresses/moved-below.ts";
import type { Inventory } from "../language/inventory.ts";
import { isMap, type DataMap, type Path } from "../problem.ts";
import { listOf, mapOf, textOf } from "../language/data.ts";

/** An anchor of a page. `at`: where it is written; `section`: the section of the page that brings it. */
export interface PageAnchor {
  readonly anchor: string;
  readonly at: Path;
  readonly section: Path;
}

export interface PageEntry {
  readonly path: string;
  readonly at: Path;
  /** In the order of the page; names may repeat. */
  readonly anchors: readonly PageAnchor[];
  /** False where a broken place may hold more anchors, or where two places have one name. */
  readonly isComplete: boolean;
  /** A page above has the same path: what follows from that is no problem of its own. */
  readonly isRepeated: boolean;
}

/** An old address and what answers now: a page, or a place on it. */
export interface MovedEntry {
  readonly from: string;
  readonly to: string;
  /** The path of the page. */
  readonly page: string;
  readonly at: Path;
}

/** A page that no visitor can reach, with its old addresses. */
export interface HiddenPage {
  readonly path: string;
  readonly at: Path;
  readonly movedFrom: readonly string[];
}

export interface PlannedEntry {
  readonly path: string;
  readonly at: Path;
}

/** Everything that answers to an address, with the places where it is written. */
export interface Pages {
  /** The pages that visitors can reach. */
  readonly pages: readonly PageEntry[];
  readonly hidden: readonly HiddenPage[];
  readonly planned: readonly PlannedEntry[];
  readonly moved: readonly MovedEntry[];
  readonly index: AddressIndex;
  /** False where a broken place may hold more pages, or where two pages have one path: one of them is missing its own. */
  readonly isComplete: boolean;
}

/** Finds the pages, their anchors, what is planned and what has moved. What is hidden answers to no address. */
export function findPages(inventory: Inventory): Pages {
  const { site } = inventory;
  const contentsOf = contentsByHolder(inventory);
  const pages: PageEntry[] = [];
  const hidden: HiddenPage[] = [];
  const moved: MovedEntry[] = [];
  const brokenAt = new Set(inventory.gaps.filter(({ isOfWords }) => !isOfWords).map(({ path }) => path.join("/")));

  function collectSection(page: string, section: DataMap, at: Path): { anchors: PageAnchor[]; isComplete: boolean } {
    const used = textOf(section["use"]);
    const shared = used === undefined ? undefined : mapOf(site["shared"])[used];
    if (section["hidden"] === true || (isMap(shared) && shared["hidden"] === true))
      return { anchors: [], isComplete: true };
    const holders = [
      contentsOf(`routes/${at[1]}/${at[3]}`),
      ...(used === undefined ? [] : [contentsOf(`shared/${used}`)]),
    ];
    const own = textOf(section["anchor"]);
    const isReplaced = (path: Path): boolean => own !== undefined && path[0] === "shared" && path.length === 3;
    const names = holders.flatMap((holder) => holder.collections);
    const lists = names.map((name) => contentsOf(`collections/${name}`));
    const anchors = [...holders, ...lists].flatMap((holder) => holder.anchors.filter((one) => !isReplaced(one.at)));
    const top = own ?? (isMap(shared) ? textOf(shared["anchor"]) : undefined);
    for (const { from, at: place } of [...holders, ...lists].flatMap((holder) => holder.moved)) {
      // The list “movedFrom” stands beside the anchor that it belongs to.
      const owner = anchors.find(
        (one) =>
          one.at.length === place.length - 1 && one.at.slice(0, -1).every((step, index) => step === place[index]),
      );
      const anchor = owner?.anchor ?? top;
      moved.push({ from, to: anchor === undefined ? page : addressOf(page, anchor), page, at: place });
    }
    const isComplete =
      ![...holders, ...lists].some((holder) => holder.isBroken) &&
      names.every((name) => Object.hasOwn(mapOf(site["collections"]), name)) &&
      (used === undefined || isMap(shared));
    return { anchors: anchors.map((one) => ({ ...one, section: at })), isComplete };
  }

  // An unknown key at the top may be “planned” with a typo.
  const mayMissPlanned = brokenAt.has("planned") || (brokenAt.has("") && listOf(site["planned"]).length === 0);
  let isComplete = Object.hasOwn(site, "routes") && !brokenAt.has("routes") && !mayMissPlanned;
  const paths = new Set<string>();
  for (const [index, route] of listOf(site["routes"]).entries()) {
    const at: Path = ["routes", index];
    const path = isMap(route) ? textOf(route["path"]) : undefined;
    if (!isMap(route) || path === undefined) {
      isComplete = false;
      continue;
    }
    if (route["hidden"] === true) {
      const movedFrom = listOf(route["movedFrom"]).filter((from) => typeof from === "string");
      hidden.push({ path, at, movedFrom });
      continue;
    }
    for (const [place, from] of listOf(route["movedFrom"]).entries())
      if (typeof from === "string") moved.push({ from, to: path, page: path, at: [...at, "movedFrom", place] });
    const sections = listOf(route["sections"]).map((section, place) =>
      collectSection(path, mapOf(section), [...at, "sections", place]),
    );
    const isWhole = !brokenAt.has(at.join("/")) && !brokenAt.has(`${at.join("/")}/sections`);
    const anchors = sections.flatMap((one) => one.anchors);
    const isRepeated = paths.has(path);
    const isDistinct = new Set(anchors.map(({ anchor }) => anchor)).size === anchors.length;
    if (isRepeated) isComplete = false;
    paths.add(path);
    pages.push({
      path,
      at,
      anchors,
      isComplete: isWhole && isDistinct && !isRepeated && sections.every((one) => one.isComplete),
      isRepeated,
    });
  }
  const planned = listOf(site["planned"]).flatMap((entry, index): PlannedEntry[] => {
    const path = textOf(mapOf(entry)["path"]);
    if (path === undefined) isComplete = false;
    return path === undefined ? [] : [{ path, at: ["planned", index] }];
  });
  return { pages, hidden, planned, moved, isComplete, index: indexOf(pages, planned, moved) };
}

/**
 * The first of two pages with one path, or of two old addresses, answers: the second is a problem of its own. What is written once and
 * shown on several pages has one old address on each: it leads to the page that it begins with.
 */
function indexOf(
  pages: readonly PageEntry[],
  planned: readonly PlannedEntry[],
  moved: readonly MovedEntry[],
): AddressIndex {
  const byPath: Record<string, { anchors: string[] }> = Object.create(null);
  for (const { path, anchors } of pages)
    byPath[path] ??= { anchors: [...new Set(anchors.map(({ anchor }) => anchor))] };
  const plannedPaths: Record<string, true> = Object.create(null);
  for (const { path } of planned) plannedPaths[path] = true;
  const movedPaths: Record<string, string> = Object.create(null);
  for (const { from, to, page } of moved) if (from.startsWith(`${page}/`)) movedPaths[from] ??= to;
  for (const { from, to } of moved) movedPaths[from] ??= to;
  const index = { pages: byPath, planned: plannedPaths, moved: movedPaths };
  return { ...index, moved: { ...movedBelow(index), ...movedPaths } };
}
