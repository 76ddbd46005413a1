import { isMap, type Data, type Path } from "../problem.ts";
import schema from "./site.schema.json" with { type: "json" };

/** What the language says of a value: a piece of `site.schema.json`, as far as messages need it. */
export interface Field {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly label?: string;
  readonly type?: string | readonly string[];
  readonly part?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Field | boolean;
  readonly items?: Field;
  readonly enum?: readonly Data[];
  readonly const?: Data;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly names?: string;
  readonly open?: boolean;
  readonly computed?: boolean;
  readonly patternErrorMessage?: string;
  readonly errorMessage?: string;
  readonly oneOf?: readonly Field[];
  readonly if?: Field;
  readonly then?: Field;
  readonly else?: Field;
}

const root: Field = schema;
const definitions: Readonly<Record<string, Field>> = schema.$defs;
const section: Field = schema.$defs.section;

/** Every section type, in the order of the alphabet. */
export const sectionTypes: readonly string[] = schema.$defs.section.properties.type.enum;

const definition = (reference: string): Field | undefined => {
  const name = reference.replace("#/$defs/", "");
  return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
};

/** What holds for a section of a type. */
export const sectionField = (type: string): Field | undefined =>
  sectionTypes.includes(type) ? definition(`#/$defs/section-${type}`) : undefined;

/** The field that holds for this very value: references followed, the section of its type chosen. */
export function settle(field: Field, data: Data | undefined): Field {
  const condition = field.if?.required;
  if (condition && isMap(data) && condition.every((key) => Object.hasOwn(data, key)))
    return field.then ? settle(field.then, data) : field;
  if (condition && field.else) return settle(field.else, data);
  const target = field.$ref === undefined ? undefined : definition(field.$ref);
  if (target === section) {
    const type = isMap(data) ? data["type"] : undefined;
    return (typeof type === "string" ? sectionField(type) : undefined) ?? section;
  }
  if (!target) return field;
  const known = merged.get(field) ?? { ...target, ...field };
  merged.set(field, known);
  return known;
}

/** Fields that say something beside their reference, with what they refer to. */
const merged = new WeakMap<Field, Field>();

/** The field of a key or an item inside a settled field. */
export function inside(field: Field, step: string | number): Field | undefined {
  if (typeof step === "number") return field.items;
  if (field.properties && Object.hasOwn(field.properties, step)) return field.properties[step];
  return typeof field.additionalProperties === "object" ? field.additionalProperties : undefined;
}

const computed = new WeakMap<Field, readonly string[]>();

/** The keys of a field that are worked out, never written. */
export function computedKeys(field: Field): readonly string[] {
  const known =
    computed.get(field) ?? Object.entries(field.properties ?? {}).flatMap(([key, own]) => (own.computed ? [key] : []));
  computed.set(field, known);
  return known;
}

/** The value at a path. */
export function dataAt(value: Data, path: Path): Data | undefined {
  let data: Data | undefined = value;
  for (const step of path) {
    if (Array.isArray(data)) data = data[Number(step)];
    else if (isMap(data) && Object.hasOwn(data, step)) data = data[step];
    else return undefined;
  }
  return data;
}

/** What the language says of the place at a path; nothing where it knows no such place. */
export function fieldAt(value: Data, path: Path): Field | undefined {
  let data: Data | undefined = value;
  let field = settle(root, data);
  for (const step of path) {
    const next = inside(field, step);
    if (!next) return undefined;
    data = data === undefined ? undefined : dataAt(data, [step]);
    field = settle(next, data);
  }
  return field;
}

/**
 * Calls `visit` for each value that the language knows, from the top down, in the order of the file. The path is one list that
 * changes on the way: whoever keeps it copies it.
 */
export function walk(value: Data, visit: (data: Data, field: Field, path: Path) => void): void {
  const path: (string | number)[] = [];
  const step = (data: Data, written: Field): void => {
    const field = settle(written, data);
    visit(data, field, path);
    if (Array.isArray(data)) {
      const { items } = field;
      if (items) data.forEach((item, index) => enter(index, item, items));
    } else if (isMap(data))
      for (const key in data) {
        const next = Object.hasOwn(data, key) ? inside(field, key) : undefined;
        if (next) enter(key, data[key] ?? null, next);
      }
  };
  const enter = (key: string | number, data: Data, field: Field): void => {
    path.push(key);
    step(data, field);
    path.pop();
  };
  step(value, root);
}

/** The kinds of value that a field takes: `string`, `number`, `array`, … */
export const typesOf = (field: Field): readonly string[] =>
  typeof field.type === "string" ? [field.type] : (field.type ?? []);

let kinds: Map<string, Set<string>> | undefined;

/**
 * The kinds of value that a key takes anywhere in the language, with `markdown` where it takes a text of several paragraphs; nothing
 * for a word that is no key.
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
      const target = written.$ref === undefined ? written : (definition(written.$ref) ?? written);
      for (const type of typesOf(target)) types.add(type);
      if (target.part === "markdown" || written.part === "markdown") types.add("markdown");
      if (written.$ref === undefined) visit(written);
    }
    if (field.items) visit(field.items);
    if (typeof field.additionalProperties === "object") visit(field.additionalProperties);
  };
  [root, ...Object.values(definitions)].forEach(visit);
  return found;
}
