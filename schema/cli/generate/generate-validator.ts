import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { deciding } from "./deciding.ts";
import { isNode, type SchemaNode } from "./schema-node.ts";

const mapsOfSchemas = ["properties", "$defs"];
const schemas = ["items", "additionalProperties", "if", "then", "else", "not"];

/** The node with each schema directly inside it replaced. */
function each(node: SchemaNode, change: (child: SchemaNode) => SchemaNode): SchemaNode {
  const out: SchemaNode = {};
  for (const [key, value] of Object.entries(node)) {
    if (mapsOfSchemas.includes(key) && isNode(value))
      out[key] = Object.fromEntries(
        Object.entries(value).map(([name, child]) => [name, isNode(child) ? change(child) : child]),
      );
    else out[key] = schemas.includes(key) && isNode(value) ? change(value) : value;
  }
  return out;
}

const strip = (node: SchemaNode): SchemaNode =>
  each(Object.fromEntries(Object.entries(node).filter(([key]) => deciding.has(key))), strip);

/** Writes what stands in several places once, as a definition: the code is a third smaller. */
function hoist(schema: SchemaNode): SchemaNode {
  const counts = new Map<string, number>();
  const count = (node: SchemaNode): SchemaNode => {
    const text = JSON.stringify(node);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return each(node, count);
  };
  const definitions: SchemaNode = {};
  const names = new Map<string, string>();
  const lift = (node: SchemaNode): SchemaNode => {
    const text = JSON.stringify(node);
    const lifted = each(node, lift);
    if ((counts.get(text) ?? 0) < 2 || node["$ref"] !== undefined || node["const"] !== undefined) return lifted;
    const name = names.get(text) ?? `common-${names.size + 1}`;
    names.set(text, name);
    definitions[name] = lifted;
    return { $ref: `#/$defs/${name}` };
  };
  each(schema, count);
  const out = each(schema, lift);
  return { ...out, $defs: { ...(isNode(out["$defs"]) ? out["$defs"] : {}), ...definitions } };
}

/** Adds to what was found. The library makes a new list each time, which takes the square of the time. */
const added = "function added(all, more) { for (const one of more) all.push(one); return all; }";

/** The schema as a function in plain JavaScript that needs no library. */
export function validatorOf(schema: SchemaNode): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    discriminator: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    code: { source: true, esm: true },
  });
  const code = standalone(ajv, ajv.compile(hoist(strip(schema)))).replaceAll(
    /vErrors\.concat\((\w+\.errors)\)/g,
    "added(vErrors, $1)",
  );
  if (code.includes("require("))
    throw new Error("The validator needs a piece of the library at run time; avoid the keyword that brought it in");
  return `/* Generated from site.schema.json by \`npm run compile\`; not committed. */\n${code}\n${added}\n`;
}
