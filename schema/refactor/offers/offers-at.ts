import type { ReferenceIndex } from "../reference-index.ts";
import { thingOnLine } from "../things/thing-on-line.ts";
import { offerDeletions } from "./offer-deletions.ts";
import { offerFacts } from "./offer-facts.ts";
import { offerMoves } from "./offer-moves.ts";
import type { Offer } from "./offer.ts";

/** What can be done with the thing at the start of a selection, and with the words that are selected. */
export function offersAt(index: ReferenceIndex, start: number, end: number): readonly Offer[] {
  const thing = thingOnLine(index, start);
  return [
    ...offerFacts(index, start, end),
    ...(thing ? [...offerMoves(index.site, thing), ...offerDeletions(index.site, thing)] : []),
  ];
}
