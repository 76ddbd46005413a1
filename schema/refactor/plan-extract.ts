import { commandOf } from "../language/words.ts";
import { dataAt } from "../language/data-at.ts";
import { isMap, type Path } from "../problem.ts";
import { lookUp } from "../site/reference.ts";
import { set } from "../edit/set.ts";
import { findWords, type FoundWords } from "./extract/find-words.ts";
import { valueOfWords, type ValueOfWords } from "./extract/value-of-words.ts";
import type { OpenSite } from "./open-site.ts";
import { isWithin } from "../site/paths.ts";
import { writeDraft } from "./plan/draft.ts";
import { badKey, taken } from "./plan/names.ts";
import { refuse, type Planned, type RefusedPlan } from "./plan/plan.ts";
import { thingWords, type Thing } from "./things/thing.ts";
import { countUses } from "./words/count-uses.ts";
import { capital, counted } from "./words/words.ts";

/**
 * Plans to make a fact of words that texts repeat: the fact is added, or the one of that name and value is taken, and each text names it.
 * @param name of the fact, with its groups: trial.days
 * @param inside the page or the place to which it is limited; without it the whole site
 */
export function planExtract(site: OpenSite, words: string, name: string, inside?: Thing): Planned {
  if (words.trim() !== words || words === "" || /[\n{}]/.test(words))
    return refuse(
      "Say which words are to become a fact",
      `On one line, such as: ${commandOf("extract", "14 days", "trial.length")}`,
    );
  if (inside && inside.kind !== "page" && inside.kind !== "anchor")
    return refuse(`${capital(thingWords(inside))} is neither a page nor a place`, "Name one: --in /pricing");
  const path: Path = ["constants", ...name.split(".")];
  const wanted = valueOfWords(words, site.filler.formats);
  const known = knownFact(site, path, name, wanted);
  if (typeof known !== "boolean") return known;
  const found = findWords(site, words, inside?.at).filter(({ text }) => !isWithin(text.entry.path, path));
  if (found.length === 0)
    return refuse(
      `No text ${inside ? `of ${inside.name} ` : ""}says “${words}”`,
      "As whole words, and not inside a larger number, an address, a name in braces or code.",
    );
  const shadowed = found.find(({ text }) => text.scopes.some(({ value }) => Object.hasOwn(value, String(path[1]))));
  if (shadowed)
    return refuse(
      `{${name}} has another meaning where a section is repeated for each entry`,
      "Choose another name: there it is the name of a field of each entry.",
    );
  const written = `{${name}${wanted.format ? ` | ${wanted.format}` : ""}}`;
  return writeDraft(site, {
    title: `“${words}” → {${name}}`,
    effects: [
      `${capital(countUses(found.map(({ text: { entry } }) => ({ kind: "reference", path: entry.path }))))} ${countTexts(found) === 1 ? "names" : "name"} ${written} from now on, in ${counted(found.length, "place")}; visitors read the same.`,
      known ? `The fact {${name}} is there already.` : `The fact ${name}: ${wanted.value} is added under “constants”.`,
    ],
    replacements: found.map(({ text, start, end }) => ({ path: text.entry.path, start, end, text: written })),
    separate: known ? [] : [(on) => set(on, path, wanted.value)],
  });
}

const countTexts = (found: readonly FoundWords[]): number => new Set(found.map(({ text }) => text)).size;

/** Whether the fact is there with that value; refused where something else has the name, or it cannot be one. */
function knownFact(site: OpenSite, path: Path, name: string, { value }: ValueOfWords): boolean | RefusedPlan {
  for (let length = 2; length <= path.length; length += 1) {
    const bad = badKey(site, path.slice(0, length), String(path[length - 1]));
    if (bad) return bad;
  }
  const top = String(path[1]);
  const collections = site.site["collections"];
  if (top === "site" || (isMap(collections) && Object.hasOwn(collections, top)))
    return taken(
      `“${top}”`,
      top === "site" ? "{site.name} and the like are the facts of the site" : "there is a collection of that name",
      "Choose another name.",
    );
  for (let length = 2; length < path.length; length += 1) {
    const group = dataAt(site.site, path.slice(0, length));
    if (group !== undefined && !isMap(group))
      return refuse(`{${path.slice(1, length).join(".")}} is one value, and no group of facts`, "Choose another name.");
  }
  const now = lookUp(name, site.site);
  if (now.kind === "nothing") return false;
  if (now.kind === "value" && now.value === value) return true;
  return taken(
    `{${name}}`,
    now.kind === "value" ? `it is ${String(now.value)}` : "it is a group of facts",
    now.kind === "value" ? "Choose another name." : `Name a fact in it: ${name}.days`,
  );
}
