import { resolveAddress } from "../../site/address.ts";
import type { Path } from "../../problem.ts";
import { plain } from "../change.ts";
import type { AddedRaw, RemovedRaw, Raw, Spot } from "../compare/raw.ts";
import { listOf, mapOf, textOf } from "../../language/data.ts";
import { itemName } from "../words/where.ts";
import { gonePath } from "../follow/canonical.ts";
import { addressOfDestination, destinationOf, linkWords } from "../words/targets.ts";
import { many } from "../words/uses.ts";
import { handedOn } from "./old-addresses.ts";
import { draftOf, linkFollowWords, sideOf, type Draft, type SentenceContext, withPlaces } from "./sentence-context.ts";

const pathOf = ({ data }: Spot): string => textOf(mapOf(data)["path"]) ?? "no address";
export const isHidden = ({ data }: Spot): boolean => mapOf(data)["hidden"] === true;

/** `New page “Careers” (/careers) with 3 sections.` */
export function newPage(context: SentenceContext, raw: AddedRaw): Draft {
  const { before, after, differences } = context;
  const { after: spot } = raw;
  const path = pathOf(spot);
  const wasPlanned = resolveAddress(path, before.index.pages.index).kind === "planned";
  const moved = new Set(
    differences.raws.flatMap((one) => (one.kind === "transferred" ? [one.after.path.join("/")] : [])),
  );
  const sections = listOf(mapOf(spot.data)["sections"]);
  const own = sections.filter((_, index) => !moved.has([...spot.path, "sections", index].join("/"))).length;
  const others = sections.length - own;
  const parts = [
    ...(own > 0 || others === 0 ? [many(own, "new section")] : []),
    ...(others > 0 ? [many(others, "section from another page", "sections from other pages")] : []),
  ].join(" and ");
  const more = `${wasPlanned ? ", which was announced as planned" : ""}${isHidden(spot) ? "; it is hidden for now" : ""}`;
  const sentence = plain(`New page ${itemName(after, spot.path) ?? ""} (${path}) with ${parts}${more}.`);
  return withPlaces(
    draftOf(context, raw, { topic: "pages", action: "added", sentence }),
    coveredPlanned(context, path),
  );
}

/** The places of a planned page that became this page, or that this page became. */
const coveredPlanned = ({ differences }: SentenceContext, path: string): Raw[] =>
  differences.raws.filter((raw) => {
    const spot = raw.kind === "added" ? raw.after : raw.kind === "removed" ? raw.before : undefined;
    return spot?.path[0] === "planned" && spot.path.length === 2 && pathOf(spot) === path;
  });

/** How many links are named. */
const maxNamed = 4;

/** `; 2 links lead to “Products” (/products) instead (“Marketing”, “Sales”)`, for what is gone and has an address that leads on. */
export function insteadWords(context: SentenceContext, path: Path, address: string): string {
  const leads = linkFollowWords(context, gonePath(path), ["leads", "lead"]);
  const next = leads === undefined ? undefined : destinationOf(context.after, address);
  if (!next) return "";
  const links = context.followed.of(gonePath(path)).linksAt;
  const names = new Set(links.map((link) => itemName(context.after, link.slice(0, -1))));
  const named = names.size > maxNamed || names.has(undefined) ? "" : ` (${[...names].join(", ")})`;
  return `; ${leads} to ${linkWords(context.after, addressOfDestination(next))} instead${named}`;
}

/** `The page “Careers” (/careers) is gone.` */
export function lostPage(context: SentenceContext, raw: RemovedRaw): Draft {
  const path = pathOf(raw.before);
  const place = resolveAddress(path, context.after.index.pages.index);
  const more =
    place.kind === "planned" ? "; it is announced as planned instead" : isHidden(raw.before) ? "; it was hidden" : "";
  const sentence = plain(
    `The page ${itemName(context.before, raw.before.path) ?? ""} (${path}) is gone${more}${insteadWords(context, raw.before.path, path)}.`,
  );
  return withPlaces(draftOf(context, raw, { topic: "pages", action: "removed", sentence }), [
    ...coveredPlanned(context, path),
    ...handedOn(context, raw),
  ]);
}

/** What is announced, or no longer. Nothing is said where it became a page, or a page became planned: the page says it. */
export function plannedPage(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const name = itemName(side, spot.path) ?? "";
  const words =
    raw.kind === "added"
      ? `The page ${name} (${pathOf(spot)}) is announced as planned.`
      : `The page ${name} (${pathOf(spot)}) is no longer announced as planned.`;
  return draftOf(context, raw, { topic: "pages", action: raw.kind, sentence: plain(words) });
}

/** Whether a planned page is one that the sentences of pages name. */
export function isCoveredByPage(context: SentenceContext, raw: AddedRaw | RemovedRaw): boolean {
  const { spot } = sideOf(context, raw);
  const other = raw.kind === "added" ? context.before : context.after;
  return listOf(other.value["routes"]).some((route) => textOf(mapOf(route)["path"]) === pathOf(spot));
}
