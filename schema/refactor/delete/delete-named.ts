import type { Path } from "../../problem.ts";
import type { Change } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath, isWithin } from "../../site/paths.ts";
import { writeDraft } from "../plan/draft.ts";
import { refuse, refuseUsed, type Planned, type RefusedPlan } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import { indexReferences, isUseOf, usesOf, type ReferenceIndex } from "../reference-index.ts";
import { findNamed } from "../things/parse-thing.ts";
import { exactName, kindWords, thingWords, type Thing } from "../things/thing.ts";
import type { Use } from "../uses/use.ts";
import { countUses } from "../words/count-uses.ts";
import { mentionWords } from "../words/mentions.ts";
import { placeWords } from "../words/place.ts";
import { capital } from "../words/words.ts";
import type { DeleteChoice } from "./choice.ts";
import { goneWith, linksToGone, type IsGone } from "./gone-places.ts";
import { inlineFacts } from "./inline.ts";
import { isLarge, joinRemovals, removalOf, removeAll } from "./removals.ts";
import { unlink } from "./unlink.ts";

/** What happens to the places that use a thing. */
interface Consequences {
  readonly replacements: readonly Replacement[];
  readonly changes: readonly Change[];
  readonly removals: readonly Path[];
  readonly effects: readonly string[];
}

/** Deletes a constant, a badge, a collection, an entry, a shared section, a group of a menu or the menus of some pages. */
export function deleteNamed(site: OpenSite, thing: Thing, choice: DeleteChoice): Planned {
  const index = indexReferences(site);
  if (choice.planned) return refuse("Only a page or a place on one can be planned");
  const isHidden = choice.hide === true;
  if (isHidden && thing.kind !== "shared") return refuse("Only a page or a section can be hidden");
  const found =
    choice.redirect === undefined ? without(index, thing, isHidden) : replacedBy(index, thing, choice.redirect);
  if ("kind" in found) return found;
  const removals = isHidden ? found.removals : [...found.removals, thing.at];
  const hidden: readonly Change[] = isHidden ? [(on) => set(on, [...thing.at, "hidden"], true)] : [];
  return writeDraft(site, {
    title: `${isHidden ? "Hide" : "Delete"} ${thingWords(thing)}`,
    effects: found.effects,
    mentions: mentionWords(site, thing.name),
    replacements: found.replacements,
    changes: [...found.changes, ...hidden, ...removeAll(site, joinRemovals(site, removals))],
    keeper: () => undefined,
  });
}

/** Another thing of the same kind takes the place: every key and every name in braces names that one. */
function replacedBy(index: ReferenceIndex, thing: Thing, to: string): Consequences | RefusedPlan {
  const { things } = findNamed(index, to);
  const [other] = things.filter((one) => one.kind === thing.kind);
  if (!other || isSamePath(other.at, thing.at))
    return refuse(`There is no other ${kindWords[thing.kind]} ${to} to take its place`);
  const uses = usesOf(index, thing).filter(({ path }) => !isWithin(path, thing.at));
  const links = uses.filter(({ kind }) => kind === "link");
  if (links.length > 0)
    return refuseUsed(
      `${capital(countUses(links))} ${links.length === 1 ? "leads" : "lead"} to places of ${thingWords(thing)}`,
      "Choose --unlink, or let them lead elsewhere first.",
    );
  const { site } = index;
  const isKey =
    thing.kind === "badge" || thing.kind === "shared" || thing.kind === "collection" || thing.kind === "variant";
  const ids = other.aliases[0];
  const name = thing.kind === "menu" ? ids : isKey ? String(other.at.at(-1)) : undefined;
  if (thing.kind === "menu" && ids === undefined)
    return refuse(`${thingWords(other)} has no “id” that a section could name`);
  const inBraces = site.references.flatMap(({ text, reference }): Replacement[] => {
    const use = uses.find(
      ({ kind, path, start }) =>
        kind === "reference" && start === reference.nameStart && isSamePath(path, text.entry.path),
    );
    if (!use || !reference.name.startsWith(thing.name)) return [];
    const { nameStart: start } = reference;
    return [{ path: use.path, start, end: start + thing.name.length, text: other.name }];
  });
  const keys = uses.flatMap(({ kind, path, start, end }): Replacement[] =>
    kind === "name" && name !== undefined ? [{ path, start, end, text: name }] : [],
  );
  return {
    replacements: [...inBraces, ...keys],
    changes: [],
    removals: [],
    effects:
      uses.length > 0
        ? [`${capital(countUses(uses))} ${uses.length === 1 ? "names" : "name"} ${exactName(other)} from now on.`]
        : [],
  };
}

/** Facts are written out, links become words, and what shows it is without it. */
function without(index: ReferenceIndex, thing: Thing, isHidden: boolean): Consequences | RefusedPlan {
  const { site } = index;
  const facts = isHidden ? { replacements: [], changes: [], paths: [] } : inlineFacts(site, thing.at);
  if ("kind" in facts) return facts;
  const names = usesOf(index, thing).filter(({ kind, path }) => kind === "name" && !isWithin(path, thing.at));
  const shown = names.map(({ path }) => removalFor(site, thing, path));
  const page = shown.find((at) => at[0] === "routes" && at.length < 4 && thing.kind !== "variant");
  if (page) return refuseUsed(`${capital(placeWords(site, page).group)} consists of it`, "Change that page first.");
  const isInGone = goneWith(site, thing.at);
  const isGone: IsGone = (place) =>
    isInGone(place) || shown.some((at) => place.anchor !== undefined && isSamePath(place.anchor.section, at));
  const links = linksToGone(site, thing, isGone).filter(
    ({ path }) => isHidden || !shown.some((at) => isWithin(path, at)),
  );
  const taken = unlink(site, links);
  if ("kind" in taken) return taken;
  return {
    replacements: [
      ...facts.replacements.filter(({ path }) => !shown.some((at) => isWithin(path, at))),
      ...taken.replacements,
    ],
    changes: facts.changes,
    removals: [...(isHidden ? [] : shown), ...taken.removals],
    effects: [
      ...(facts.paths.length > 0
        ? [`The value is written out in ${countUses(usesAt("reference", facts.paths))}.`]
        : []),
      ...(names.length === 0
        ? []
        : [
            isHidden
              ? `No page shows it any more: ${countUses(names)} stay as they are.`
              : goneWords(thing, names, shown),
          ]),
      ...(links.length > 0
        ? [
            `${capital(
              countUses(
                usesAt(
                  "link",
                  links.map(({ path }) => path),
                ),
              ),
            )} ${links.length === 1 ? "is" : "are"} taken out.`,
          ]
        : []),
    ],
  };
}

const usesAt = (kind: Use["kind"], paths: readonly Path[]): readonly Use[] =>
  paths.map((path) => ({ kind, to: [], path, start: 0, end: 0 }));

/** A section that shows nothing else goes; elsewhere the key goes alone. */
function removalFor(site: OpenSite, { kind }: Thing, path: Path): Path {
  const at = removalOf(site, path);
  return kind === "shared" || (kind === "collection" && isLarge(at)) ? path.slice(0, 4) : at;
}

function goneWords(thing: Thing, names: readonly Use[], shown: readonly Path[]): string {
  const sections = shown.filter((at) => at[0] === "routes" && at.length === 4).length;
  if (sections > 0)
    return `${capital(countUses(names))}: ${sections === 1 ? "the section that shows it goes" : `the ${sections} sections that show it go`}.`;
  return `${capital(countUses(names))} ${names.length === 1 ? "is" : "are"} without ${thing.kind === "menu" ? "its links" : "it"} from now on.`;
}

/** Whether something outside of a thing uses it. */
export const usesFromOutside = (index: ReferenceIndex, thing: Thing): readonly Use[] =>
  usesOf(index, thing).filter((use) => isUseOf(use, thing) && !isWithin(use.path, thing.at));
