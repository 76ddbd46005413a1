import { dataAt } from "../language/data-at.ts";
import { fieldAt, knownKeys } from "../language/descriptor.ts";
import type { Path, Problem } from "../problem.ts";
import type { Context, Mistake } from "./explain/context.ts";
import { explainEnclosed } from "./explain/keys/enclosed.ts";
import { explainIndentation } from "./explain/keys/indentation.ts";
import { explainWrapped } from "./explain/keys/wrapped.ts";
import { homeOf } from "./explain/keys/homes.ts";
import { explainKey, explainMissing } from "./explain/keys/keys.ts";
import { synonymsOf } from "../language/names.ts";
import { mapAt } from "./explain/map-at.ts";
import { explainKind } from "./explain/values/kinds.ts";
import { explainInnerList, explainListed } from "./explain/keys/listed.ts";
import { explainPair } from "./explain/keys/pairs.ts";
import { explainLength } from "./explain/lists/lists.ts";
import { explainSection } from "./explain/lists/sections.ts";
import { explainChoice, explainLimit, explainPattern } from "./explain/values/values.ts";
import { amountsCutByCommas } from "./yaml-traps/amounts.ts";
import { textsCutByCommas } from "./yaml-traps/comma.ts";
import { curlyQuotes } from "./yaml-traps/curly-quotes.ts";

/** What the validator says of one place. */
export interface Found {
  readonly path: Path;
  readonly mistakes: readonly Mistake[];
}

const nameOf = (path: Path): string => path.join("\u0000");

/** The mistakes by the place they were found at, in the order they were found. */
function byPlace(mistakes: readonly Mistake[]): Found[] {
  const places = new Map<string, { path: Path; mistakes: Mistake[] }>();
  for (const mistake of mistakes) {
    const place = places.get(nameOf(mistake.path)) ?? { path: mistake.path, mistakes: [] };
    places.set(nameOf(mistake.path), place);
    place.mistakes.push(mistake);
  }
  return [...places.values()];
}

/** Whether the type of the section at the path decides nothing: it is missing or unknown. */
export const isUntyped = (context: Context, path: Path): boolean => fieldAt(context.value, path)?.title === "Section";

/** One problem for each mistake: what only follows from another one is left out. */
export function explain(mistakes: readonly Mistake[], context: Context): Problem[] {
  const problems: Problem[] = [];
  const suppressed = new Set<string>();
  const isSuppressed = (path: Path): boolean =>
    path.some((_, index) => suppressed.has(nameOf(path.slice(0, index + 1))));
  const suppress = (path: Path): void => void suppressed.add(nameOf(path));

  for (const { path, mistakes: here } of byPlace(mistakes)) {
    const section = here.some(({ keyword }) => keyword === "discriminator") ? path : path.slice(0, -1);
    if (isSuppressed(section) || !isUntyped(context, section) || (section !== path && path.at(-1) !== "type")) continue;
    problems.push(explainSection(context, section));
    suppress(section);
  }
  for (const { path, mistakes: here } of byPlace(mistakes)) {
    if (isSuppressed(path)) continue;
    const unknown = unknownIn(here);
    const ofInnerList =
      unknown.length > 0 && typeof path.at(-1) === "number" ? explainInnerList(context, path.slice(0, -1)) : undefined;
    if (ofInnerList) {
      problems.push(ofInnerList);
      suppress(path.slice(0, -1));
      continue;
    }
    const listed = explainListed(context, path, unknown, missingIn(here));
    if (listed) {
      problems.push(listed.problem);
      for (const key of [...listed.keys, listed.list]) suppress([...path, key]);
    }
    const outdented = explainIndentation(context, path, unknown);
    for (const { problem, keys, empty } of outdented) {
      problems.push(problem);
      suppress([...path, empty]);
      for (const key of keys) suppress([...path, key]);
    }
    // How many items a list has is not known while commas take its amounts apart.
    const isCounted = here.some(({ keyword }) => keyword === "maxItems" || keyword === "minItems");
    if (isCounted && amountsCutByCommas(context.source, path, context.value)) suppress(path);
    const cut = unknown.length > 0 ? textsCutByCommas(context.source, path, fieldAt(context.value, path)) : [];
    for (const { problem, pieces } of cut) {
      problems.push(problem);
      for (const key of [...pieces, String(problem.at?.at(-1))]) suppress([...path, key]);
    }
  }
  const strays = straysIn(mistakes, context);
  // How many items a list has is not known while one of them holds several.
  const uncounted = new Set(
    byPlace(mistakes).flatMap(({ path, mistakes: here }) =>
      explainPair(context, path, unknownIn(here), missingIn(here)) ? [nameOf(path.slice(0, -1))] : [],
    ),
  );
  const isElsewhere = (path: Path): boolean => isSuppressed(path) || strays.has(nameOf(path));
  for (const { path, mistakes: here } of byPlace(mistakes))
    if (!isSuppressed(path) && !(uncounted.has(nameOf(path)) && here.every(({ keyword }) => keyword === "minItems")))
      problems.push(...explainPlace(context, path, here, isSuppressed, isElsewhere));
  return problems;
}

/** Keys that stand in the wrong place, as they would be where they belong: there they are not missing. */
function straysIn(mistakes: readonly Mistake[], context: Context): ReadonlySet<string> {
  const homes = mistakes.flatMap(({ path, keyword, params }) => {
    if (keyword !== "additionalProperties") return [];
    const key = String(params["additionalProperty"]);
    const home = homeOf(context, path, key);
    // What holds the key there may be missing with it.
    return home ? [nameOf([...home.path, key]), nameOf(home.path)] : [];
  });
  return new Set(homes);
}

/** The keys that have to be there and are not. */
const missingIn = (mistakes: readonly Mistake[]): string[] =>
  mistakes.flatMap(({ keyword, params }) => (keyword === "required" ? [String(params["missingProperty"])] : []));

/** The keys that are not known there. */
const unknownIn = (mistakes: readonly Mistake[]): string[] =>
  mistakes.flatMap(({ keyword, params }) =>
    keyword === "additionalProperties" ? [String(params["additionalProperty"])] : [],
  );

/** What is said of a value by itself. */
const valueKeywords = ["type", "enum", "const", "not", "pattern"];

function explainPlace(
  context: Context,
  path: Path,
  mistakes: readonly Mistake[],
  isSuppressed: (path: Path) => boolean,
  isElsewhere: (path: Path) => boolean,
): Problem[] {
  const keywords = new Set(mistakes.map(({ keyword }) => keyword));
  const listed = (problem: Problem | undefined): Problem[] => (problem ? [problem] : []);
  const curly = valueKeywords.some((keyword) => keywords.has(keyword)) && curlyQuotes(context.source, path);
  if (curly) return [curly];
  if (keywords.has("type")) return listed(explainKind(context, path));
  if (keywords.has("enum") || keywords.has("const") || keywords.has("not"))
    return listed(dataAt(context.value, path) === null ? explainKind(context, path) : explainChoice(context, path));
  if (keywords.has("pattern")) return listed(explainPattern(context, path));
  if (keywords.has("minimum")) return listed(explainLimit(context, path, "minimum"));
  if (keywords.has("maximum")) return listed(explainLimit(context, path, "maximum"));
  if (keywords.has("minItems") || keywords.has("maxItems")) return listed(explainLength(context, path));
  const known = knownKeys(fieldAt(context.value, path) ?? {});
  const isOverfull = Object.keys(mapAt(context.value, path)).filter((key) => known.includes(key)).length > 1;
  if (keywords.has("minProperties") || (keywords.has("maxProperties") && isOverfull))
    return listed(explainLength(context, path));
  const unknown = unknownIn(mistakes);
  const wrapped = unknown.flatMap((key) =>
    isSuppressed([...path, key]) ? [] : (explainWrapped(context, path, key) ?? []),
  );
  const inside = new Set(wrapped.flatMap(({ inner }) => inner));
  const missing = missingIn(mistakes).filter((name) => !inside.has(name) && !isElsewhere([...path, name]));
  const pair = explainPair(context, path, unknown, missing);
  // Of a key by another name, that problem says how it is written.
  const unnamed = missing.filter((name) => !unknown.some((key) => synonymsOf(key).includes(name)));
  if (pair && wrapped.length === 0) return [pair];
  const open = unknown.filter((key) => !isSuppressed([...path, key]) && !wrapped.some((one) => one.key === key));
  const enclosed = open.length > 1 ? explainEnclosed(context, path, open) : undefined;
  const keyProblems = open.filter((key) => !enclosed?.keys.includes(key)).map((key) => explainKey(context, path, key));
  // What the section lacks is what a key of another type holds.
  const isOtherwiseThere = keyProblems.some(({ code }) => code === "shape/key-of-other-type");
  return [
    ...wrapped.map(({ problem }) => problem),
    ...(enclosed ? [enclosed.problem] : []),
    ...keyProblems,
    ...(unnamed.length > 0 && !isOtherwiseThere ? [explainMissing(context, path, unnamed)] : []),
  ];
}
