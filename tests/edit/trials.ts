import type { DataMap } from "../../schema/problem.ts";
import { isRefused, type Editable } from "../../schema/edit/editable.ts";
import { Random } from "../sound-sites/random.ts";
import { soundSite } from "../sound-sites/site.ts";
import { decorate, written } from "./decorate.ts";
import { judge, type Verdict } from "./judge.ts";
import { drawOperation } from "./operations.ts";

/** A few parts of a site, so that a text is short. */
function someParts(seed: number, random: Random): DataMap {
  const { site, menus, collections, routes } = soundSite(seed, { maxPages: 2, maxSections: 3, maxItems: 3 }, ["a.svg"]);
  return {
    version: 1,
    ...(random.chance(0.2) && site !== undefined && { site }),
    ...(random.chance(0.2) && menus !== undefined && { menus }),
    ...(random.chance(0.3) && collections !== undefined && { collections }),
    ...(Array.isArray(routes) && { routes: routes.slice(0, 1) }),
  };
}

/** The text of a generated site, written in many ways; the same seed makes the same one. */
export function generatedText(seed: number): { readonly on: Editable; readonly random: Random } | undefined {
  const random = new Random(seed);
  const on = decorate(written(someParts(seed, random), random), random.int(0, 15), random);
  return on && !isRefused(on) ? { on, random } : undefined;
}

/** Tries so many operations on one text, each on the text as it was. */
export function* trials(on: Editable, count: number, random: Random): Iterable<Verdict> {
  for (let time = 0; time < count; time += 1) yield judge(on, drawOperation(on, random));
}
