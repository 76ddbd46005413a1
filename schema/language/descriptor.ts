import { isMap, type Data, type Path } from "../problem.ts";
import { dataAt } from "./data-at.ts";
import type { Field, LanguageSchema } from "./field.ts";
import builtIn from "./site.schema.json" with { type: "json" };

/** The whole file. */
export let root: Field = builtIn;
let definitions: Readonly<Record<string, Field>> = builtIn.$defs;
let section: Field = builtIn.$defs.section;

/** The keys of the whole file. */
export const topKeys: readonly string[] = Object.keys(builtIn.properties);

/** Every section type, in the order of the alphabet. */
export let sectionTypes: readonly string[] = builtIn.$defs.section.properties.type.enum;

/** Section types that a site brings. */
export let ownTypes: ReadonlySet<string> = new Set();

/** Whether a section type of the site takes the place of a built-in one. */
export const replacesBuiltIn = (type: string): boolean =>
  ownTypes.has(type) && Object.hasOwn(builtIn.$defs, `section-${type}`);

/**
 * Replaces the language by one that has the section types of a site as well; without a schema, by the built-in one. It is called
 * through `setLanguage` alone, which keeps the validator in step.
 */
export function describeBy(schema: LanguageSchema = builtIn, own: ReadonlySet<string> = new Set()): void {
  root = schema;
  definitions = schema.$defs;
  section = schema.$defs["section"] ?? {};
  sectionTypes = Object.keys(definitions).flatMap((name) =>
    name.startsWith("section-") && name !== "section-use" ? [name.slice("section-".length)] : [],
  );
  ownTypes = own;
  kinds = undefined;
}

/** The field that `#/$defs/…` refers to, by that reference or by its last word. */
export function definition(reference: string): Field | undefined {
  const name = reference.replace("#/$defs/", "");
  return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}

/** What holds for a section of a type. */
export const sectionField = (type: string): Field | undefined =>
  sectionTypes.includes(type) ? definition(`section-${type}`) : undefined;

/** Fields that say something beside their reference, with what they refer to. */
const merged = new WeakMap<Field, Field>();

/**
 * The field that holds for this very value: references followed, the section of its type chosen. A section without a known type
 * has the field of all sections, which has a `discriminator`.
 */
export function fieldFor(field: Field, data: Data | undefined): Field {
  const condition = field.if;
  if (condition && isMap(data) && (condition.required ?? []).every((key) => Object.hasOwn(data, key)))
    return field.then ? fieldFor(field.then, data) : field;
  if (condition && field.else) return fieldFor(field.else, data);
  if (field.$ref === undefined) return field;
  const known = merged.get(field);
  if (known) return known;
  const target = definition(field.$ref);
  if (target === section) {
    const type = isMap(data) ? data["type"] : undefined;
    return (typeof type === "string" ? sectionField(type) : undefined) ?? section;
  }
  if (!target) return field;
  const full = { ...target, ...field };
  merged.set(field, full);
  return full;
}

/** The field of a key or an item inside a field that `fieldFor` gave. */
export function childField(field: Field, step: string | number): Field | undefined {
  if (typeof step === "number") return field.items;
  if (field.properties && Object.hasOwn(field.properties, step)) return field.properties[step];
  return typeof field.additionalProperties === "object" ? field.additionalProperties : undefined;
}

/** What a function says of a field, worked out once for each. */
function remembered<Result>(of: (field: Field) => Result): (field: Field) => Result {
  const known = new WeakMap<Field, Result>();
  return (field) => {
    const result = known.get(field) ?? of(field);
    known.set(field, result);
    return result;
  };
}

/** The keys of a field that are worked out, never written. */
export const computedKeys: (field: Field) => readonly string[] = remembered((field) =>
  Object.entries(field.properties ?? {}).flatMap(([key, own]) => (own.computed ? [key] : [])),
);

/** The keys that may be written in a field. */
export const knownKeys: (field: Field) => readonly string[] = remembered((field) =>
  Object.entries(field.properties ?? {}).flatMap(([key, own]) => (own.computed ? [] : [key])),
);

/** The keys of a field that have a default, each with it. */
export const defaultsOf: (field: Field) => readonly (readonly [string, Data])[] = remembered((field) =>
  Object.entries(field.properties ?? {}).flatMap(([key, own]): [string, Data][] => {
    const given = fieldFor(own, undefined).default;
    return given === undefined ? [] : [[key, given]];
  }),
);

/** The key of a mapping that holds values of a part, such as its old addresses; nothing where it has none. */
export const keyOfPart = (field: Field | undefined, part: string): string | undefined =>
  Object.entries(field?.properties ?? {}).find(([, own]) => own.part === part)?.[0];

/** What the language says of the place at a path; nothing where it knows no such place. */
export function fieldAt(value: Data, path: Path): Field | undefined {
  let data: Data | undefined = value;
  let field = fieldFor(root, data);
  for (const step of path) {
    const next = childField(field, step);
    if (!next) return undefined;
    data = data === undefined ? undefined : dataAt(data, [step]);
    field = fieldFor(next, data);
  }
  return field;
}

/**
 * Calls `visit` for each value that the language knows, from the top down, in the order of the file. The path is one list that
 * changes on the way: keep a copy of it, not the list.
 * @param isLookedAt whether a value, and what is below it, is visited
 */
export function walk(
  value: Data,
  visit: (data: Data, field: Field, path: Path) => void,
  isLookedAt?: (path: Path) => boolean,
): void {
  const path: (string | number)[] = [];
  const step = (data: Data, written: Field): void => {
    const field = fieldFor(written, data);
    visit(data, field, path);
    if (Array.isArray(data)) {
      const { items } = field;
      if (items) data.forEach((item, index) => enter(index, item, items));
    } else if (isMap(data))
      for (const key in data) {
        const next = Object.hasOwn(data, key) ? childField(field, key) : undefined;
        if (next) enter(key, data[key] ?? null, next);
      }
  };
  const enter = (key: string | number, data: Data, field: Field): void => {
    path.push(key);
    if (!isLookedAt || isLookedAt(path)) step(data, field);
    path.pop();
  };
  step(value, root);
}

/** The kinds of value that a field takes: `string`, `number`, `array`, … Empty where any will do. */
export const typesOf: (field: Field) => readonly string[] = remembered(({ type }) =>
  typeof type === "string" ? [type] : (type ?? []),
);

let kinds: Map<string, Set<string>> | undefined;

/**
 * The kinds of value that a key takes anywhere in the language, and the parts that it is, such as `markdown`; nothing for a word that
 * is no key.
 */
export function kindsOfKey(key: string): ReadonlySet<string> | undefined {
  kinds ??= collectKinds();
  return kinds.get(key);
}

function collectKinds(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (field: Field): void => {
    for (const [name, written] of Object.entries(field.properties ?? {})) {
      const types = found.get(name) ?? new Set();
      found.set(name, types);
      const full = fieldFor(written, undefined);
      for (const type of typesOf(full)) types.add(type);
      if (full.part !== undefined) types.add(full.part);
      if (written.$ref === undefined) visit(written);
    }
    if (field.items) visit(field.items);
    if (typeof field.additionalProperties === "object") visit(field.additionalProperties);
  };
  [root, ...Object.values(definitions)].forEach(visit);
  return found;
}
