import { commandOf } from "../../language/words.ts";
import type { OpenSite } from "../open-site.ts";
import { textAt, writeDraft } from "../plan/draft.ts";
import { badValue, sameName, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import { indexReferences, usesOf } from "../reference-index.ts";
import { isSamePath } from "../../site/paths.ts";
import { kindWords, type Thing } from "../things/thing.ts";
import { linkWords } from "../words/link-words.ts";
import { mentionWords } from "../words/mentions.ts";

/**
 * Renames a group of a menu, or an entry: its words, or its short name where that is how it was called. Sections that show the group follow.
 * @param called the name that it was called by
 */
export function renameMenu(site: OpenSite, thing: Thing, called: string, to: string): Planned {
  const id = textAt(site, [...thing.at, "id"]);
  const isId = id !== undefined && called === id && called !== thing.name;
  const words = wordsIn(site, thing);
  if (to === (isId ? id : words)) return sameName(thing);
  if (!isId && (to.trim() === "" || to !== to.trim()))
    return refuse("A menu needs words", `Name them: ${commandOf("rename", "menu:Products", "menu:Software")}`);
  const bad = isId ? badValue(site, [...thing.at, "id"], to) : undefined;
  if (bad) return bad;
  const others = indexReferences(site).things.filter(
    (one) =>
      one.kind === thing.kind &&
      !isSamePath(one.at, thing.at) &&
      isSamePath(one.at.slice(0, -1), thing.at.slice(0, -1)) &&
      (isId ? one.aliases.includes(to) : wordsIn(site, one) === to),
  );
  if (others.length > 0)
    return taken(
      `“${to}”`,
      `there is another ${thing.kind === "menu" ? "group" : "entry"} of that name in this menu`,
      "Choose another name.",
    );
  const uses = isId ? usesOf(indexReferences(site), thing).filter(({ kind }) => kind === "name") : [];
  const from = isId ? id : words;
  const path = isId ? [...thing.at, "id"] : (thing.nameAt?.path ?? thing.at);
  return writeDraft(site, {
    title: `${kindWords[thing.kind]} “${from}” → “${to}”`,
    effects: isId ? linkWords(uses) : ["Visitors see the new words in the menu."],
    mentions: mentionWords(site, from),
    replacements: [
      { path, start: 0, end: from.length, text: to },
      ...uses.map((use) => ({ path: use.path, start: use.start, end: use.end, text: to })),
    ],
  });
}

/** The words that visitors see. */
const wordsIn = (site: OpenSite, { nameAt, name }: Thing): string => (nameAt && textAt(site, nameAt.path)) ?? name;
