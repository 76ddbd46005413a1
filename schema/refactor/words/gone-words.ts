import { dataAt } from "../../language/data-at.ts";
import { mapOf, textOf } from "../../language/data.ts";
import type { OpenSite } from "../open-site.ts";
import { thingWords, type Thing } from "../things/thing.ts";

/** What goes with a thing, in words: whoever deletes an anchor deletes what has it. `the section “Questions” (/pricing/questions)` */
export function goneWords({ site }: OpenSite, thing: Thing): string {
  const { kind, name, at } = thing;
  if (kind !== "anchor" && kind !== "section") return thingWords(thing);
  const { title, label, question, name: called } = mapOf(dataAt(site, at));
  const words = [title, label, question, called].map(textOf).find((one) => one !== undefined);
  const noun = at.at(-2) === "sections" || at.length === 2 ? "section" : "item";
  return words === undefined ? `the ${noun} ${name}` : `the ${noun} “${words}” (${name})`;
}
