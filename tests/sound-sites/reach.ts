import { fieldFor, root, sectionTypes, walk } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";

/** A written field as all that it may be: a section is one of every type. */
function kindsOf(written: Field): readonly Field[] {
  if (written.if) return [written.then, written.else].flatMap((field) => (field ? kindsOf(field) : []));
  const field = fieldFor(written, undefined);
  return field.discriminator ? sectionTypes.map((type) => fieldFor(written, { type })) : [field];
}

/** The extremes of a field: each of its choices, its longest text, its longest list. */
function extremesOf(field: Field): string[] {
  const choices = field.type === "boolean" ? [true, false] : (field.enum ?? []);
  return [
    ...choices.map((choice) => `: ${String(choice)}`),
    ...(field.budget === undefined ? [] : [", at its limit"]),
    ...(field.maxItems === undefined ? [] : [", as many as there may be"]),
  ];
}

/** The extremes of a field that a value is at. */
function extremesIn(data: Data, { budget, maxItems }: Field): string[] {
  return [
    ...(["string", "number", "boolean"].includes(typeof data) ? [`: ${String(data)}`] : []),
    // A cut word of many bytes may leave some room.
    ...(budget !== undefined && typeof data === "string" && data.length > 0.9 * budget - 1 ? [", at its limit"] : []),
    ...(maxItems !== undefined && Array.isArray(data) && data.length === maxItems ? [", as many as there may be"] : []),
  ];
}

/** Everything that a site file may say: each key by the title of its mapping, such as `Hero.ground`, and its extremes. */
export function sayable(): ReadonlySet<string> {
  const all = new Set<string>();
  const seen = new Set<Field>();
  const visit = (written: Field): void => {
    if (seen.has(written)) return;
    seen.add(written);
    for (const field of kindsOf(written)) {
      for (const [key, child] of Object.entries(field.properties ?? {})) {
        if (child.computed === true) continue;
        const name = `${field.title}.${key}`;
        all.add(name);
        for (const kind of kindsOf(child)) for (const extreme of extremesOf(kind)) all.add(name + extreme);
        visit(child);
      }
      if (typeof field.additionalProperties === "object") visit(field.additionalProperties);
      if (field.items) visit(field.items);
    }
  };
  visit(root);
  return all;
}

/** What a site says of all that. */
export function saidBy(site: DataMap): ReadonlySet<string> {
  const said = new Set<string>();
  walk(site, (data, field) => {
    if (!isMap(data) || !field.properties) return;
    for (const [key, value] of Object.entries(data)) {
      const child = field.properties[key];
      if (!child) continue;
      const name = `${field.title}.${key}`;
      said.add(name);
      for (const extreme of extremesIn(value, fieldFor(child, value))) said.add(name + extreme);
    }
  });
  return said;
}
