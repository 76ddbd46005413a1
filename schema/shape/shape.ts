import { explain, isUntyped } from "./explain.ts";
import type { Context, Mistake } from "./explain/context.ts";
import { explainElsewhere, joinOtherNames } from "./explain/elsewhere.ts";
import { homeOf } from "./explain/keys/homes.ts";
import { explainTypo, oddlyWritten } from "./explain/keys/keys.ts";
import { turnedPair } from "./explain/keys/turned.ts";
import { meantKey } from "./explain/keys/meant-key.ts";
import { mapAt } from "./explain/map-at.ts";
import { explainNames } from "./explain/keys/names.ts";
import { explainMistakenTypes } from "./explain/lists/mistaken-type.ts";
import { explainSection, meantType } from "./explain/lists/sections.ts";
import { explainExchanged } from "./explain/values/exchanged.ts";
import { explainSoundValues } from "./explain/values/sound-values.ts";
import { dataAt } from "../language/data-at.ts";
import { sectionTypes } from "../language/descriptor.ts";
import { synonymsOf } from "../language/names.ts";
import { nearest } from "../reader/nearest.ts";
import { isMap, type DataMap, type Path, type Problem } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";
import { countAsMeant } from "./count-as-meant.ts";
import { mistakesOf } from "./mistakes.ts";
import { plain } from "./plain-value.ts";

/** How many mistakes are explained; the rest waits until they are gone. */
const maxMistakes = 5000;

/** How often keys with typos are put right and the rest is looked at again. */
const rounds = 4;

/** The keys that a site file cannot do without. */
const frame = ["version", "site", "routes"];

/** What is wrong around a value, not with it. */
const harmless = new Set([
  "additionalProperties",
  "required",
  "discriminator",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
]);

/**
 * Compares data with the language. Keys with a typo are counted as the key that was surely meant, so that the rest of what
 * they hold is checked; what is wrong in itself becomes `null`. Changes `value`.
 * @param isLookedAt for a caller that has no use for what is said of sound values elsewhere
 */
export function shape(value: DataMap, source: TreeSource, isLookedAt?: (path: Path) => boolean): Problem[] {
  const context: Context = { value, source, isLookedAt };
  if (
    !frame.some((key) => Object.hasOwn(value, key)) &&
    !Object.keys(value).some((key) => nearest(key, frame) !== undefined)
  )
    return [notASite(source)];
  let typos: Problem[] = [];
  const exchanged = explainExchanged(context);
  const outside = exchanged.flatMap(({ paths }) => paths);
  for (const path of outside) forget(value, path);
  // What stands there is not known, and nothing is said of it.
  const isOutside = ({ path, keyword, params }: Mistake): boolean => {
    const place = keyword === "additionalProperties" ? [...path, String(params["additionalProperty"])] : path;
    return outside.every((one) => one.some((step, index) => step !== place[index]));
  };
  let mistakes = mistakesOf(value).filter(isOutside);
  const elsewhere = explainElsewhere(context, mistakes.slice(0, maxMistakes));
  outside.push(...elsewhere.map(({ path }) => path));
  for (const { path } of elsewhere) forget(value, path);
  if (elsewhere.length > 0) mistakes = mistakesOf(value).filter(isOutside);
  const mistaken = explainMistakenTypes(context, mistakes.slice(0, maxMistakes));
  for (const { path, section, type } of mistaken) {
    section["type"] = type;
    if (type === null) outside.push(path);
  }
  if (mistaken.length > 0) mistakes = mistakesOf(value).filter(isOutside);
  for (let round = 0; round < rounds; round += 1) {
    const found = renameTypos(context, mistakes.slice(0, maxMistakes));
    if (found.length === 0) break;
    typos = [...typos, ...found];
    mistakes = mistakesOf(value).filter(isOutside);
  }
  const problems = [...mistaken.map(({ problem }) => problem), ...explain(mistakes.slice(0, maxMistakes), context)];
  if (countAsMeant(context, problems)) mistakes = mistakesOf(value).filter(isOutside);
  for (const { path, keyword, params } of mistakes.slice(0, maxMistakes))
    if (keyword === "additionalProperties") fillRightPlace(context, path, String(params["additionalProperty"]));
  // Two sections of types that there are not stay two sections.
  for (const { path, keyword } of mistakes)
    if (!harmless.has(keyword) && !isUntyped(context, path.slice(0, -1))) forget(value, path);
  const names = explainNames(context);
  for (const problem of names) renameAsUsed(context, problem);
  const others = [...new Set([...exchanged, ...elsewhere].map(({ problem }) => problem))];
  return [...others, ...joinOtherNames(context, typos), ...problems, ...names, ...explainSoundValues(context)];
}

function notASite(source: TreeSource): Problem {
  return {
    code: "file/not-a-site-file",
    severity: "error",
    message: "This is not a site file: it has no “version”, “site” and “routes”.",
    label: "another kind of file",
    range: source.locate([]),
    at: [],
    help: "A site file begins with these lines:\nversion: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\nroutes:",
  };
}

function renameTypos(context: Context, mistakes: readonly Mistake[]): Problem[] {
  const problems: Problem[] = [];
  const { value } = context;
  for (const { path, keyword, params } of mistakes) {
    if (keyword === "additionalProperties") {
      const key = String(params["additionalProperty"]);
      const odd = oddlyWritten(context, path, key);
      const turned = odd ? undefined : turnedPair(context, path, key);
      const meant = odd || turned ? undefined : meantKey(context, path, key);
      if (odd) put(path, key, odd.meant, odd.problem, odd.value);
      else if (turned) put(path, key, turned.meant, turned.problem, key);
      else if (meant !== undefined) put(path, key, meant, explainTypo(context, path, key, meant));
    } else if (keyword === "discriminator" && isUntyped(context, path)) {
      const section = dataAt(value, path);
      const meant = meantType(context, path);
      if (!isMap(section) || meant === undefined) continue;
      problems.push(explainSection(context, path));
      section["type"] = meant;
    } else if (keyword === "required" && isUntyped(context, path)) {
      const section = dataAt(value, path);
      const key = isMap(section)
        ? Object.keys(section).find((name) => nearest(name, ["type", "use"]) !== undefined || isTypeOf(section, name))
        : undefined;
      const meant = key === undefined ? undefined : (nearest(key, ["type", "use"]) ?? "type");
      if (key !== undefined && meant !== undefined) put(path, key, meant, explainTypo(context, path, key, meant));
    }
  }
  return problems;

  function put(path: Path, key: string, meant: string, problem: Problem, text?: string): void {
    const map = dataAt(value, path);
    if (!isMap(map) || Object.hasOwn(map, meant) || !Object.hasOwn(map, key)) return;
    problems.push(problem);
    rename(context, [...path, key], meant);
    if (text !== undefined) map[meant] = plain(text);
    // What is not hidden yet is still shown, and links may lead to it.
    else if (meant === "hidden") map[meant] = false;
  }
}

/** `PageHero`, `Page Hero` and `page_hero` as the name of a type. */
const typeNamed = (written: string): string =>
  written
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replace(/[\s_]+/g, "-")
    .toLowerCase();

/** `component: hero`: another word for “type”, with a type behind it. */
function isTypeOf(section: DataMap, key: string): boolean {
  const type = section[key];
  return synonymsOf(key).includes("type") && typeof type === "string" && sectionTypes.includes(typeNamed(type));
}

/** What stands in the wrong place is not missing from the right one: something is there, nobody knows what. */
function fillRightPlace(context: Context, path: Path, key: string): void {
  const home = homeOf(context, path, key);
  if (home) mapAt(context.value, home.path)[key] = null;
}

/** Calls a key by another name, in its place among the others. */
function rename({ value, source }: Context, path: Path, meant: string): void {
  const map = dataAt(value, path.slice(0, -1));
  if (!isMap(map) || Object.hasOwn(map, meant)) return;
  const entries = Object.entries(map);
  for (const [name] of entries) delete map[name];
  for (const [name, data] of entries) map[name === path.at(-1) ? meant : name] = data;
  source.rename(path, meant);
}

/** A name that cannot be one counts as what it should be, where the rest of the file calls it so. */
function renameAsUsed(context: Context, { at, fixes }: Problem): void {
  const meant = fixes?.[0]?.edits[0]?.text;
  const written = String(at?.at(-1) ?? "");
  const count = (name: string): number => context.source.text.split(name).length;
  if (
    at &&
    meant !== undefined &&
    count(`.${meant}`) + count(`{${meant}`) > count(`.${written}`) + count(`{${written}`)
  )
    rename(context, at, meant);
}

/** Takes a wrong value out of the data: what it would have contributed is not known. */
function forget(value: DataMap, path: Path): void {
  const parent = dataAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(parent) && typeof last === "number") parent[last] = null;
  else if (isMap(parent) && typeof last === "string") parent[last] = null;
}
