import { definition, root, sectionField, sectionTypes } from "../../schema/language/descriptor.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";
import { fieldOf } from "./settings.ts";
import type { Values } from "./values.ts";

/** What a page has beside its sections, as far as any page may have it. */
function pageFacts(values: Values): DataMap {
  const { random } = values.surroundings;
  const { properties = {} } = fieldOf(root, "routes").items ?? {};
  const any = ["image", "sectionNav", "noindex", "movedFrom", "menus"].map((key) => [key, properties[key] ?? {}]);
  return {
    ...values.map({ properties: Object.fromEntries(any) }),
    ...(random.chance(0.1) && { canonical: `https://www.elsewhere.example/story?page=${random.int(1, 99)}` }),
    ...(random.chance(0.15) && { layout: random.pick(["bare", "bare", "standard"]) }),
  };
}

/** A page: an opening, mostly, and some sections. */
export function page(path: string, values: Values, maxSections: number, shared: DataMap): DataMap {
  const { random } = values.surroundings;
  const opening = random.pick(["hero", "page-hero", "legal", ...sectionTypes]);
  const types = [opening, ...Array.from({ length: random.int(1, maxSections - 1) }, () => random.pick(sectionTypes))];
  const used = Object.keys(shared).filter(() => random.chance(0.3));
  const own = types.map((type) => ({ type, ...values.map(sectionField(type) ?? {}) }));
  const reused = used.map((use) => ({ ...values.map(definition("section-use") ?? {}), use }));
  const [first, ...rest] = [...own, ...reused];
  return {
    path,
    title: values.line(50),
    description: `${values.line(70)} ${values.line(70)}`,
    ...pageFacts(values),
    // A page whose sections are all hidden would have nothing on it.
    sections: withOneCatalog([{ ...first, hidden: null }, ...rest]),
  };
}

/** Sections that pages share, by key; their places belong to no page. */
export function sharedSections(values: Values): DataMap {
  const { random } = values.surroundings;
  const keys = random.chance(0.3) ? ["one", "another"].slice(0, random.int(1, 2)) : [];
  return Object.fromEntries(
    keys.map((key) => {
      const type = random.pick(sectionTypes);
      const section = without("movedFrom", { type, ...values.map(sectionField(type) ?? {}) });
      return [key, { ...(isMap(section) ? section : {}), hidden: null, ...(type === "catalog" && { from: "plans" }) }];
    }),
  );
}

/** The places of the entries of a catalog are there once on a page. */
function withOneCatalog(sections: readonly DataMap[]): DataMap[] {
  const first = sections.find(({ type }) => type === "catalog");
  return sections.map((section) =>
    section["type"] === "catalog" && section !== first ? { ...section, from: "plans" } : section,
  );
}

function without(left: string, data: Data): Data {
  if (Array.isArray(data)) return data.map((item) => without(left, item));
  if (!isMap(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (key === left ? [] : [[key, without(left, value)]])),
  );
}
