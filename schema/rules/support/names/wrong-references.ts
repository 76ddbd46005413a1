import type { Path, Range } from "../../../problem.ts";
import { lookUp } from "../../../site/reference.ts";
import { blamedConstants } from "./blamed-constants.ts";
import { sharedSearch } from "../shared.ts";
import { wrongDay, wrongNumber, type Words } from "./reference-value-words.ts";

/** References whose value does not fit their field: a number within its limits, a day of the calendar. */
export const wrongReferences = sharedSearch(function* (context) {
  const { references, filler, source, site } = context;
  const right = new Set<string>();
  const wrong = new Map<string, { words: Words; range: Range; at: Path; isAlone: boolean }[]>();
  for (const { text, reference } of references) {
    const { part, path, field } = text.entry;
    if (part !== "number" && part !== "money" && part !== "date") continue;
    if (blamedConstants(context).has(reference.name)) continue;
    const filled = filler.reference(reference, text.scopes[0]);
    // A format is for the eye; here the value counts.
    const isKnown = filled.kind === "filled" || filled.kind === "wrong-format" || filled.kind === "unknown-format";
    if (!isKnown) continue;
    const value = filler.value(`{${reference.name}}`, text.scopes[0]);
    const words = part === "date" ? wrongDay(value) : wrongNumber(value, field);
    const uses = wrong.get(reference.name) ?? [];
    wrong.set(reference.name, uses);
    const range = source.locateInside(path, reference.start, reference.end);
    if (words) uses.push({ words, range, at: path, isAlone: text.scopes.length === 0 });
    else right.add(reference.name);
  }
  for (const [name, uses] of wrong) {
    const home = lookUp(name, site);
    // Where every place wants something else, the constant is wrong, not the places.
    const isHome = uses.length > 1 && !right.has(name) && home.kind === "value" && uses.every(({ isAlone }) => isAlone);
    const [first, ...others] = uses;
    if (isHome && first)
      yield {
        ...first.words,
        range: source.locate(home.path),
        at: home.path,
        related: [first, ...others].slice(0, 8).map(({ range }) => ({ message: "used here", range })),
      };
    else for (const { words, range, at } of uses) yield { ...words, range, at };
  }
});
