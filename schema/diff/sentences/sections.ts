import { dataAt } from "../../language/data-at.ts";
import { mapOf, textOf } from "../../language/data.ts";
import { addressOf } from "../../site/address.ts";
import { plain } from "../change.ts";
import type { AddedRaw, RemovedRaw } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { itemName } from "../words/where.ts";
import { handedOn } from "./old-addresses.ts";
import { insteadWords, isHidden } from "./pages.ts";
import { draftOf, withPlaces, type Draft, type SentenceContext } from "./sentence-context.ts";

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
