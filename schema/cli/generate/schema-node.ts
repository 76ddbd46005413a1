/** Plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON Schema, or a piece of one. */
export type SchemaNode = { [key: string]: Json };

export const isNode = (value: Json | undefined): value is SchemaNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The named schemas directly inside a node: `properties` or `$defs`. */
export const nodesOf = (value: Json | undefined): [string, SchemaNode][] =>
  Object.entries(isNode(value) ? value : {}).flatMap(([name, node]) => (isNode(node) ? [[name, node]] : []));
