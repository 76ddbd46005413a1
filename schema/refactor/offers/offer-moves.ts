import { countAt, indexIn } from "../move/position.ts";
import { moveTargets } from "../move/move-targets.ts";
import { planMove } from "../plan-move.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import type { Thing } from "../things/thing.ts";
import { countUses } from "../words/count-uses.ts";
import { goneWords } from "../words/gone-words.ts";
import { linksFromOutside } from "../delete/gone-places.ts";
import type { Offer } from "./offer.ts";

/** A thing goes one place up or down among its neighbors, or to another page or menu. */
export function* offerMoves(site: OpenSite, thing: Thing): Iterable<Offer> {
  if (!hasNeighbors(site, thing)) return;
  const words = goneWords(site, thing);
  const list = thing.at.slice(0, -1);
  const place = indexIn(site, list, thing.at) + 1;
  if (place > 1)
    yield {
      kind: "move",
      title: `Move ${words} one place up`,
      plan: (now) => planMove(now, thing, undefined, { at: place - 1 }),
    };
  if (place < countAt(site, list))
    yield {
      kind: "move",
      title: `Move ${words} one place down`,
      plan: (now) => planMove(now, thing, undefined, { at: place + 1 }),
    };
  const links = linksFromOutside(site, thing);
  const follow = links.length === 0 ? "" : `: ${countUses(links)} ${links.length === 1 ? "follows" : "follow"}`;
  for (const target of nearestOf(site, thing, moveTargets(site, thing))) {
    const goal = target.kind === "page" ? target.name : `“${target.name}”`;
    yield {
      kind: "move",
      title: `Move ${words} to ${goal}${follow}`,
      plan: (now) => planMove(now, thing, target),
    };
  }
}

/** How many pages or menus are listed: as many as a person looks through. */
const maxTargets = 20;

/** Those that stand nearest in the file, in its order. */
function nearestOf({ source }: OpenSite, thing: Thing, targets: readonly Thing[]): readonly Thing[] {
  const offset = ({ at }: Thing): number => source.locate(at, "pair").start.offset;
  const distance = (one: Thing): number => Math.abs(offset(one) - offset(thing));
  const near = new Set(targets.toSorted((one, other) => distance(one) - distance(other)).slice(0, maxTargets));
  return targets.filter((one) => near.has(one));
}

/** Whether it has a place in a list. Of what stands on a page only a section moves, and of one that visitors can reach. */
function hasNeighbors({ pages }: OpenSite, { kind, at }: Thing): boolean {
  if (kind === "picture") return false;
  if (kind !== "anchor" && kind !== "section") return true;
  return at.length === 4 && pages.pages.some((page) => isWithin(at, page.at));
}
