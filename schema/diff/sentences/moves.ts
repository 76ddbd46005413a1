import { plain } from "../change.ts";
import type { Raw, Spot } from "../compare/raw.ts";
import { mapOf, textOf } from "../../language/data.ts";
import { filePath } from "../follow/canonical.ts";
import { factName } from "./facts.ts";
import { itemName } from "../words/where.ts";
import { capital, spelledOut } from "../words/key-words.ts";
import type { Side } from "../side.ts";
import { filledWords, quoted } from "../words/names.ts";
import { entryName, listWords } from "./items.ts";
import { coveredOldAddresses } from "./old-addresses.ts";
import { beside } from "./sections.ts";
import {
  asBeforeWords,
  draftOf,
  linkFollowWords,
  type Draft,
  type SentenceContext,
  withPlaces,
} from "./sentence-context.ts";
import { topicOf } from "./topic-of.ts";

type Moved = Extract<Raw, { kind: "moved" }>;
type Transferred = Extract<Raw, { kind: "transferred" }>;
type Renamed = Extract<Raw, { kind: "renamed" }>;
type Sharing = Extract<Raw, { kind: "sharing" }>;

/** `“FAQ” moved above “Plans” on “Prices”.` */
export function movedDraft(context: SentenceContext, raw: Moved): Draft {
  const { after } = context;
  const { path } = raw.after;
  const name = entryName(after, raw, path);
  const neighbor = raw.neighbor ? ` ${raw.neighbor.side} ${entryName(after, raw, raw.neighbor.spot.path)}` : "";
  const isPage = path[0] === "routes" && path.length === 2;
  const isSection = path[0] === "routes" && path.length === 4 && path[2] === "sections";
  const isEntry = path[0] === "collections" && path.length === 3;
  const place = isPage
    ? "in the order of the pages"
    : isSection
      ? `on ${itemName(after, path.slice(0, 2)) ?? ""}`
      : isEntry
        ? `in ${quoted(spelledOut(String(path[1])))}`
        : `in ${listWords(after, path)}`;
  const topic = isPage ? "pages" : isSection ? "sections" : topicOf(path, raw.field);
  const isLook = topic === "texts" && path.at(-2) === "columns";
  return draftOf(context, raw, {
    topic: isLook ? "look" : topic,
    action: "moved",
    sentence: plain(`${capital(name)} moved${neighbor} ${place}.`),
    more: { movedIn: { list: path.slice(0, -1), name: place } },
  });
}

/** `“FAQ” moved from “Prices” to “Help”, below “Contact”; 3 links lead there now.` */
export function transferredDraft(context: SentenceContext, raw: Transferred): Draft {
  const { before, after } = context;
  const name = itemName(after, raw.after.path) ?? "";
  const from = itemName(before, raw.before.path.slice(0, 2)) ?? "";
  const to = itemName(after, raw.after.path.slice(0, 2)) ?? "";
  const covered = coveredOldAddresses(context, raw.after.path);
  const follow = linkFollowWords(context, raw.after.path);
  const more = follow === undefined ? "" : `; ${follow}`;
  const sentence = plain(`The section ${name} moved from ${from} to ${to}${beside(after, raw.after.path)}${more}.`);
  return withPlaces(draftOf(context, raw, { topic: "sections", action: "moved", sentence }), covered);
}

/** `The picture art/oven.svg is named art/stove.svg in the file now; 2 places are as before on the site.` */
export const fileDrafts = (context: SentenceContext): Draft[] =>
  [...context.differences.renamedFiles].flatMap(([from, to]): Draft[] => {
    const path = filePath(to);
    const follow = asBeforeWords(context, path);
    const { before, after } = context.followed.of(path);
    const sentence = plain(`The picture ${from} is named ${to} now; ${follow ?? ""}.`);
    return follow === undefined ? [] : [{ topic: "names", action: "renamed", sentence, before, after, from, to }];
  });

/** `The fact “trial days” is named “trial length” in the file now; 12 texts are as before on the site.` */
export function renamedDraft(context: SentenceContext, raw: Renamed): Draft {
  const { path } = raw.after;
  const isFact = path[0] === "constants";
  const nouns: Readonly<Record<string, string>> = {
    badges: "badge",
    shared: "shared section",
    collections: path.length === 2 ? "collection" : "entry",
    menus: "variant of the menus",
  };
  const [from, to] = isFact
    ? [factName(raw.before), factName(raw.after)]
    : [quoted(spelledOut(String(raw.before.path.at(-1)))), quoted(spelledOut(String(path.at(-1))))];
  const follow = path[0] === "badges" ? badgeWords(context, raw) : asBeforeWords(context, path);
  const noun = isFact ? "fact" : (nouns[String(path[0])] ?? "entry");
  const sentence = plain(
    `The ${noun} ${from} is named ${to} in the file now${follow === undefined ? "" : `; ${follow}`}.`,
  );
  return draftOf(context, raw, { topic: "names", action: "renamed", sentence });
}

/** `on the site it still says “Popular”`; nothing where it says something else now, or shows nowhere. */
function badgeWords({ before, after, uses }: SentenceContext, raw: Renamed): string | undefined {
  const labelOf = (side: Side, { data }: Spot): string | undefined => {
    const label = textOf(mapOf(data)["label"]);
    return label === undefined ? undefined : quoted(filledWords(side, label));
  };
  const [was, now] = [labelOf(before, raw.before), labelOf(after, raw.after)];
  const isShown = uses.after(raw.after.path).places > 0;
  return isShown && was === now && now !== undefined ? `on the site it still says ${now}` : undefined;
}

/** A section of the page's own became a shared one, the other way round, or another one. */
export function sharingDraft(context: SentenceContext, raw: Sharing): Draft {
  const { before, after } = context;
  const name = itemName(after, raw.after.path) ?? "";
  const page = itemName(after, raw.after.path.slice(0, 2)) ?? "";
  const [used, usedNow] = [textOf(mapOf(raw.before.data)["use"]), textOf(mapOf(raw.after.data)["use"])];
  const words =
    used === undefined
      ? `${name} on ${page} comes from the shared sections now: a change there shows here.`
      : usedNow === undefined
        ? `${name} on ${page} is a section of its own now: a change of the shared one no longer shows here.`
        : `${itemName(before, raw.before.path) ?? ""} on ${page} is replaced with the shared section ${name}.`;
  const topic = used !== undefined && usedNow !== undefined ? "sections" : "names";
  return draftOf(context, raw, { topic, action: "changed", sentence: plain(words) });
}
