import { plain } from "../change.ts";
import type { AddedRaw, RemovedRaw, ValueRaw } from "../compare/raw.ts";
import { mapOf } from "../../language/data.ts";
import { capital, spelledOut } from "../words/key-words.ts";
import { quoted } from "../words/names.ts";
import { many } from "../words/uses.ts";
import { itemWords } from "../words/where.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";

const named = (key: unknown): string => quoted(spelledOut(String(key)));

/** `The menus “offer” are new: 2 pages have them.` A sentence for each, also where the first or the last of them came or went. */
export function variantDrafts(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft[] {
  const { spot } = sideOf(context, raw);
  const paths = spot.path.length > 2 ? [spot.path] : Object.keys(mapOf(spot.data)).map((key) => [...spot.path, key]);
  const isNew = raw.kind === "added";
  return paths.map((path) => {
    const count = (isNew ? context.uses.after : context.uses.before)(path).pages.size;
    const pages = `${many(count, "page")} ${isNew ? (count === 1 ? "has" : "have") : "had"} them`;
    const sentence = `The menus ${named(path.at(-1))} are ${isNew ? "new" : "gone"}: ${pages}.`;
    return draftOf(context, raw, { topic: "menus", action: raw.kind, sentence: plain(sentence) });
  });
}

/** `The page “Offer” has the menus “offer” in place of those of the site.` */
export function chosenMenus(context: SentenceContext, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const [from, to] = [raw.before, raw.after].map((one) => one && `the menus ${named(one.data)}`);
  const has = to ?? "the menus of the site again";
  const place = to === undefined ? `not ${from ?? ""}` : `in place of ${from ?? "those of the site"}`;
  const name = itemWords(side, spot.path.slice(0, -1));
  const page = capital(name.startsWith("“") ? `the page ${name}` : name);
  const sentence = `${page} has ${has}${to === undefined ? ", " : " "}${place}.`;
  return draftOf(context, raw, { topic: "menus", action: "changed", sentence: plain(sentence) });
}
