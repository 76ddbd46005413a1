import { dataAt } from "../../language/data-at.ts";
import { fieldAt } from "../../language/descriptor.ts";
import { pointerOf } from "../../site/addresses/human-path.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import { isWithin } from "../../site/paths.ts";
import type { Path } from "../../problem.ts";
import { plain } from "../change.ts";
import type { AddedRaw, RemovedRaw, Raw, Spot } from "../compare/raw.ts";
import { listOf, mapOf, textOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { itemName, itemWords } from "../words/where.ts";
import { gonePath } from "../follow/canonical.ts";
import { addressOfDestination, destinationOf, linkWords } from "../words/targets.ts";
import { many } from "../words/uses.ts";
import { draftOf, linkFollowWords, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";

const pathOf = ({ data }: Spot): string => textOf(mapOf(data)["path"]) ?? "no address";
const isHidden = ({ data }: Spot): boolean => mapOf(data)["hidden"] === true;

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

/** A change that describes other differences as well. */
export const withPlaces = (draft: Draft, raws: readonly Raw[]): Draft => ({
  ...draft,
  before: [
    ...draft.before,
    ...raws.flatMap((raw) => ("before" in raw && raw.before ? [pointerOf(raw.before.path)] : [])),
  ],
  after: [...draft.after, ...raws.flatMap((raw) => ("after" in raw && raw.after ? [pointerOf(raw.after.path)] : []))],
});

/** How many links are named. */
const maxNamed = 4;

/** `; 2 links lead to “Products” (/products) instead (“Marketing”, “Sales”)`, for what is gone and has an address that leads on. */
function insteadWords(context: SentenceContext, path: Path, address: string): string {
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
export function isToldByPage(context: SentenceContext, raw: AddedRaw | RemovedRaw): boolean {
  const { spot } = sideOf(context, raw);
  const other = raw.kind === "added" ? context.before : context.after;
  return listOf(other.value["routes"]).some((route) => textOf(mapOf(route)["path"]) === pathOf(spot));
}

/** `The old address /pricing leads on to “Prices”.` */
export function oldAddressDraft(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const list = spot.path.slice(0, -1);
  const words = raw.kind === "added" ? ["leads", "lead"] : ["no longer leads", "no longer lead"];
  const target = itemWords(side, list.slice(0, -1));
  return draftOf(context, raw, {
    topic: "links",
    action: raw.kind,
    sentence: plain(`The old address ${String(spot.data)} ${words[0]} on to ${target}.`),
    more: {
      joined: {
        key: `${raw.kind} ${list.join("/")}`,
        say: (count) => plain(`${count} old addresses ${words[1]} on to ${target}.`),
      },
    },
  });
}

/** Whether a place is one of a list of old addresses, whatever its section type calls that list. */
export const isOldAddress = ({ value }: Side, path: Path): boolean =>
  fieldAt(value, path.slice(0, -1))?.part === "moved-from";

/** Old addresses of what has just got another address, or has moved to another page: its own sentence names them. */
export function coveredOldAddresses({ differences, after }: SentenceContext, holder: Path): AddedRaw[] {
  const start = holder.join("/");
  return differences.raws
    .filter((raw) => raw.kind === "added")
    .filter(({ after: { path } }) => path.slice(0, -2).join("/") === start && isOldAddress(after, path));
}

/** Addresses of a page or a section that is gone, which lead on now: its own sentence and the consequences tell it. */
const handedOn = (context: SentenceContext, gone: RemovedRaw): AddedRaw[] =>
  context.differences.raws
    .filter((raw) => raw.kind === "added")
    .filter((raw) => isOldAddress(context.after, raw.after.path) && isHandedOn(context, raw, gone));

function isHandedOn({ before }: SentenceContext, raw: AddedRaw, gone: RemovedRaw): boolean {
  const address = String(raw.after.data);
  const place = resolveAddress(address, before.index.pages.index);
  const found = place.kind === "page" && place.moved === undefined ? destinationOf(before, address) : undefined;
  return found !== undefined && isWithin(found.anchor?.section ?? found.page.at, gone.before.path);
}

const isPageOrSection = ({ before: { path } }: RemovedRaw): boolean =>
  path[0] === "routes" && (path.length === 2 || (path.length === 4 && path[2] === "sections"));

/** Whether the sentence of a page or a section tells what becomes of the old address. */
export function isCoveredByAnother(context: SentenceContext, raw: AddedRaw | RemovedRaw): boolean {
  const { differences } = context;
  if (raw.kind === "removed") return false;
  const gone = differences.raws.filter((other) => other.kind === "removed").filter(isPageOrSection);
  if (gone.some((other) => isHandedOn(context, raw, other))) return true;
  const holder = raw.after.path.slice(0, -2).join("/");
  return differences.raws.some((other) => {
    if (other.kind === "transferred") return other.after.path.join("/") === holder;
    const isAddress = other.kind === "value" && (other.field.part === "path" || other.field.part === "anchor");
    return isAddress && other.before !== undefined && other.after?.path.slice(0, -1).join("/") === holder;
  });
}

/** `New section “FAQ” on “Prices”, below “Plans”.` */
export function newSection(context: SentenceContext, raw: AddedRaw): Draft {
  const { after } = context;
  const { path } = raw.after;
  const isShared = textOf(mapOf(raw.after.data)["use"]) !== undefined;
  const name = itemName(after, path) ?? "";
  const page = itemName(after, path.slice(0, 2)) ?? "";
  const where = `on ${page}${beside(after, path)}${isHidden(raw.after) ? "; it is hidden for now" : ""}`;
  const sentence = isShared ? `The shared section ${name} shows ${where}.` : `New section ${name} ${where}.`;
  return draftOf(context, raw, { topic: "sections", action: "added", sentence: plain(sentence) });
}

/** `The section “FAQ” on “Prices” is gone.` */
export function lostSection(context: SentenceContext, raw: RemovedRaw): Draft {
  const { before } = context;
  const { path } = raw.before;
  const isShared = textOf(mapOf(raw.before.data)["use"]) !== undefined;
  const name = itemName(before, path) ?? "";
  const page = itemName(before, path.slice(0, 2)) ?? "";
  const anchor = textOf(mapOf(raw.before.data)["anchor"]);
  const address = addressOf(textOf(dataAt(before.value, [...path.slice(0, 2), "path"])) ?? "/", anchor ?? "");
  const instead = anchor === undefined ? "" : insteadWords(context, path, address);
  const more = isHidden(raw.before) ? "; it was hidden" : instead;
  const sentence = isShared
    ? `The shared section ${name} no longer shows on ${page}${more}.`
    : `The section ${name} on ${page} is gone${more}.`;
  const draft = draftOf(context, raw, { topic: "sections", action: "removed", sentence: plain(sentence) });
  return withPlaces(draft, handedOn(context, raw));
}

/** `, below “Plans”` for a section; `, at the top` for the first one. */
export function beside(side: Side, path: readonly (string | number)[]): string {
  const index = Number(path.at(-1));
  if (index === 0) return ", at the top";
  const above = itemName(side, [...path.slice(0, -1), index - 1]);
  return above === undefined ? "" : `, below ${above}`;
}
