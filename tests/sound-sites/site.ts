import {
  childField,
  fieldFor,
  root,
  sectionField,
  sectionTypes,
  type Field,
} from "../../schema/language/descriptor.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";
import { Random } from "./random.ts";
import { themeFor } from "./themes.ts";
import { openLink, Values, type Names } from "./values.ts";
import { Writer } from "./words.ts";

/** How large a generated site may be. */
export interface Size {
  readonly maxPages: number;
  readonly maxSections: number;
  readonly maxItems: number;
}

const languageTags = { en: "en", de: "de", ar: "ar", hi: "hi", zh: "zh", emoji: "en-IN" } as const;

const fieldOf = (parent: Field, key: string): Field => {
  const field = childField(parent, key);
  if (!field) throw new Error(`The language has no key ${key} here`);
  return fieldFor(field, undefined);
};

/** Makes a site that the check accepts, mostly. The same seed makes the same one. */
export function soundSite(seed: number, size: Size, pictures: readonly string[]): DataMap {
  const random = new Random(seed);
  const writer = new Writer(random, random.chance(0.35));
  const paths = pathsOf(random.int(1, random.chance(0.2) ? size.maxPages : Math.min(3, size.maxPages)));
  const names: Names = {
    badges: ["first", "second", "third"],
    collections: ["plans"],
    footerGroups: ["more"],
    pictures,
  };
  const values = new Values({ random, writer, names, fullness: random.pick([0.3, 0.6, 0.9]), maxItems: size.maxItems });
  const entries = (keys: readonly string[], field: Field): DataMap =>
    Object.fromEntries(keys.map((key) => [key, values.of(field) ?? null]));
  const badge = fieldOf(fieldOf(root, "badges"), "any");
  const entry = fieldOf(fieldOf(fieldOf(root, "collections"), "any"), "any");

  const isPlanned = random.chance(0.25);

  const site: DataMap = {
    version: 1,
    site: {
      ...values.map(fieldOf(root, "site")),
      url: `https://www.sound-${seed}.example`,
      language: languageTags[writer.language],
      currency: random.pick(["USD", "EUR", "INR", "JPY", "KWD"]),
      contacts: contacts(values),
      // To cut the site's own font takes longer than all else of a build.
      theme: { ...themeFor(random), font: random.chance(0.8) ? "system" : "anek-latin" },
    },
    collections: { plans: entries(["small", "middle", "large"].slice(0, random.int(2, 3)), entry) },
    menus: menus(values, paths),
    routes: paths.map((path) => route(path, values, size)),
    ...(isPlanned && {
      planned: [{ ...values.map(fieldFor(fieldOf(root, "planned").items ?? {}, undefined)), path: "/planned" }],
    }),
    ...(random.chance(0.2) && { labels: values.map(fieldFor(fieldOf(root, "labels"), undefined)) }),
  };
  const used = names.badges.filter((key) => values.used.has(key));
  const badges: DataMap = used.length > 0 ? { badges: entries(used, badge) } : {};
  const targets: readonly string[] = [
    ...paths,
    ...(isPlanned ? ["/planned"] : []),
    "https://www.example.com/somewhere",
    "mailto:hello@sound.example",
    "tel:+49301234567",
    ...anchorsOf(site),
  ];
  return withoutEmpty(linked({ ...site, ...badges }, takingTurns(targets, random)));
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

function contacts(values: Values): Data {
  const { random } = values.surroundings;
  const hint = (): DataMap => (random.chance(0.6) ? { hint: values.line(60) } : {});
  return [
    { label: "+49 30 1234567", href: "tel:+49301234567", icon: "phone", ...hint() },
    { label: "hello@sound.example", href: "mailto:hello@sound.example", icon: "mail", ...hint() },
    { label: values.line(40), href: "https://maps.example/place", icon: "map-pin", ...hint() },
  ].slice(0, random.int(1, 3));
}

/** Menus; the first group of the footer leads to every page. */
function menus(values: Values, paths: readonly string[]): DataMap {
  const made = values.map(fieldOf(root, "menus"));
  const { footer } = made;
  const groups = Array.isArray(footer)
    ? footer.slice(1).map((group) => (isMap(group) ? { ...group, id: null } : group))
    : [];
  const all = { id: "more", title: values.line(24), items: paths.map((href) => ({ label: values.line(32), href })) };
  return { ...made, footer: [all, ...groups] };
}

/** A page: an opening, mostly, and some sections. */
function route(path: string, values: Values, { maxSections }: Size): DataMap {
  const { random } = values.surroundings;
  const opening = random.pick(["hero", "page-hero", "legal", ...sectionTypes]);
  const types = [opening, ...Array.from({ length: random.int(1, maxSections - 1) }, () => random.pick(sectionTypes))];
  return {
    path,
    title: values.line(50),
    description: `${values.line(70)} ${values.line(70)}`,
    ...(random.chance(0.4) && { sectionNav: true }),
    sections: types.map((type) => ({ type, ...values.map(sectionField(type) ?? {}) })),
  };
}

/** The addresses of all anchors that sections and their items have. */
function anchorsOf(site: DataMap): string[] {
  const { routes } = site;
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((page) => {
    if (!isMap(page)) return [];
    const base = page["path"] === "/" ? "" : String(page["path"]);
    return [...anchorsIn(page["sections"] ?? null)].map((anchor) => `${base}/${anchor}`);
  });
}

function* anchorsIn(data: Data): Generator<string> {
  if (Array.isArray(data)) for (const item of data) yield* anchorsIn(item);
  else if (isMap(data))
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
