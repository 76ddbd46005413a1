import { dataAt } from "../../schema/language/data-at.ts";
import type { DataMap } from "../../schema/problem.ts";
import type { Editable } from "../../schema/edit/editable.ts";
import { Random } from "../sound-sites/random.ts";
import { soundSite } from "../sound-sites/site.ts";
import { decorate, pathsIn, written } from "./decorate.ts";
import { judge, type Verdict } from "./judge.ts";
import { drawOperation } from "./operations.ts";

/** A few parts of a site, so that a text is short. */
function someParts(seed: number, random: Random): DataMap {
  const size = { maxPages: 1, maxSections: 2, maxItems: 3 };
  const { site, menus, collections, routes } = soundSite(seed, size, { pictures: ["a.svg"], fonts: [] });
  return {
    version: 1,
    ...(random.chance(0.2) && site !== undefined && { site }),
    ...(random.chance(0.2) && menus !== undefined && { menus }),
    ...(random.chance(0.3) && collections !== undefined && { collections }),
    ...(Array.isArray(routes) && { routes: routes.slice(0, 1) }),
  };
}

/** A text, and the choices of what is tried on it. */
export interface Trial {
  readonly on: Editable;
  readonly random: Random;
}

/** The text of a generated site, written in many ways; the same seed makes the same one. */
export function generatedText(seed: number): Trial | undefined {
  const random = new Random(seed);
  const on = decorate(written(someParts(seed, random), random), random.int(0, 15), random);
  return on && { on, random };
}

/** Tries so many operations: each on the text as it was, or on what the one before left. */
export function* trials({ on, random }: Trial, count: number): Iterable<Verdict> {
  let now = on;
  for (let time = 0; time < count; time += 1) {
    const verdict = judge(now, drawOperation(now, random));
    yield verdict;
    const next = random.chance(0.3) && verdict.faults.length === 0 ? verdict.opened : now;
    if (next === now) continue;
    // What grows without end takes all the time.
    now = !next || next.text.length > maxGrowth * on.text.length || !hasEverything(next) ? on : next;
  }
}

const maxGrowth = 2;

/** Every operation finds something to work on: a list that holds something, a key, a text. */
function hasEverything({ value }: Editable): boolean {
  const found = pathsIn(value).map((path) => dataAt(value, path));
  return found.some((data) => Array.isArray(data) && data.length > 0) && found.some((data) => typeof data === "string");
}
