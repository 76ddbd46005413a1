import type { Section } from "../../schema/language/types.ts";
import { childField, defaultsOf, fieldFor, sectionField } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";
import type { Resolvers } from "./show-fields.ts";

/**
 * A section of a type that the site brings, as it is shown. What `show-fields.ts` has as code for the built-in types is read from the
 * schema here: each part becomes what its resolver gives, and defaults are filled in.
 */
export function showOwnSection(written: { readonly type: string }, show: Resolvers): Section {
  const entries = shownEntries(asMap(written), sectionField(written.type) ?? {}, show);
  // The model is JSON, and the compiler does not know the type.
  const section: Section = JSON.parse(JSON.stringify(Object.fromEntries(entries)));
  return section;
}

/** What was written is plain data. */
const asMap = (written: object): DataMap => Object.fromEntries(Object.entries(written));

function shownEntries(map: DataMap, field: Field, show: Resolvers): [string, unknown][] {
  const entries = Object.entries(map).map(([key, data]): [string, unknown] => {
    const child = childField(field, key);
    return [key, child ? shown(data, child, show) : data];
  });
  const defaults = defaultsOf(field)
    .filter(([key]) => !Object.hasOwn(map, key))
    .map(([key, data]): [string, unknown] => {
      const child = childField(field, key);
      return [key, child ? shown(data, child, show) : data];
    });
  return [...entries, ...defaults];
}

function shown(data: Data, written: Field, show: Resolvers): unknown {
  const field = fieldFor(written, data);
  const resolver = field.part === undefined || field.tsType === undefined ? undefined : resolverOf(field.part, show);
  if (resolver) return resolver(data);
  const { items } = field;
  if (Array.isArray(data)) return items ? data.map((item) => shown(item, items, show)) : data;
  return isMap(data) ? Object.fromEntries(shownEntries(data, field, show)) : data;
}

/** `check-item` -> the resolver `checkItem`. */
function resolverOf(part: string, show: Resolvers): ((data: Data) => unknown) | undefined {
  const name = part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(show, name) ? Reflect.get(show, name) : undefined;
}
