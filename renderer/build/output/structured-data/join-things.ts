import type { JsonLd, Thing } from "../../../parts/structured-data.ts";

const isList = (value: JsonLd): value is readonly JsonLd[] => Array.isArray(value);

const listOf = (value: JsonLd): readonly JsonLd[] => (value === undefined ? [] : isList(value) ? value : [value]);

/** Types are united, lists are joined, and of two single values the later one wins. */
function joined(first: Thing, second: Thing): Thing {
  const out: Record<string, JsonLd> = { ...first };
  for (const [property, value] of Object.entries(second)) {
    const before = first[property];
    if (value === undefined) continue;
    if (property === "@type") {
      const types = [...new Set([...listOf(before), ...listOf(value)])];
      out[property] = types.length === 1 ? types[0] : types;
    } else out[property] = isList(before) || isList(value) ? [...listOf(before), ...listOf(value)] : value;
  }
  return out;
}

/** Merges all things with the same `@id`, at the place of the first. */
export function joinThings(things: readonly Thing[]): Thing[] {
  const out: Thing[] = [];
  const places = new Map<JsonLd, number>();
  for (const thing of things) {
    const id = thing["@id"];
    const place = id === undefined ? undefined : places.get(id);
    const known = place === undefined ? undefined : out[place];
    if (place !== undefined && known) out[place] = joined(known, thing);
    else {
      if (id !== undefined) places.set(id, out.length);
      out.push(thing);
    }
  }
  return out;
}
