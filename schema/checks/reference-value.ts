import { isoDay } from "../explain/written.ts";
import { dayOf } from "../format.ts";
import type { Path, Problem, Range, Source } from "../problem.ts";
import { lookUp } from "../reference.ts";
import type { Check } from "./check.ts";
import { wrongDay, wrongNumber, type Words } from "./reference-value-words.ts";

/** What a reference stands for fits the field: a number within its limits, a day of the calendar. */
export const check: Check = {
  codes: ["constant/not-allowed-here", "value/out-of-range", "value/not-whole", "value/bad-date"],
  *run({ references, filler, source, site }) {
    const right = new Set<string>();
    const wrong = new Map<string, { words: Words; range: Range; at: Path; isAlone: boolean }[]>();
    for (const { text, reference } of references) {
      const { part, path, node } = text.entry;
      if (part !== "number" && part !== "money" && part !== "date") continue;
      const filled = filler.reference(reference, text.scopes[0]);
      // A format is for the eye; here the value counts.
      const isKnown = filled.kind === "filled" || filled.kind === "wrong-format" || filled.kind === "unknown-format";
      if (!isKnown) continue;
      const value = filler.value(`{${reference.name}}`, text.scopes[0]);
      const words = part === "date" ? wrongDay(value) : wrongNumber(value, node);
      const uses = wrong.get(reference.name) ?? [];
      wrong.set(reference.name, uses);
      const range = source.locateInside(path, reference.start, reference.end);
      if (words) uses.push({ words, range, at: path, isAlone: text.scopes.length === 0 });
      else right.add(reference.name);
    }
    for (const [name, uses] of wrong) {
      const home = lookUp(name, site);
      // Where every place wants something else, the constant is wrong, not the places.
      const isHome =
        uses.length > 1 && !right.has(name) && home.kind === "value" && uses.every(({ isAlone }) => isAlone);
      const [first, ...others] = uses;
      if (isHome && first)
        yield {
          ...first.words,
          severity: "error",
          ...correction(source, home.path, first.words.code),
          range: source.locate(home.path),
          at: home.path,
          related: [first, ...others].slice(0, 8).map(({ range }) => ({ message: "used here", range })),
        };
      else for (const { words, range, at } of uses) yield { ...words, severity: "error", range, at };
    }
  },
};

/** A day that is written in another order, as it should be written. */
function correction(source: Source, path: Path, code: string): Pick<Problem, "fixes"> {
  const range = source.locate(path);
  const day = isoDay(source.text.slice(range.start.offset, range.end.offset));
  if (code !== "value/bad-date" || !dayOf(day)) return {};
  const edits = [{ start: range.start.offset, end: range.end.offset, text: day }];
  return { fixes: [{ title: `Write ${day}`, safety: "review", edits }] };
}
