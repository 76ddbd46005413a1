import { addressOf, resolveAddress } from "../../site/address.ts";
import { dataAt } from "../../language/data-at.ts";
import type { Path } from "../../problem.ts";
import { plain } from "../change.ts";
import type { Spot, ValueRaw } from "../compare/raw.ts";
import { withPlaces } from "./pages.ts";
import { textOf } from "../side.ts";
import { capital } from "../words/key-words.ts";
import { itemWords } from "../words/where.ts";
import { draftOf, followWords, sideOf, type Draft, type Telling } from "./telling.ts";

/** What becomes of an old address. */
function oldAddress({ after }: Telling, address: string): string {
  const { index } = after.index.pages;
  const place = resolveAddress(address, index);
  if (place.kind === "page" && place.moved !== undefined) return "the old address leads on to it";
  if (place.kind === "page") return "another page answers at the old address";
  return place.kind === "planned" ? "the old address is announced as planned" : "the old address stops working";
}

/** `The page “Prices” has the address /prices instead of /pricing; 14 links follow, and the old address leads on to it.` */
export function pageAddress(telling: Telling, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(telling, raw);
  const [from, to] = [textOf(raw.before?.data), textOf(raw.after?.data)];
  const page = spot.path.slice(0, -1);
  const follow = raw.after && followWords(telling, raw.after.path.slice(0, -1));
  const isHidden = [telling.before, telling.after].some(
    (one) => one === side && dataAt(one.value, [...page, "hidden"]) === true,
  );
  const old = from === undefined || isHidden ? undefined : oldAddress(telling, from);
  const rest = [follow, old].filter((words) => words !== undefined).join(", and ");
  const change =
    from === undefined ? `has the address ${to ?? ""} now` : `has the address ${to ?? "of no page"} instead of ${from}`;
  const draft = draftOf(telling, raw, {
    topic: "pages",
    action: "renamed",
    sentence: plain(`The page ${itemWords(side, page)} ${change}${rest === "" ? "" : `; ${rest}`}.`),
    more: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  });
  return withPlaces(
    draft,
    telling.differences.raws.filter((other) => other.kind === "added" && isMovedFrom(other.after, page, from)),
  );
}

/** Whether it is the old address of a page in the list of its old addresses. */
const isMovedFrom = ({ path, data }: Spot, page: Path, address: string | undefined): boolean =>
  path.at(-2) === "movedFrom" && data === address && path.slice(0, -2).join("/") === page.join("/");

/** `The place “FAQ” on “Prices” has the address /prices/questions instead of /prices/faq; 3 links follow.` */
export function addressSentence(telling: Telling, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(telling, raw);
  const what = itemWords(side, spot.path.slice(0, -1));
  const place = (one: ValueRaw["before"], which: "before" | "after"): string | undefined => {
    const name = textOf(one?.data);
    if (name === undefined || !one) return undefined;
    const page =
      one.path[0] === "routes" ? textOf(dataAt(telling[which].value, [...one.path.slice(0, 2), "path"])) : undefined;
    return page === undefined ? `“${name}”` : addressOf(page, name);
  };
  const [from, to] = [place(raw.before, "before"), place(raw.after, "after")];
  const follow = raw.after && followWords(telling, raw.after.path.slice(0, -1));
  const change =
    from === undefined
      ? `has an address of its own now, ${to ?? ""}`
      : to === undefined
        ? `no longer has an address of its own (${from})`
        : `has the address ${to} instead of ${from}`;
  return draftOf(telling, raw, {
    topic: "links",
    action: from === undefined ? "added" : to === undefined ? "removed" : "renamed",
    sentence: plain(`${capital(what)} ${change}${follow === undefined ? "" : `; ${follow}`}.`),
    more: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  });
}
