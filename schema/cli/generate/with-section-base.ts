import { nodesOf, type Json, type SchemaNode } from "./schema-node.ts";

/** A field of an object, and whether it is always there. */
interface Field {
  readonly key: string;
  readonly node: SchemaNode;
  readonly isRequired: boolean;
}

function fieldsOf({ properties, required }: SchemaNode): readonly Field[] {
  const all: readonly Json[] = Array.isArray(required) ? required : [];
  return nodesOf(properties).map(([key, node]) => ({ key, node, isRequired: all.includes(key) }));
}

const objectOf = (fields: readonly Field[]): SchemaNode => ({
  type: "object",
  properties: Object.fromEntries(fields.map(({ key, node }) => [key, node])),
  required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
});

/** Adds an interface with the fields that every section has, in the form that most have. Each section extends it and lists what it has in another form, or alone. */
export function withSectionBase(schema: SchemaNode): SchemaNode {
  const definitions = nodesOf(schema["$defs"]);
  const sections = definitions.filter(([name]) => name.startsWith("section-") && name !== "section-use");
  const fields = sections.map(([, node]) => fieldsOf(node));
  const sameAs = (one: Field) => (other: Field) => JSON.stringify(one) === JSON.stringify(other);
  const shared = (fields[0] ?? []).flatMap(({ key }) => {
    const all = fields.flatMap((list) => list.filter((field) => field.key === key));
    const usual = all.find((one) => all.filter(sameAs(one)).length > all.length / 2);
    return usual && all.length === sections.length ? [usual] : [];
  });
  const base = { ...objectOf(shared), title: "SectionBase", description: "What every section has." };
  const own = (node: SchemaNode): SchemaNode => ({
    ...node,
    ...objectOf(fieldsOf(node).filter((field) => !shared.some(sameAs(field)))),
    extends: [{ $ref: "#/$defs/section-base" }],
  });
  const extending = sections.map(([name, node]): [string, SchemaNode] => [name, own(node)]);
  return { ...schema, $defs: Object.fromEntries([...definitions, ["section-base", base], ...extending]) };
}
