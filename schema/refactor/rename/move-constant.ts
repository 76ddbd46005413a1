import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import { moveKeyInto } from "../../edit/move-key.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { writeDraft } from "../plan/draft.ts";
import { badKey, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import { indexReferences, usesOf } from "../reference-index.ts";
import type { Thing } from "../things/thing.ts";
import { targetsOf } from "../uses/global-reference.ts";
import { linkWords } from "../words/link-words.ts";
import { meaningKept } from "./meaning.ts";

/** Gives a constant, or a group of them, a name in another group: it moves there, and every name in braces follows. */
export function moveConstant(site: OpenSite, thing: Thing, wanted: readonly string[]): Planned {
  const { at, name } = thing;
  const to: Path = ["constants", ...wanted];
  const full = wanted.join(".");
  for (let length = 2; length <= to.length; length += 1) {
    const bad = badKey(site, to.slice(0, length), String(to[length - 1]));
    if (bad) return bad;
  }
  if (isWithin(to, at)) return refuse(`{${full}} would be inside {${name}} itself`, "Name another group.");
  const top = String(wanted[0]);
  const { collections } = site.site;
  if (top === "site" || (isMap(collections) && Object.hasOwn(collections, top)))
    return taken(
      `“${top}”`,
      top === "site"
        ? "{site.name} and the like are the facts of the site"
        : "there is a collection of that name, and texts name both in the same way",
      "Choose another name.",
    );
  for (let length = 2; length < to.length; length += 1) {
    const group = dataAt(site.site, to.slice(0, length));
    if (group !== undefined && !isMap(group))
      return refuse(
        `{${wanted.slice(0, length - 1).join(".")}} is one value, and no group of facts`,
        "Name another group.",
      );
  }
  if (dataAt(site.site, to) !== undefined)
    return taken(`{${full}}`, "there is a constant of that name", "Choose another name, or delete that one first.");
  const uses = usesOf(indexReferences(site), thing).filter(({ kind }) => kind === "reference");
  const newPath = (path: Path): Path => (isWithin(path, at) ? [...to, ...path.slice(at.length)] : path);
  return writeDraft(
    site,
    {
      title: `{${name}} → {${full}}`,
      effects: linkWords(uses),
      replacements: namesIn(site, thing, full),
      changes: [(on) => moveKeyInto(on, at, to)],
      keeper: () => undefined,
    },
    (after) => meaningKept(site, after, newPath),
  );
}

/** The names in braces that lead there, from their first step on. */
const namesIn = (site: OpenSite, { at, name }: Thing, full: string): readonly Replacement[] =>
  site.references.flatMap(({ text, reference }): Replacement[] => {
    const isMeant = targetsOf(reference, text.scopes, site.site).some(
      ({ path, isWhole }) => isWhole && isWithin(path, at),
    );
    const { nameStart: start } = reference;
    return isMeant && !text.entry.isDefault
      ? [{ path: text.entry.path, start, end: start + name.length, text: full }]
      : [];
  });
