import { isMap, type GoneAddresses, type Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { InventoryEntry } from "../../../language/inventory.ts";
import { once } from "../shared.ts";
import { hiddenAround } from "../../../site/hidden-around.ts";
import { intoGroup } from "../group-by.ts";
import { alsoHere, deadLinkProblem, type DeadLink } from "./dead-links.ts";
import { mapAt, type Context } from "../../context.ts";

/** How pages come to show what stands under a key at the top of the file. */
const homes = {
  shared: { part: "shared", noun: "the shared section", use: (key: string) => `- use: ${key}` },
  collections: { part: "collection", noun: "the collection", use: (key: string) => `from: ${key}` },
} as const;

/** What is said of a link to a place that no page shows. */
interface UnshownPlace {
  readonly words: Pick<Finding, "message" | "label" | "help" | "related" | "gone">;
  /** What holds the place: the collection “programs”. */
  readonly home: string;
  /** Why no page shows that. */
  readonly why: string;
}

/** A place of the wanted name that no page shows: it stands in a shared section or a collection that is hidden, or that nothing uses. */
export function unshownPlace(path: string, context: Context): UnshownPlace | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const found = anchorsInHomes(context).get(name);
  const home = homeOf(found?.path ?? []);
  const key = found?.path[1];
  if (!found || !home || key === undefined) return undefined;
  const uses = context.inventory.of(home.part).filter(({ value }) => value === key);
  const own = mapAt(context.site, String(found.path[0]))[key];
  const isHidden = isMap(own) && own["hidden"] === true;
  const hiders = uses.map((use) => hiddenAround(context.site, use.path)).filter((hider) => hider !== undefined);
  const isInHidden = uses.length > 0 && hiders.length === uses.length;
  if (!isHidden && !isInHidden && uses.length > 0) return undefined;
  const hiddenAt = isHidden ? found.path.slice(0, 2) : hiders[0];
  const here = `${home.noun} “${String(key).slice(0, 20)}”`;
  const why = isHidden ? "is hidden" : isInHidden ? "only a hidden section shows" : "no page shows";
  const words = {
    message: `“${name.slice(0, 20)}” is in ${here}, which ${why}.`,
    label: isHidden || isInHidden ? "leads to a hidden place" : "shown nowhere",
    help:
      isHidden || isInHidden
        ? "Show it again (delete “hidden: true”), or lead the link elsewhere."
        : `Show it on the page that the link names, with “${home.use(String(key))}”, or lead the link elsewhere.`,
    related: [{ message: "it stands here", range: context.source.locate(found.path) }],
    ...(hiddenAt && { gone: { addresses: [path], hiddenAt } }),
  };
  return { words, home: here, why };
}

/** Links to places that no page shows: one problem for all that are in the same collection or shared section. */
export function unshownPlaceProblems(dead: readonly DeadLink[], context: Context): readonly Finding[] {
  const byHome = new Map<string, { link: DeadLink; place: UnshownPlace }[]>();
  for (const link of dead) {
    const place = unshownPlace(link.path, context);
    if (place) intoGroup(byHome, place.home, { link, place });
  }
  return [...byHome].flatMap(([home, all]): readonly Finding[] => {
    const [first, ...others] = all;
    if (!first) return [];
    const problem = deadLinkProblem(first.link, context, first.place.words);
    if (new Set(all.map(({ link }) => link.path)).size === 1)
      return all.map(({ link, place }) => deadLinkProblem(link, context, place.words));
    return [
      {
        ...problem,
        ...(problem.gone && {
          gone: goneOf(
            all.map(({ link }) => link),
            problem.gone,
          ),
        }),
        message: `${all.length} links lead to places in ${home}, which ${first.place.why}.`,
        related: alsoHere(
          others.map(({ link }) => link),
          "leads there as well",
          context,
        ),
      },
    ];
  });
}

const goneOf = (links: readonly DeadLink[], gone: GoneAddresses): GoneAddresses => ({
  ...gone,
  addresses: [...new Set(links.map(({ path }) => path))],
});

/** The first anchor of each name that is written in a shared section or a collection. */
const anchorsInHomes = once(({ inventory }): ReadonlyMap<string, InventoryEntry> => {
  const found = new Map<string, InventoryEntry>();
  for (const entry of inventory.of("anchor")) {
    const name = String(entry.value).split("/").at(-1) ?? "";
    if (homeOf(entry.path) !== undefined && !found.has(name)) found.set(name, entry);
  }
  return found;
});

const homeOf = ([root]: Path): (typeof homes)[keyof typeof homes] | undefined =>
  root === "shared" || root === "collections" ? homes[root] : undefined;
