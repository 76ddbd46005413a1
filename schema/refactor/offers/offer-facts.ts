import { findWords } from "../extract/find-words.ts";
import { freeFactName } from "../extract/free-fact-name.ts";
import { planExtract } from "../plan-extract.ts";
import { planInline } from "../plan-inline.ts";
import { findThingAt, usesOf, type ReferenceIndex } from "../reference-index.ts";
import { counted } from "../words/words.ts";
import type { Offer } from "./offer.ts";

/** The fact at the cursor is written out; the words that are selected become one. */
export function* offerFacts(index: ReferenceIndex, start: number, end: number): Iterable<Offer> {
  const thing = findThingAt(index, start)?.thing;
  if (thing?.kind === "constant" && usesOf(index, thing).length > 0)
    yield { kind: "inline", title: `Write {${thing.name}} out`, plan: (site) => planInline(site, thing) };
  const { text } = index.site.source;
  const words = text.slice(start, end);
  const count = words.trim() === words && words.length > 1 ? findWords(index.site, words).length : 0;
  if (count === 0) return;
  const name = freeFactName(index.site, words, text.slice(end));
  yield {
    kind: "extract",
    title: `Make a fact of “${words}”, for ${counted(count, "place")}: {${name}}`,
    plan: (site) => planExtract(site, words, name),
  };
}
