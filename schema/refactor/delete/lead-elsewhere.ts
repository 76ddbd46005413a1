import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import { isSamePath, isWithin } from "../../site/paths.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { followLinks, type FollowedLink, type Moves } from "../plan/follow-links.ts";
import type { Replacement } from "../plan/replacements.ts";
import { countUses } from "../words/count-uses.ts";
import { capital } from "../words/words.ts";
import { removalOfLink } from "./removals.ts";
import { unlink } from "./unlink.ts";

/** Links to what goes: they lead to other addresses, or go. */
interface LedElsewhere {
  readonly replacements: readonly Replacement[];
  readonly removals: readonly Path[];
  readonly led: readonly FollowedLink[];
  /** How many go. */
  readonly taken: number;
  readonly effects: readonly string[];
}

/**
 * Leads links elsewhere. Those that would say nothing there are taken out: a menu leads there with another entry, or the link stands
 * on that very page.
 * @param thing what goes, with the links in it
 */
export function leadElsewhere(site: OpenSite, moves: Moves, thing: Path): LedElsewhere {
  const { replacements, followed } = followLinks(site, moves);
  const outside = followed.filter(({ path }) => !isWithin(path, thing));
  const useless = new Set<FollowedLink>();
  for (const [index, one] of outside.entries()) {
    if (!repeatsEntry(site, one, outside.slice(0, index)) && !leadsToItself(site, one)) continue;
    // What stands in an entry goes with it, where that leads to what goes as well.
    const removal = one.link.inText === undefined ? removalOfLink(site, one.path) : one.path;
    const all = one.link.inText === undefined ? outside.filter(({ path }) => isWithin(path, removal)) : [one];
    if (!("kind" in unlink(site, linksOf(all)))) for (const each of all) useless.add(each);
  }
  const unlinked = unlink(site, linksOf(useless));
  // Together they would take something larger along.
  const taken = "kind" in unlinked ? { replacements: [], removals: [] } : unlinked;
  const going = "kind" in unlinked ? [] : [...useless];
  const isOf = (one: Replacement): boolean =>
    going.some(({ path, start, end }) => isSamePath(path, one.path) && start <= one.start && one.end <= end);
  return {
    replacements: [...replacements.filter((one) => !isWithin(one.path, thing) && !isOf(one)), ...taken.replacements],
    removals: taken.removals,
    led: outside.filter((one) => !going.includes(one)),
    taken: going.length,
    effects:
      going.length > 0
        ? [
            `${capital(countUses(going))} ${going.length === 1 ? "goes: the menu leads there already, or it stands on that page" : "go: their menus lead there already, or they stand on that page"}.`,
          ]
        : [],
  };
}

const linksOf = (followed: Iterable<FollowedLink>): WrittenLink[] => [...followed].map(({ link }) => link);

/** Whether another entry of the same menu has the address, or gets it. */
function repeatsEntry({ site }: OpenSite, { path, addresses }: FollowedLink, before: readonly FollowedLink[]): boolean {
  const index = path.at(-2);
  if (path[0] !== "menus" || path.at(-1) !== "href" || typeof index !== "number") return false;
  const list = path.slice(0, -2);
  const items = dataAt(site, list);
  const others = Array.isArray(items) ? items.filter((_, at) => at !== index) : [];
  return (
    others.some((item) => isMap(item) && addresses.some((address) => item["href"] === address)) ||
    before.some(
      (one) =>
        isSamePath(one.path.slice(0, -2), list) &&
        one.path.at(-1) === "href" &&
        one.addresses.some((address) => addresses.includes(address)),
    )
  );
}

/** Whether it leads to the top of the page that it stands on. */
const leadsToItself = ({ pages }: OpenSite, { path, addresses }: FollowedLink): boolean =>
  path[0] === "routes" &&
  pages.pages.some((page) => !page.isRepeated && page.at[1] === path[1] && addresses.includes(page.path));
