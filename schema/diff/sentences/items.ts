import { fieldFor } from "../../language/descriptor.ts";
import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import { plain, type Sentence } from "../change.ts";
import { pathKey, type AddedRaw, type Raw, type RemovedRaw } from "../compare/raw.ts";
import { listOf, mapOf, textOf } from "../../language/data.ts";
import type { Side } from "../side.ts";
import { capital, keyWords, spelledOut } from "../words/key-words.ts";
import { filledWords, quoted } from "../words/names.ts";
import { linkWords } from "../words/targets.ts";
import { many, shownWords } from "../words/uses.ts";
import { valueWords } from "../words/value-words.ts";
import { around, fieldWords, inside, itemName } from "../words/where.ts";
import { isCoveredByAnother, isOldAddress, oldAddressDraft } from "./old-addresses.ts";
import { isCoveredByPage, lostPage, newPage, plannedPage } from "./pages.ts";
import { lostSection, newSection } from "./sections.ts";
import { variantDrafts } from "./menu-variants.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";
import { topicOf } from "./topic-of.ts";

/** What came or went: a page, a section, an entry, an item of a list, a picture. */
export function itemDrafts(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft[] {
  const { side, spot } = sideOf(context, raw);
  const { path } = spot;
  const [top] = path;
  if (top === "routes" && path.length === 2)
    return [raw.kind === "added" ? newPage(context, raw) : lostPage(context, raw)];
  if (top === "routes" && path.length === 4 && path[2] === "sections")
    return [raw.kind === "added" ? newSection(context, raw) : lostSection(context, raw)];
  if (top === "planned" && path.length === 2)
    return isCoveredByPage(context, raw) ? [silent(context, raw)] : [plannedPage(context, raw)];
  if (isOldAddress(side, path))
    return isCoveredByAnother(context, raw) ? [silent(context, raw)] : [oldAddressDraft(context, raw)];
  if ((top === "badges" || top === "shared") && path.length === 2) return [namedDraft(context, raw)];
  if (top === "menus" && path[1] === "variants" && path.length <= 3) return variantDrafts(context, raw);
  if (top === "collections" && path.length <= 3) return [entryDraft(context, raw)];
  return [typeof path.at(-1) === "number" ? listDraft(context, raw) : wholeDraft(context, raw)];
}

/** Another sentence says it: only the place is kept. */
const silent = (context: SentenceContext, raw: Raw): Draft =>
  draftOf(context, raw, { topic: "pages", action: "changed", sentence: [] });

/** A badge or a shared section. */
function namedDraft(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const uses = raw.kind === "added" ? context.uses.after : context.uses.before;
  const shown = uses(spot.path);
  const name = itemName(side, spot.path) ?? quoted(spelledOut(String(spot.path.at(-1))));
  const sentence =
    raw.kind === "added"
      ? `New: ${name}; it shows ${shownWords(shown)}.`
      : `${capital(name)} is gone; it showed ${shownWords(shown)}.`;
  const topic = spot.path[0] === "badges" ? "badges" : wasOwn(context, raw) ? "names" : "sections";
  return draftOf(context, raw, { topic, action: raw.kind, sentence: plain(sentence), more: { shownIn: shown.places } });
}

/** Whether a new shared section shows only where pages had it as their own, or one that is gone only where they have it now. */
function wasOwn({ differences }: SentenceContext, raw: AddedRaw | RemovedRaw): boolean {
  const { before, after } = differences;
  const [side, key] = raw.kind === "added" ? [after, raw.after.path[1]] : [before, raw.before.path[1]];
  const places = side.index.inventory.of("shared").filter(({ value }) => value === key);
  return places.every(({ path }) =>
    differences.raws.some(
      (other) =>
        other.kind === "sharing" &&
        pathKey((raw.kind === "added" ? other.after : other.before).path) === pathKey(path.slice(0, -1)),
    ),
  );
}

/** An entry of a collection, or a whole one. */
function entryDraft(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const { path, data } = spot;
  const isNew = raw.kind === "added";
  const collection = quoted(spelledOut(String(path[1])));
  if (path.length === 2) {
    const size = isMap(data) ? Object.keys(data).length : 0;
    const sentence = isNew
      ? `New collection ${collection} with ${many(size, "entry", "entries")}.`
      : `The collection ${collection} is gone.`;
    return draftOf(context, raw, { topic: "entries", action: raw.kind, sentence: plain(sentence) });
  }
  const price = mapOf(data)["price"];
  const amount = price === undefined ? "" : ` for ${valueWords(side, price, { part: "money" })}`;
  const name = itemName(side, path) ?? "";
  const shown = (isNew ? context.uses.after : context.uses.before)([...path, "title"]);
  const sentence = isNew
    ? `New in ${collection}: ${name}${amount}; it shows ${shownWords(shown)}.`
    : `${name} is gone from ${collection}${amount === "" ? "" : ` (it cost ${amount.slice(5)})`}.`;
  return draftOf(context, raw, {
    topic: "entries",
    action: raw.kind,
    sentence: plain(sentence),
    more: { shownIn: shown.places },
  });
}

/** `New in “FAQ” on “Help”: “Do you bake on Sunday?”` */
function listDraft(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const { path } = spot;
  const name = entryName(side, raw, path);
  const href = textOf(mapOf(spot.data)["href"]);
  const link = href === undefined || raw.kind === "removed" ? "" : `, which leads to ${linkWords(side, href)}`;
  const list = listWords(side, path);
  const where = raw.kind === "added" ? `New in ${list}` : `Gone from ${list}`;
  const start = raw.kind === "added" ? "New" : "Gone";
  return draftOf(context, raw, {
    topic: topicOf(path, fieldFor(raw.field, spot.data)),
    action: raw.kind,
    sentence: plain(`${where}: ${name}${link}.`),
    more: { repeated: (places): Sentence => plain(`${start} ${places}: ${name}${link}.`) },
  });
}

/** The list that an item belongs to: `“FAQ” on “Help”`, or `the features of “Starter”` where the holder has other lists. */
export function listWords(side: Side, path: Path): string {
  const list = path.slice(0, -1);
  const key = list.at(-1);
  const place = around(side, path);
  const isMain = key === "items" || key === "sections" || typeof key === "number" || path[0] === "menus";
  return isMain && place !== "" ? place : fieldWords(side, list).replace(/^the /, "the ");
}

/** What an item is called: its name, its words, the label of a badge. */
export function entryName(side: Side, { field }: { readonly field: AddedRaw["field"] }, path: Path): string {
  const data = dataAt(side.value, path) ?? null;
  const name = itemName(side, path);
  if (name !== undefined) return name;
  if (isMap(data)) return "an entry without a name";
  if (Array.isArray(data)) return quoted(listOf(data).map(String).join(", "));
  const words = filledWords(side, valueWords(side, data, fieldFor(field, data)));
  return words.startsWith("“") ? words : quoted(words);
}

/** A picture, a button, a panel: a mapping under a key of its own. */
function wholeDraft(context: SentenceContext, raw: AddedRaw | RemovedRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const { path } = spot;
  const name = nameOfWhole(side, path);
  const words = `the ${keyWords(path)}${inside(side, path, "of")}`;
  const what = capital(words);
  const sentence = `${what} is ${raw.kind === "added" ? "new" : "gone"}${name === undefined ? "" : `: ${name}`}.`;
  return draftOf(context, raw, {
    topic: topicOf(path, fieldFor(raw.field, spot.data)),
    action: raw.kind,
    sentence: plain(sentence),
  });
}

function nameOfWhole(side: Side, path: Path): string | undefined {
  const data = mapOf(dataAt(side.value, path));
  const name = itemName(side, path);
  if (name !== undefined) return name;
  const [src, alt] = [textOf(data["src"]), textOf(data["alt"])];
  return src === undefined ? undefined : `${src}${alt === undefined ? "" : `, ${quoted(alt)}`}`;
}
