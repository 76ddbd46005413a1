import { fieldAt } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import { resolveAddress } from "../../site/address.ts";
import { isWithin } from "../../site/paths.ts";
import { plain } from "../change.ts";
import type { AddedRaw, RemovedRaw } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { destinationOf } from "../words/targets.ts";
import { itemWords } from "../words/where.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";

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
export const handedOn = (context: SentenceContext, gone: RemovedRaw): AddedRaw[] =>
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
