import { commandOf } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import type { PageEntry } from "../../site/pages.ts";
import { textAt, writeDraft } from "../plan/draft.ts";
import { followLinks } from "../plan/follow-links.ts";
import { backAddresses, changeMoved, isMovedOf } from "../plan/moved-from.ts";
import { badValue, sameName, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath } from "../../site/paths.ts";
import type { Thing } from "../things/thing.ts";
import { leftWords, linkWords } from "../words/link-words.ts";
import { mentionWords } from "../words/mentions.ts";
import { joined } from "../words/words.ts";

/** The ids that the frame of every page has. */
export const frameIds: ReadonlySet<string> = new Set(["main", "root"]);

/**
 * Renames an anchor wherever it is shown. Links follow, and its old address leads to the new one.
 * @param to the new name, or the new address on the same page
 */
export function renameAnchor(site: OpenSite, thing: Thing, to: string): Planned {
  const at = thing.nameAt?.path ?? [...thing.at, "anchor"];
  const from = textAt(site, at) ?? "";
  const shownOn = site.pages.pages.filter(({ anchors }) => anchors.some((one) => isSamePath(one.at, at)));
  const wanted = newNameOf(site, thing, from, to, shownOn);
  if (typeof wanted !== "string") return wanted;
  if (wanted === from) return sameName(thing);
  const bad = badValue(site, at, wanted);
  if (bad) return bad;
  if (frameIds.has(wanted)) return taken(wanted, "every page has a place of that name already");
  const clash = shownOn.map((page) => clashOn(site, page, at, wanted)).find((one) => one !== undefined);
  if (clash) return clash;

  const links = followLinks(site, {
    place: ({ page, anchor }) => (anchor && isSamePath(anchor.at, at) ? addressOf(page.path, wanted) : undefined),
  });
  const olds = shownOn.map(({ path }) => addressOf(path, from));
  const news = shownOn.map(({ path }) => addressOf(path, wanted));
  const back = backAddresses(site, thing.at, news);
  const isBack = back.length > 0;
  return writeDraft(site, {
    title: `${thing.name} → ${news[0] ?? wanted}`,
    effects: [
      ...linkWords(links.followed),
      ...leftWords(links.left),
      ...(shownOn.length > 1
        ? [`It is shown on ${shownOn.length} pages: ${joined(shownOn.map(({ path }) => path))}.`]
        : []),
      ...addressWords(olds, isBack),
    ],
    mentions: mentionWords(site, from),
    replacements: [{ path: at, start: 0, end: from.length, text: wanted }, ...links.replacements],
    separate: shownOn.length === 0 ? [] : [changeMoved(thing.at, isBack ? { remove: back } : { add: olds })],
    ...(isBack && { keeper: () => undefined }),
  });
}

function addressWords(olds: readonly string[], isBack: boolean): readonly string[] {
  if (olds.length === 0) return [];
  const [subject, verb] =
    olds.length === 1 ? [`The old address ${olds[0]}`, "keeps"] : [`The old addresses ${joined(olds)}`, "keep"];
  return [
    isBack
      ? `It was called so before: ${joined(olds)} is not kept as an old address.`
      : `${subject} ${verb} leading here.`,
  ];
}

/** The name of the anchor, written as the old one is: with the page in front or without. */
function newNameOf(
  site: OpenSite,
  thing: Thing,
  from: string,
  to: string,
  shownOn: readonly PageEntry[],
): string | Planned {
  const address = to.replace("#", "/").replace(/\/{2,}/g, "/");
  if (!to.startsWith("/") && !to.includes("#")) return to;
  const path = address.startsWith("/") ? address : `/${address}`;
  const own = shownOn.map((page) => page.path);
  const hidden = thing.at[0] === "routes" ? textOfRoute(site.site, thing.at) : undefined;
  const page = [...own, ...(hidden === undefined ? [] : [hidden])]
    .filter((one) => one === "/" || path.startsWith(`${one}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  const above = path.slice(0, path.lastIndexOf("/"));
  const [home = "/"] = own;
  if (page === undefined && !Object.hasOwn(site.pages.index.pages, above))
    return refuse(
      above === "" ? `${to} is no place on ${home}` : `There is no page ${above}`,
      `Write the new name behind its page: ${addressOf(home, path.slice(path.lastIndexOf("/") + 1))}`,
    );
  if (page === undefined)
    return refuse(`${to} is on another page`, `To bring the section there: ${commandOf("move", thing.name, above)}`);
  const name = page === "/" ? path.slice(1) : path.slice(page.length + 1);
  return page !== "/" && from.startsWith(`${page.slice(1)}/`) ? `${page.slice(1)}/${name}` : name;
}

function textOfRoute(site: OpenSite["site"], at: Path): string | undefined {
  const routes = site["routes"];
  const route = Array.isArray(routes) ? routes[Number(at[1])] : undefined;
  return typeof route === "object" && route !== null && !Array.isArray(route) && typeof route["path"] === "string"
    ? route["path"]
    : undefined;
}

/** What has the name, or answers at the address, on a page by now. */
function clashOn(site: OpenSite, page: PageEntry, at: Path, wanted: string): Planned | undefined {
  const address = addressOf(page.path, wanted);
  if (page.anchors.some((one) => one.anchor === wanted && !isSamePath(one.at, at)))
    return taken(
      wanted,
      `page ${page.path} has another place of that name`,
      "Choose another name, or rename the other one first.",
    );
  const place = resolveAddress(address, { ...site.pages.index, moved: {} });
  if (place.kind === "page" && (place.page !== page.path || place.anchor === undefined))
    return taken(address, `page ${place.page} answers there`, "Choose another name.");
  if (place.kind === "planned")
    return taken(address, "it is planned", "Choose another name, or delete the planned page first.");
  const holder = at.slice(0, -1);
  const old = site.pages.moved.find((one) => one.from === address && !isMovedOf(holder, one.at));
  return (
    old &&
    taken(
      address,
      `it is an old address that leads to ${old.to}`,
      "Choose another name, or delete it from that “movedFrom” first.",
    )
  );
}
