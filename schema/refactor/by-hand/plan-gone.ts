import { isMap, type Data, type Path } from "../../problem.ts";
import { dataAt } from "../../language/data-at.ts";
import { textOf } from "../../language/data.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import type { DeleteChoice } from "../delete/choice.ts";
import { goneWith, linksToGone, type IsGone } from "../delete/gone-places.ts";
import { pageAbove } from "../delete/page-above.ts";
import { removeAll } from "../delete/removals.ts";
import { wayFor } from "../delete/ways.ts";
import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import type { Planned } from "../plan/plan.ts";
import type { Thing } from "../things/thing.ts";
import { siteWith } from "./site-before.ts";

/** What can become of links whose addresses lead nowhere, since what had them was deleted by hand. */
export interface GoneChoice {
  readonly title: string;
  plan(): Planned;
}

/** The choices that a deletion by command has, for one that was made by hand. */
export function choicesForGone(site: OpenSite, addresses: readonly string[]): readonly GoneChoice[] {
  const gone = hiddenBefore(site, addresses) ?? goneBefore(site, addresses);
  if (!gone) return [];
  const { before, thing, isGone, isHidden } = gone;
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
  const without = plan(links.length === 1 ? "Take the link away" : `Take the ${links.length} links away`, {
    unlink: true,
  });
  // What is hidden may be shown again, and has its address then.
  if (isHidden) return [without];
  return [
    without,
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
  readonly isHidden?: true;
}

/** What is at the addresses, and hidden: a page, or a section of one. */
function hiddenBefore(site: OpenSite, addresses: readonly string[]): Gone | undefined {
  const [first = ""] = addresses;
  const routes = site.site["routes"];
  for (const [index, route] of (Array.isArray(routes) ? routes : []).entries()) {
    if (!isMap(route)) continue;
    const page = textOf(route["path"]) ?? "";
    const sections = Array.isArray(route["sections"]) ? route["sections"] : [];
    const place = sections.findIndex(
      (section) =>
        isMap(section) &&
        section["hidden"] === true &&
        addresses.includes(addressOf(page, textOf(section["anchor"]) ?? "")),
    );
    const isPage = route["hidden"] === true && page === first;
    if (!isPage && place === -1) continue;
    const at: Path = isPage ? ["routes", index] : ["routes", index, "sections", place];
    const before = siteWith(site, [{ path: [...at, "hidden"], change: () => false }]);
    const thing: Thing = { kind: isPage ? "page" : "anchor", name: first, aliases: addresses.slice(1), at };
    return { before, thing, isGone: goneWith(before, at), isHidden: true };
  }
  return undefined;
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
