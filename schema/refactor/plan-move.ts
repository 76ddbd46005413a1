import { commandOf } from "../language/words.ts";
import { move, moveKey } from "../edit/move.ts";
import type { OpenSite } from "./open-site.ts";
import { countAt, indexFor, indexIn, type Position } from "./move/position.ts";
import { moveEntry } from "./move/move-entry.ts";
import { moveSection } from "./move/move-section.ts";
import { writeDraft } from "./plan/draft.ts";
import { refuse, type Planned } from "./plan/plan.ts";
import { thingWords, type Thing } from "./things/thing.ts";
import { capital } from "./words/words.ts";

export type { Position } from "./move/position.ts";

/**
 * Plans to move a thing: a section to another page or to another place of its own, a page, an entry, a constant, a badge or a group of
 * a menu to another place among its neighbors.
 * @param target the page that a section goes to, or the menu that an entry of a menu goes to
 */
export function planMove(site: OpenSite, thing: Thing, target: Thing | undefined, position: Position = {}): Planned {
  if (thing.kind === "anchor" || thing.kind === "section") return moveSection(site, thing, target, position);
  if (thing.kind === "picture" || thing.kind === "field")
    return refuse(
      `${capital(thingWords(thing))} has no order`,
      thing.kind === "picture"
        ? `To put the file elsewhere: ${commandOf("rename", thing.name, "art/new-name.svg")}`
        : "Move the line in the file.",
    );
  if (target && (thing.kind === "menu" || thing.kind === "item")) return moveEntry(site, thing, target, position);
  if (target)
    return refuse(
      `Only a section moves to a page, and an entry to another menu; ${thingWords(thing)} does not`,
      "Say where it goes among its neighbors: --before, --after or --at 1",
    );
  if (position.before === undefined && position.after === undefined && position.at === undefined)
    return refuse(`Say where ${thingWords(thing)} goes`, "Use --before, --after or --at 1.");
  const list = thing.at.slice(0, -1);
  const from = indexIn(site, list, thing.at);
  const index = indexFor(site, list, position, from);
  if (typeof index !== "number") return index;
  if (index === from) return refuse(`${capital(thingWords(thing))} stands there already`);
  const isItem = typeof thing.at.at(-1) === "number";
  return writeDraft(site, {
    title: `${capital(thingWords(thing))} moves from place ${from + 1} to place ${index + 1} of ${countAt(site, list)}`,
    effects: [],
    changes: [(on) => (isItem ? move(on, thing.at, [...list, index]) : moveKey(on, list, from, index))],
    keeper: () => undefined,
  });
}
