import { dataAt } from "../../language/data-at.ts";
import { mapOf } from "../../language/data.ts";
import type { Data, Path } from "../../problem.ts";
import type { Side } from "../side.ts";
import { plain, type Sentence } from "../change.ts";
import type { Spot, ValueRaw } from "../compare/raw.ts";
import { titleOf } from "../compare/identity.ts";
import { fieldWords, inside, itemWords } from "../words/where.ts";
import { filledWords, holdersOf, nameOf, quoted } from "../words/names.ts";
import { capital, keyWords, switchWords } from "../words/key-words.ts";
import { shownWords } from "../words/uses.ts";
import { valueWords } from "../words/value-words.ts";
import { addressBarDrafts } from "./address-bar.ts";
import { addressSentence, followsPage, pageAddress } from "./addresses.ts";
import { factDraft } from "./facts.ts";
import { chosenMenus } from "./menu-variants.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";
import { textDrafts } from "./texts.ts";
import { topicOf } from "./topic-of.ts";

const textParts: ReadonlySet<string> = new Set(["label", "text", "markdown", "nav", "template"]);

/** What a single value is now, and what it was. */
export function valueDrafts(context: SentenceContext, raw: ValueRaw): Draft[] {
  const { field } = raw;
  const { spot } = sideOf(context, raw);
  const { path } = spot;
  if (path[0] === "site" && path[1] === "addresses") return addressBarDrafts(context, raw);
  if (field.part === "menu-variant") return [chosenMenus(context, raw)];
  if (path[0] === "constants") return [factDraft(context, raw)];
  if (field.part === "money") return [priceDraft(context, raw)];
  if (field.part === "path" && path[0] === "routes" && path.length === 3) return [pageAddress(context, raw)];
  if (field.part === "anchor" && followsPage(context, raw)) return [];
  if (field.part === "anchor") return [addressSentence(context, raw)];
  if (field.type === "boolean" || typeof spot.data === "boolean") return [switchDraft(context, raw)];
  if (isTitle(context, raw)) return [titleDraft(context, raw)];
  if (textParts.has(field.part ?? "") || (field.part === undefined && field.enum === undefined && isLong(raw)))
    return textDrafts(context, raw);
  return [plainDraft(context, raw)];
}

const isLong = ({ before, after }: ValueRaw): boolean =>
  [before, after].some((spot) => typeof spot?.data === "string" && spot.data.length > 40);

/** `The price of “AI Foundation” falls from ₹2,999 to ₹2,499; it shows in 7 places on 3 pages.` */
function priceDraft(context: SentenceContext, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const from = raw.before && valueWords(context.before, raw.before.data, raw.field);
  const to = raw.after && valueWords(context.after, raw.after.data, raw.field);
  const shown = (raw.after ? context.uses.after : context.uses.before)(spot.path);
  const what = capital(fieldWords(side, spot.path));
  const where = shownWords(shown);
  const [was, now] = [amountOf(context, raw.before, "before"), amountOf(context, raw.after, "after")];
  const verb = was === undefined || now === undefined || was === now ? "changes" : now < was ? "falls" : "rises";
  const sentence =
    from === undefined
      ? `${what} is ${to ?? ""}; it is new and shows ${where}${savingWords(context, raw)}.`
      : to === undefined
        ? `${what} is gone (${from}); it showed ${where}${savingWords(context, raw)}.`
        : `${what} ${verb} from ${from} to ${to}; it shows ${where}${savingWords(context, raw)}.`;
  const action = from === undefined ? "added" : to === undefined ? "removed" : "changed";
  const more = { ...(from !== undefined && { from }), ...(to !== undefined && { to }), shownIn: shown.places };
  return draftOf(context, raw, { topic: "prices", action, sentence: plain(sentence), more });
}

/** What becomes of the saving that stands beside a price and a former price; where both change, the price says it. */
function savingWords({ before, after }: SentenceContext, { before: was, after: now }: ValueRaw): string {
  const [ours, theirs] = [was ?? now, now ?? was].map((spot) => spot?.path ?? []);
  const key = theirs?.[3];
  if (!ours || !theirs || theirs[0] !== "collections" || theirs.length !== 4) return "";
  const priceIn = (side: Side, path: Path): Data | undefined => dataAt(side.value, [...path.slice(0, 3), "price"]);
  const isTold = key === "price" || (key === "originalPrice" && priceIn(before, ours) === priceIn(after, theirs));
  const savedIn = (side: Side, path: Path): string | undefined => {
    const entry = path.slice(0, -1);
    const saved = side.index.filler.saving({ value: mapOf(dataAt(side.value, entry)), path: entry });
    return saved === undefined ? undefined : side.index.filler.formats.money(saved);
  };
  const [from, to] = [savedIn(before, ours), savedIn(after, theirs)];
  if (!isTold || from === to) return "";
  if (to === undefined) return `, and the saving of ${from} is gone`;
  return from === undefined
    ? `, and a saving of ${to} stands beside it`
    : `, and the saving is ${to} instead of ${from}`;
}

function amountOf(context: SentenceContext, spot: Spot | undefined, which: "before" | "after"): number | undefined {
  const value = spot && context[which].index.filler.value(spot.data);
  return typeof value === "number" ? value : undefined;
}

/** `“FAQ” on “Help” is hidden now: visitors no longer see it.` */
function switchDraft(context: SentenceContext, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(context, raw);
  const key = String(spot.path.at(-1));
  const isOn = raw.after?.data === true;
  const [on = "", off = ""] = switchWords(key);
  const holder = spot.path.slice(0, -1);
  const isPage = holder[0] === "routes" && holder.length === 2;
  const what = isPage ? `the page ${itemWords(side, holder)}` : itemWords(side, holder);
  const words = isOn ? on : off;
  const isHidden = key === "hidden";
  const topic = !isHidden ? topicOf(spot.path, raw.field) : isPage ? "pages" : "sections";
  const action = isHidden ? (isOn ? "hidden" : "shown") : "changed";
  return draftOf(context, raw, { topic, action, sentence: plain(`${capital(what)} ${words}.`) });
}

/** Whether the value is the name by which people know what it belongs to, and both are short. */
function isTitle(context: SentenceContext, { before, after, field }: ValueRaw): boolean {
  if (!before || !after || (field.part !== "label" && field.part !== "text")) return false;
  const isShort = [before, after].every(({ data }) => typeof data === "string" && data.length <= 60);
  const holder = holdersOf(context.after, after.path.slice(0, -1)).at(-1);
  if (!isShort || !holder || holder.path.length < 2 || nameOf(context.after, holder) === undefined) return false;
  return titleOf(holder.data, holder.field) === after.data;
}

/** `The section “FAQ” on “Prices” is called “Questions” now.` */
function titleDraft(context: SentenceContext, raw: ValueRaw): Draft {
  const { before = { path: [], data: "" }, after = before, field } = raw;
  const path = before.path.slice(0, -1);
  const holder = holdersOf(context.before, path).at(-1);
  const own = (holder && nameOf(context.before, holder)) ?? "";
  const noun = nounOf(path);
  const to = quoted(filledWords(context.after, String(after.data)));
  const isButton = holder?.field.part?.endsWith("action") === true || path[0] === "badges";
  const verb = isButton ? `now says ${to}` : `is called ${to} now`;
  const shown = path[0] === "badges" || path[0] === "collections" ? context.uses.after(after.path) : undefined;
  const where = shown ? `; it shows ${shownWords(shown)}` : "";
  const what = capital(`${noun}${own}`);
  const place = path.length > 2 ? inside(context.before, path) : "";
  return draftOf(context, raw, {
    topic: topicOf(after.path, field),
    action: "renamed",
    sentence: plain(`${what}${place} ${verb}${where}.`),
    more: {
      from: filledWords(context.before, String(before.data)),
      to: filledWords(context.after, String(after.data)),
      ...(shown && { shownIn: shown.places }),
      ...(!shown && { repeated: (places: string): Sentence => plain(`${what} ${verb} ${places}.`) }),
    },
  });
}

function nounOf(path: Path): string {
  if (path[0] === "routes" && path.length === 2) return "the page ";
  if (path[0] === "routes" && path.length === 4) return "the section ";
  return "";
}

/** `The background of “Plans” on “Prices” is deep instead of canvas.` */
function plainDraft(context: SentenceContext, raw: ValueRaw): Draft {
  const { field } = raw;
  const { side, spot } = sideOf(context, raw);
  const isText = field.part === undefined && field.enum === undefined && field.format === undefined;
  const said = (words: string, data: Data): string =>
    isText && typeof data === "string" && words.includes(" ") ? quoted(words) : words;
  const wordsOf = (one: Side, at: Spot | undefined): string | undefined =>
    at && at.data !== null ? said(valueWords(one, at.data, field), at.data) : undefined;
  const from = wordsOf(context.before, raw.before);
  const to = wordsOf(context.after, raw.after);
  const isLink = field.part === "link";
  const what = isLink ? `the link of ${itemWords(side, spot.path.slice(0, -1))}` : fieldWords(side, spot.path);
  const say = (subject: string, where: string): string => {
    const start = `${capital(subject)}${where}`;
    const is = /[^su]s$/.test(keyWords(spot.path).replace(/ (?:of|in|for) .*/, "")) ? "are" : "is";
    if (from === undefined) return `${start} ${is} new: ${to ?? ""}.`;
    if (to === undefined)
      return isLink ? `${start} is gone, its words stay; it led to ${from}.` : `${start} ${is} gone: ${from}.`;
    return isLink ? `${start} leads to ${to} instead of ${from}.` : `${start} ${is} ${to} instead of ${from}.`;
  };
  const sayOfLinks = (where: string): string => {
    const start = `The links ${where}`;
    if (from === undefined) return `${start} are new: ${to ?? ""}.`;
    return to === undefined
      ? `${start} are gone, their words stay; they led to ${from}.`
      : `${start} lead to ${to} instead of ${from}.`;
  };
  return draftOf(context, raw, {
    topic: topicOf(spot.path, field),
    action: from === undefined ? "added" : to === undefined ? "removed" : "changed",
    sentence: plain(say(what, "")),
    more: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      repeated: (where) => plain(isLink ? sayOfLinks(where) : say(`the ${keyWords(spot.path)}`, ` ${where}`)),
    },
  });
}
