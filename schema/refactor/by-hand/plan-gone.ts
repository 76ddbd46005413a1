import type { Data, GoneAddresses, Path } from "../../problem.ts";
import { dataAt } from "../../language/data-at.ts";
import { resolveAddress } from "../../site/address.ts";
import { unset } from "../../edit/unset.ts";
import { isSamePath } from "../../site/paths.ts";
import type { WrittenLink } from "../../site/written.ts";
import { choiceLines, hasChoice, refuseSeveral, type DeleteChoice } from "../delete/choice.ts";
import { goneWith, linksToGone, usesFor, type IsGone } from "../delete/gone-places.ts";
import { pageAbove } from "../delete/page-above.ts";
import { removeAll } from "../delete/removals.ts";
import { wayFor } from "../delete/ways.ts";
import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import { refuse, refuseUsed, type Planned } from "../plan/plan.ts";
import { planDelete } from "../plan-delete.ts";
import { findThings } from "../things/find-things.ts";
import { goneWords } from "../words/gone-words.ts";
import { exactName, isAddressed, type Thing } from "../things/thing.ts";
import { countUses } from "../words/count-uses.ts";
import { counted, joined } from "../words/words.ts";
import { siteWith } from "./site-before.ts";

/** What can become of links whose addresses lead nowhere, since what had them was deleted or hidden by hand. */
export interface GoneChoice {
  /** The words behind `lintel` that do the same, where there are some. */
  readonly command?: readonly string[];
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
  const links = site.links.filter((link) => linkedTo(link).some((path) => addresses.includes(path)));
  const again = `Show ${goneWords(site, thing)} again`;
  return [
    {
      command: ["delete", isAddressed(thing) ? thing.name : exactName(thing), "--hide"],
      plan: () => titled(planDelete(site, thing, { hide: true }), takeAway(links.length)),
    },
    {
      plan: () => writeDraft(site, { title: again, effects: [], changes: [(on) => unset(on, [...at, "hidden"])] }),
    },
  ];
}

const titled = (planned: Planned, title: string): Planned =>
  planned.kind === "plan" ? { ...planned, plan: { ...planned.plan, title } } : planned;

function choicesForDeleted(site: OpenSite, addresses: readonly string[]): readonly GoneChoice[] {
  const gone = goneBefore(site, addresses);
  if (!gone) return [];
  const redirect = pageAbove(site, gone.thing.name);
  const choices: readonly DeleteChoice[] = [
    { unlink: true },
    { redirect },
    ...(canBePlanned(gone) ? [{ planned: true }] : []),
  ];
  // The command takes what is below an address along.
  const tops = addresses.filter((one) => !addresses.some((other) => one.startsWith(`${other}/`)));
  return choices.map((choice) => ({
    command: ["delete", ...tops, ...optionsFor(choice)],
    plan: () => planFor(site, gone, choice),
  }));
}

/**
 * Plans what becomes of the links to addresses that lead nowhere, and to what is below them.
 * @returns nothing where no link leads there
 */
export function planGone(site: OpenSite, called: readonly string[], choice: DeleteChoice): Planned | undefined {
  const wanted = called.map((one) => one.replace(/^\/?#/, "/").replace("#", "/"));
  const lost = site.links
    .flatMap(linkedTo)
    .filter((path) => wanted.some((one) => path === one || path.startsWith(`${one}/`)))
    .filter((path) => resolveAddress(path, site.pages.index).kind === "nothing");
  if (!wanted.every((one) => lost.some((path) => path === one || path.startsWith(`${one}/`)))) return undefined;
  const gone = goneBefore(site, [...new Set([...wanted, ...lost])]);
  if (!gone) return refuse("Those are places of several pages", "Name the addresses of one page at a time.");
  const several = refuseSeveral(choice);
  if (several) return several;
  if (choice.hide) return refuse(`Nothing is at ${joined(wanted)} that could be hidden`, "Choose another way.");
  if (choice.planned && !canBePlanned(gone)) return refuse("Only one address at a time can be planned");
  if (hasChoice(choice)) return planFor(site, gone, choice);
  return refuseUsed(
    `Nothing is at ${joined(wanted)}, and links lead there: ${countUses(usesFor(gone.links))}`,
    "",
    "Choose what becomes of them:",
    ...choiceLines(gone.before, gone.thing, (one) => one !== "hide" && (one !== "planned" || canBePlanned(gone))),
  );
}

/** The addresses of this site that a link names. */
const linkedTo = ({ targets }: WrittenLink): readonly string[] =>
  targets.flatMap((target) => (target.kind === "page" ? [target.path] : []));

const takeAway = (links: number): string => (links === 1 ? "Take the link away" : `Take the ${links} links away`);

/** @param taken how many links go, where others lead elsewhere */
function titleFor(
  { addresses: [first, ...others], thing, links }: Gone,
  { redirect, planned }: DeleteChoice,
  taken = 0,
): string {
  const also = taken === 0 ? "" : `, and take ${counted(taken, "link")} away`;
  if (planned) return `Announce ${thing.name} as planned${also}`;
  if (redirect === undefined) return takeAway(links.length);
  return `Let ${others.length === 0 ? first : `the ${links.length} links`} lead to ${redirect}${also}`;
}

const optionsFor = ({ redirect, planned }: DeleteChoice): readonly string[] =>
  redirect === undefined ? [planned ? "--planned" : "--unlink"] : ["--redirect", redirect];

/** Whether one address can wait for all that is gone. */
const canBePlanned = ({ addresses, thing }: Gone): boolean =>
  addresses.includes(thing.name) && (addresses.length === 1 || thing.kind === "page");

function planFor(site: OpenSite, gone: Gone, choice: DeleteChoice): Planned {
  const { before, thing } = gone;
  const way = wayFor(before, thing, choice, gone);
  if (way.kind === "refused") return way;
  const removals = removeAll(site, way.removals ?? []);
  const changes = [...removals, ...(way.draft.changes ?? [])];
  return writeDraft(before, { ...way.draft, title: titleFor(gone, choice, way.taken), changes });
}

interface Gone {
  readonly addresses: readonly string[];
  /** The site with something at each of the addresses. */
  readonly before: OpenSite;
  readonly thing: Thing;
  readonly isGone: IsGone;
  readonly links: readonly WrittenLink[];
}

/** What was at the addresses: places on a page that is there, or a page and places on it. */
function goneBefore(site: OpenSite, addresses: readonly string[]): Gone | undefined {
  const [first, ...others] = addresses;
  if (first === undefined) return undefined;
  const { page: found } = resolveAddress(first, site.pages.index);
  const holder = site.pages.pages.find(({ path }) => path === found && path !== "/");
  const isOver = (page: string): boolean => addresses.every((one) => one === page || one.startsWith(`${page}/`));
  const page = holder?.path ?? addresses.find(isOver) ?? `/${first.split("/")[1]}`;
  if (!isOver(page)) return undefined;
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
  const isGone: IsGone = (place) => tests.some((test) => test(place));
  return { addresses, before, thing, isGone, links: linksToGone(before, thing, isGone) };
}
