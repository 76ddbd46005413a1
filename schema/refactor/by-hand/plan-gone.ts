import type { Data, GoneAddresses, Path } from "../../problem.ts";
import { dataAt } from "../../language/data-at.ts";
import { resolveAddress } from "../../site/address.ts";
import { unset } from "../../edit/unset.ts";
import { isSamePath } from "../../site/paths.ts";
import type { DeleteChoice } from "../delete/choice.ts";
import { goneWith, linksToGone, type IsGone } from "../delete/gone-places.ts";
import { pageAbove } from "../delete/page-above.ts";
import { removeAll } from "../delete/removals.ts";
import { wayFor } from "../delete/ways.ts";
import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import type { Planned } from "../plan/plan.ts";
import { planDelete } from "../plan-delete.ts";
import { findThings } from "../things/find-things.ts";
import { goneWords } from "../words/gone-words.ts";
import type { Thing } from "../things/thing.ts";
import { siteWith } from "./site-before.ts";

/** What can become of links whose addresses lead nowhere, since what had them was deleted by hand. */
export interface GoneChoice {
  readonly title: string;
  plan(): Planned;
}

/** The choices that a deletion by command has, for one that was made by hand. */
export const choicesForGone = (site: OpenSite, gone: GoneAddresses): readonly GoneChoice[] =>
  gone.hiddenAt ? choicesForHidden(site, gone.addresses, gone.hiddenAt) : choicesForDeleted(site, gone.addresses);

/** What is hidden is shown again, or stays hidden and the links to it go. */
function choicesForHidden(site: OpenSite, addresses: readonly string[], at: Path): readonly GoneChoice[] {
  // A shared section with an anchor is both, and goes by its own name.
  const thing = findThings(site).findLast((one) => isSamePath(one.at, at));
  if (!thing) return [];
  const links = site.links.filter(({ targets }) =>
    targets.some((target) => target.kind === "page" && addresses.includes(target.path)),
  );
  const again = `Show ${goneWords(site, thing)} again`;
  return [
    { title: takeAway(links.length), plan: () => planDelete(site, thing, { hide: true }) },
    {
      title: again,
      plan: () => writeDraft(site, { title: again, effects: [], changes: [(on) => unset(on, [...at, "hidden"])] }),
    },
  ];
}

const takeAway = (links: number): string => (links === 1 ? "Take the link away" : `Take the ${links} links away`);

function choicesForDeleted(site: OpenSite, addresses: readonly string[]): readonly GoneChoice[] {
  const gone = goneBefore(site, addresses);
  if (!gone) return [];
  const { before, thing, isGone } = gone;
  const links = linksToGone(before, thing, isGone);
  const [first = ""] = addresses;
  const redirect = pageAbove(site, thing.name);
  const isOne = addresses.length === 1;
  const plan = (title: string, choice: DeleteChoice): GoneChoice => ({
    title,
    plan() {
      const way = wayFor(before, thing, choice, { isGone, links });
      if (way.kind === "refused") return way;
      const removals = removeAll(site, way.removals ?? []);
      return writeDraft(before, { ...way.draft, title, changes: [...removals, ...(way.draft.changes ?? [])] });
    },
  });
  return [
    plan(takeAway(links.length), { unlink: true }),
    plan(`Let ${isOne ? first : `the ${links.length} links`} lead to ${redirect}`, { redirect }),
    ...(addresses.includes(thing.name) && (isOne || thing.kind === "page")
      ? [plan(`Announce ${thing.name} as planned`, { planned: true })]
      : []),
  ];
}

interface Gone {
  /** The site with something at each of the addresses. */
  readonly before: OpenSite;
  readonly thing: Thing;
  readonly isGone: IsGone;
}

/** What was at the addresses: places on a page that is there, or a page and places on it. */
function goneBefore(site: OpenSite, addresses: readonly string[]): Gone | undefined {
  const [first, ...others] = addresses;
  if (first === undefined) return undefined;
  const { page: found } = resolveAddress(first, site.pages.index);
  const holder = site.pages.pages.find(({ path }) => path === found && path !== "/");
  const page = holder?.path ?? (others.length === 0 ? first : `/${first.split("/")[1]}`);
  if (!addresses.every((one) => one === page || one.startsWith(`${page}/`))) return undefined;
  const sections = addresses.flatMap((one) =>
    one === page ? [] : [{ type: "text", anchor: one.slice(page.length + 1) }],
  );
  const list: Path = holder ? [...holder.at, "sections"] : ["routes"];
  const news: readonly Data[] = holder ? sections : [{ path: page, sections: [...sections] }];
  const before = siteWith(site, [
    { path: list, change: (items) => (Array.isArray(items) ? [...items, ...news] : items) },
  ]);
  const items = dataAt(site.site, list);
  if (!Array.isArray(items)) return undefined;
  const places = news.map((_, index): Path => [...list, items.length + index]);
  const [at = []] = places;
  const thing: Thing = holder
    ? { kind: "anchor", name: first, aliases: others, at }
    : { kind: "page", name: page, aliases: [], at };
  const tests = places.map((place) => goneWith(before, place));
  return { before, thing, isGone: (place) => tests.some((test) => test(place)) };
}
