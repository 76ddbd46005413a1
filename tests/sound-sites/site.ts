import { fieldFor, knownKeys, root } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";
import { menus, variants } from "./menus.ts";
import { page, sharedSections } from "./pages.ts";
import { Random } from "./random.ts";
import { facts, fieldOf, settings } from "./settings.ts";
import { openLink, Values, type Names } from "./values.ts";
import { Writer } from "./words.ts";

/** How large a generated site may be. */
export interface Size {
  readonly maxPages: number;
  readonly maxSections: number;
  readonly maxItems: number;
}

/** The sizes of the sites that npm run prove makes: small ones are opened as a whole; of each kind, some are large. */
export const sizeOf = (seed: number): Size => ({
  maxPages: seed % 10 === 0 ? 40 : 3,
  maxSections: seed % 3 === 0 ? 8 : 4,
  maxItems: seed % 4 === 0 ? 24 : 5,
});

/** The keys at the top that need no more than their values: all that are not made below one by one. */
const otherKeys = knownKeys(root).filter(
  (key) =>
    !["version", "site", "constants", "badges", "collections", "shared", "menus", "routes", "planned"].includes(key),
);

/** The files of the public folder that a site may name. */
export interface PublicFiles {
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
}

/** Makes a site that the check accepts, mostly. The same seed makes the same one. */
export function soundSite(seed: number, size: Size, { pictures, fonts }: PublicFiles): DataMap {
  const random = new Random(seed);
  const writer = new Writer(random, random.chance(0.35));
  const paths = pathsOf(random.int(1, random.chance(0.2) ? size.maxPages : Math.min(3, size.maxPages)));
  const names: Names = {
    badges: ["first", "second", "third"],
    collections: ["plans"],
    footerGroups: ["more"],
    variants: ["offer", "quiet"],
    pictures,
    fonts,
    facts: random.chance(0.4) ? facts : { texts: [], numbers: [], dates: [] },
  };
  const values = new Values({ random, writer, names, fullness: random.pick([0.3, 0.6, 0.9]), maxItems: size.maxItems });
  const entries = (keys: readonly string[], field: Field): DataMap =>
    Object.fromEntries(keys.map((key) => [key, values.of(field) ?? null]));
  const badge = fieldOf(fieldOf(root, "badges"), "any");
  const entry = fieldOf(fieldOf(fieldOf(root, "collections"), "any"), "any");

  const isPlanned = random.chance(0.25);
  const isHidden = (path: string): boolean => path !== "/" && random.chance(0.06);
  const hidden = new Set(paths.filter(isHidden));
  const shown = paths.filter((path) => !hidden.has(path));
  const shared = sharedSections(values);
  const plans = withoutPlaces(entries(["small", "middle", "large", "huge"].slice(0, random.int(2, 4)), entry));

  const site: DataMap = {
    version: 1,
    site: settings(seed, values),
    ...(names.facts.texts.length > 0 && { constants: facts.constants(values) }),
    collections: {
      // Texts name its price.
      plans: { ...plans, small: { ...plans["small"], price: 2999, originalPrice: null } },
      goods: entries(
        Array.from({ length: random.int(1, size.maxItems) }, (_, index) => `good-${index + 1}`),
        entry,
      ),
    },
    shared,
    menus: menus(values, shown),
    routes: paths.map((path) => ({
      ...page(path, values, size.maxSections, shared),
      hidden: hidden.has(path) ? true : random.chance(0.05) ? false : null,
    })),
    ...(isPlanned && { planned: planned(values) }),
    ...Object.fromEntries(
      otherKeys.filter(() => random.chance(0.2)).map((key) => [key, values.of(fieldOf(root, key)) ?? null]),
    ),
  };
  const all = { ...(isMap(site["menus"]) ? site["menus"] : {}), variants: variants(values) };
  const used = names.badges.filter((key) => values.used.has(key));
  const more: DataMap = { ...(used.length > 0 && { badges: entries(used, badge) }), menus: all };
  const targets: readonly string[] = [
    ...shown,
    ...(isPlanned ? ["/planned"] : []),
    "https://www.example.com/somewhere",
    "mailto:hello@sound.example",
    "tel:+49301234567",
    ...anchorsOf(site),
  ];
  return withoutEmpty(linked({ ...site, ...more }, takingTurns(targets, random)));
}

/** One after the other, from a random one on: no two links of a menu are the same, where there are enough. */
function takingTurns(targets: readonly string[], random: Random): () => string {
  let turn = random.int(0, targets.length);
  return () => targets[(turn += 1) % targets.length] ?? "/";
}

const pathsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    index === 0 ? "/" : index % 5 === 4 ? `/page-1/sub-${index}` : `/page-${index}`,
  );

function planned(values: Values): DataMap[] {
  const field = fieldFor(fieldOf(root, "planned").items ?? {}, undefined);
  return ["/planned", "/planned/later"]
    .slice(0, values.surroundings.random.int(1, 2))
    .map((path) => ({ ...values.map(field), path }));
}

/** Entries that several sections of a page may show: their places would be there twice. */
const withoutPlaces = (entries: DataMap): Record<string, DataMap> =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, { ...(isMap(entry) && entry), anchor: null, movedFrom: null }]),
  );

/** The addresses of all anchors that shown sections of shown pages and their items have. */
function anchorsOf({ routes, shared }: DataMap): string[] {
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route) => {
    if (!isMap(route) || route["hidden"] === true || !Array.isArray(route["sections"])) return [];
    const base = route["path"] === "/" ? "" : String(route["path"]);
    const sections = route["sections"].map((section) => {
      const used = isMap(section) && isMap(shared) ? shared[String(section["use"])] : undefined;
      return isMap(section) && isMap(used) ? { ...used, ...section } : section;
    });
    return [...anchorsIn(sections)].map((anchor) => `${base}/${anchor}`);
  });
}

function* anchorsIn(data: Data): Generator<string> {
  if (Array.isArray(data)) for (const item of data) yield* anchorsIn(item);
  else if (isMap(data) && data["hidden"] !== true)
    for (const [key, value] of Object.entries(data))
      if (key === "anchor" && typeof value === "string") yield value;
      else yield* anchorsIn(value);
}

/** The same with a target in place of each open link. */
function linked(data: Data, target: () => string): Data {
  if (typeof data === "string") return data.replaceAll(openLink, target);
  if (Array.isArray(data)) return data.map((item) => linked(item, target));
  if (!isMap(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, linked(value, target)]));
}

/** The same without keys that were taken back. */
function withoutEmpty(data: Data): DataMap {
  const clean = (value: Data): Data => {
    if (Array.isArray(value)) return value.map(clean);
    if (!isMap(value)) return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, clean(one)]])));
  };
  const out = clean(data);
  return isMap(out) ? out : {};
}
