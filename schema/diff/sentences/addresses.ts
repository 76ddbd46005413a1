import { addressOf, resolveAddress } from "../../site/address.ts";
import type { PageAnchor } from "../../site/pages.ts";
import { dataAt } from "../../language/data-at.ts";
import { plain } from "../change.ts";
import { pathKey, type Spot, type ValueRaw } from "../compare/raw.ts";
import { coveredOldAddresses } from "./old-addresses.ts";
import { textOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { capital } from "../words/key-words.ts";
import { itemWords } from "../words/where.ts";
import { draftOf, linkFollowWords, sideOf, type Draft, type SentenceContext, withPlaces } from "./sentence-context.ts";

/** What becomes of an old address. Whether it leads on or stops working is listed with the consequences, for all addresses alike. */
function oldAddress({ after }: SentenceContext, address: string): string | undefined {
  const place = resolveAddress(address, after.index.pages.index);
  return place.kind === "page" && place.moved === undefined ? "another page answers at the old address" : undefined;
}

/** `The page “Prices” has the address /prices instead of /pricing; 14 links lead there now.` */
export function pageAddress(context: SentenceContext, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const [from, to] = [textOf(raw.before?.data), textOf(raw.after?.data)];
  const page = spot.path.slice(0, -1);
  const follow = raw.after && linkFollowWords(context, raw.after.path.slice(0, -1));
  const isHidden = [context.before, context.after].some(
    (one) => one === side && dataAt(one.value, [...page, "hidden"]) === true,
  );
  const old = from === undefined || isHidden ? undefined : oldAddress(context, from);
  const rest = [follow, old].filter((words) => words !== undefined).join(", and ");
  const change =
    from === undefined ? `has the address ${to ?? ""} now` : `has the address ${to ?? "of no page"} instead of ${from}`;
  const draft = draftOf(context, raw, {
    topic: "pages",
    action: "renamed",
    sentence: plain(`The page ${itemWords(side, page)} ${change}${rest === "" ? "" : `; ${rest}`}.`),
    more: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  });
  const following = context.differences.raws.filter(
    (other) =>
      other.kind === "value" &&
      other.field.part === "anchor" &&
      pageOf(context.after, other.after) === to &&
      followsPage(context, other),
  );
  return withPlaces(draft, [...following, ...coveredOldAddresses(context, page)]);
}

/** The page that a place is on: the one that it is written in, or the only one that shows the entry or the shared section. */
function pageOf({ value, index }: Side, spot: Spot | undefined): string | undefined {
  if (!spot) return undefined;
  if (spot.path[0] === "routes") return textOf(dataAt(value, [...spot.path.slice(0, 2), "path"]));
  const at = pathKey(spot.path);
  const isIt = ({ anchor, at: place }: PageAnchor): boolean => anchor === spot.data && pathKey(place) === at;
  const [page, other] = index.pages.pages.filter(({ anchors }) => anchors.some(isIt));
  return other ? undefined : page?.path;
}

/** The address of a place on a page, as it is in one of the files; the anchor alone where it is on no page of its own. */
function placeAddress(side: Side, spot: Spot | undefined): string | undefined {
  const name = textOf(spot?.data);
  if (name === undefined) return undefined;
  const page = pageOf(side, spot);
  return page === undefined ? `“${name}”` : addressOf(page, name);
}

/** Whether the anchor only follows the new address of its page. */
export function followsPage({ before, after }: SentenceContext, raw: ValueRaw): boolean {
  const [from, to] = [placeAddress(before, raw.before), placeAddress(after, raw.after)];
  const [page, pageNow] = [pageOf(before, raw.before), pageOf(after, raw.after)];
  if (from === undefined || to === undefined || page === undefined || pageNow === undefined) return false;
  return page !== pageNow && `${pageNow}${from.slice(page.length)}` === to;
}

/** `The place “FAQ” on “Prices” has the address /prices/questions instead of /prices/faq; 3 links lead there now.` */
export function addressSentence(context: SentenceContext, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const what = itemWords(side, spot.path.slice(0, -1));
  const [from, to] = [placeAddress(context.before, raw.before), placeAddress(context.after, raw.after)];
  const holder = spot.path.slice(0, -1);
  const covered = coveredOldAddresses(context, holder);
  const follow = (raw.after && linkFollowWords(context, holder)) ?? "";
  const change =
    from === undefined
      ? `has an address of its own now, ${to ?? ""}`
      : to === undefined
        ? `no longer has an address of its own (${from})`
        : `has the address ${to} instead of ${from}`;
  const draft = draftOf(context, raw, {
    topic: "links",
    action: from === undefined ? "added" : to === undefined ? "removed" : "renamed",
    sentence: plain(`${capital(what)} ${change}${follow === "" ? "" : `; ${follow}`}.`),
    more: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  });
  return withPlaces(draft, covered);
}
