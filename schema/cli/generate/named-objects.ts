import { isNode, nodesOf, type Json, type SchemaNode } from "./schema-node.ts";

/** The name of the definition that a node refers to. */
export const referenceOf = (node: SchemaNode): string | undefined =>
  typeof node["$ref"] === "string" ? node["$ref"].replace("#/$defs/", "") : undefined;

/** The objects with a title in a schema, by title, in the order of the alphabet. */
export function namedObjects(schema: SchemaNode): Map<string, SchemaNode> {
  const found = new Map<string, SchemaNode>();
  const visit = (node: Json | undefined): void => {
    if (!isNode(node)) return;
    const { title, properties, items, additionalProperties } = node;
    if (typeof title === "string" && isNode(properties) && node["discriminator"] === undefined) found.set(title, node);
    for (const [, field] of nodesOf(properties)) visit(field);
    visit(items);
    visit(additionalProperties);
  };
  visit(schema);
  for (const [, node] of nodesOf(schema["$defs"])) visit(node);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The keys of an object that an author writes. */
export const writtenFields = (node: SchemaNode): [string, SchemaNode][] =>
  nodesOf(node["properties"]).filter(([, field]) => field["computed"] !== true);

/** The names of the section types' objects, by type. */
export const sectionTitles = (schema: SchemaNode): [string, string][] =>
  nodesOf(schema["$defs"]).flatMap(([name, { title }]) =>
    name.startsWith("section-") && name !== "section-use" ? [[name.slice("section-".length), String(title)]] : [],
  );
