import { dataAt } from "../../language/data-at.ts";
import { choicesFor, wordsFor, type Choice, type DeleteChoice } from "../delete/choice.ts";
import { usesFromOutside } from "../delete/delete-named.ts";
import { goneFor, linksFromOutside, linksToGone } from "../delete/gone-places.ts";
import { pageAbove } from "../delete/page-above.ts";
import { isTooShort } from "../delete/removals.ts";
import { wayFor } from "../delete/ways.ts";
import type { OpenSite } from "../open-site.ts";
import { planDelete } from "../plan-delete.ts";
import { indexReferences } from "../reference-index.ts";
import { isAddressed, type Thing } from "../things/thing.ts";
import { countUses } from "../words/count-uses.ts";
import { goneWords } from "../words/gone-words.ts";
import type { Offer } from "./offer.ts";

/** A thing is deleted, in each way that there is for it. What takes the place of a badge or a fact is for the command line to say. */
export function offerDeletions(site: OpenSite, thing: Thing): readonly Offer[] {
  if (thing.kind === "page" && thing.name === "/") return [];
  const isHidden = dataAt(site.site, [...thing.at, "hidden"]) === true;
  const choices = choicesFor(site, thing).filter((choice) => choice !== "hide" || !isHidden);
  const titled = isAddressed(thing) ? offerAddress(site, thing, choices) : offerNamed(site, thing, choices);
  return [...titled].map(([title, choice]) => ({
    kind: "delete",
    title,
    plan: (now) => planDelete(now, thing, choice),
  }));
}

type Titled = readonly [title: string, choice: DeleteChoice];

function* offerNamed(site: OpenSite, thing: Thing, choices: readonly Choice[]): Iterable<Titled> {
  const words = goneWords(site, thing);
  const uses = countUses(usesFromOutside(indexReferences(site), thing));
  const withFile = thing.kind === "picture" ? " with its file" : "";
  const used = uses === "" ? "" : `, used in ${uses}: ${wordsFor(thing, "unlink")}`;
  yield [`Delete ${words}${withFile}${used}`, { unlink: true }];
  if (choices.includes("hide")) yield [`Hide ${words}: ${wordsFor(thing, "hide")}`, { hide: true }];
}

function* offerAddress(site: OpenSite, thing: Thing, choices: readonly Choice[]): Iterable<Titled> {
  const words = goneWords(site, thing);
  const links = linksFromOutside(site, thing);
  const counted = countUses(links);
  const isOne = links.length === 1;
  const taken = links.length === 0 ? [] : [`${counted} ${isOne ? "is" : "are"} taken out`];
  // The last one of a list that needs one can only be hidden.
  if (!isTooShort(site, [thing.at])) {
    const redirect = pageAbove(site, thing.name);
    const lead = links.length === 0 ? "its address leads" : `${counted} ${isOne ? "leads" : "lead"}`;
    const go = takenWords(site, thing, redirect);
    yield [`Delete ${words}: ${lead} to ${redirect} instead${go}`, { redirect }];
    yield [[`Delete ${words}`, ...taken].join(": "), { unlink: true }];
    if (choices.includes("planned")) yield [`Delete ${words}: ${wordsFor(thing, "planned")}`, { planned: true }];
  }
  if (choices.includes("hide"))
    yield [`Hide ${words}: ${["it stays in the file", ...taken].join("; ")}`, { hide: true }];
}

/** How many links go, where the others lead to another address. */
function takenWords(site: OpenSite, thing: Thing, redirect: string): string {
  const isGone = goneFor(site, thing);
  const way = wayFor(site, thing, { redirect }, { isGone, links: linksToGone(site, thing, isGone) });
  const taken = way.kind === "way" ? (way.taken ?? 0) : 0;
  return taken === 0 ? "" : `, ${taken} of them ${taken === 1 ? "goes" : "go"}`;
}
