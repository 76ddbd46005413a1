import type { Path } from "../../problem.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { refuseUsed, type RefusedPlan } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import { placeWords } from "../words/place.ts";
import { capital } from "../words/words.ts";
import { isLarge, joinRemovals, removalOfLink } from "./removals.ts";

/** Links that lead to what goes: they become words, or go with what holds them. */
export interface Unlinked {
  readonly replacements: readonly Replacement[];
  readonly removals: readonly Path[];
}

/**
 * Takes links out. A link in a text becomes its words; a button or an entry of a menu goes.
 * Refused where something larger would have to go, or other links with it.
 */
export function unlink(site: OpenSite, links: readonly WrittenLink[]): Unlinked | RefusedPlan {
  const inText = links.filter((link) => link.inText !== undefined);
  const fields = links.filter((link) => link.inText === undefined);
  const removals = joinRemovals(
    site,
    fields.map(({ path }) => removalOfLink(site, path)),
  );
  for (const at of removals) {
    const where = whereWords(site, at);
    if (isLarge(at)) return refuseUsed(`${where} cannot be without its link`, "Change that section first.");
    const others = site.links.filter((one) => isWithin(one.path, at) && !links.includes(one));
    if (others.length > 0)
      return refuseUsed(
        `${where} cannot be without its link, and ${others.length === 1 ? "another link stands" : `${others.length} other links stand`} in it`,
        "Let the links lead elsewhere with --redirect, or change that place first.",
      );
  }
  return { replacements: inText.flatMap(wordsOf), removals };
}

function whereWords(site: OpenSite, at: Path): string {
  const { group, place } = placeWords(site, at);
  return capital(place === "" ? group : `${group}, ${place},`);
}

/** The marks of the link go; its words stay, with the marks in them. A definition elsewhere in the text goes too. */
function wordsOf({ path, inText, text: { source } }: WrittenLink): readonly Replacement[] {
  if (!inText) return [];
  const { start, end, words, targetStart } = inText;
  const isDefinition = targetStart >= end || targetStart < start;
  return [
    { path, start, end: words.start, text: "" },
    { path, start: words.end, end, text: "" },
    ...(isDefinition ? [withoutLine(path, source, targetStart)] : []),
  ];
}

/** A line of a text goes; with the last one the empty lines above it. */
function withoutLine(path: Path, source: string, at: number): Replacement {
  const start = source.lastIndexOf("\n", at) + 1;
  const next = source.indexOf("\n", at);
  const end = next === -1 ? source.length : next + 1;
  if (source.slice(end).trim() !== "") return { path, start, end, text: "" };
  const kept = source.slice(0, start).trimEnd().length;
  return { path, start: kept, end: source.length, text: source.endsWith("\n") ? "\n" : "" };
}
