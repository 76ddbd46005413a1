import { isNode, type Json, type SchemaNode } from "../generate/schema-node.ts";

/** One definition of a schema as a schema by itself, with the definitions that it refers to. */
export function definitionAlone(schema: SchemaNode, name: string): SchemaNode {
  const all = isNode(schema["$defs"]) ? schema["$defs"] : {};
  const found: SchemaNode = {};
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const reference = typeof value["$ref"] === "string" ? value["$ref"].replace("#/$defs/", "") : undefined;
    if (reference !== undefined && found[reference] === undefined && all[reference] !== undefined) {
      found[reference] = all[reference];
      visit(all[reference]);
    }
    Object.values(value).forEach(visit);
  };
  const own = all[name];
  visit(own);
  return { ...(isNode(own) ? own : {}), $defs: found };
}
