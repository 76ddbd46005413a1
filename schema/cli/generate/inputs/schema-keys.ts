import { nearest } from "../../../reader/nearest.ts";
import { isNode, type Json, type SchemaNode } from "../schema-node.ts";
import { deciding } from "../deciding.ts";

/** What says something to people, editors and the generator, and decides nothing. */
const describing = [
  "title",
  "description",
  "default",
  "examples",
  "part",
  "budget",
  "shownOnly",
  "omits",
  "fixed",
  "most",
  "$schema",
  "$id",
  "$comment",
  "deprecated",
];

const known: ReadonlySet<string> = new Set([...deciding, ...describing]);

/** A place in a schema, and what is wrong there. */
interface Fault {
  readonly pointer: string;
  readonly sentence: string;
}

const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** A schema inside of another one, with the steps to it. */
interface Inner {
  readonly steps: string;
  readonly child: Json | undefined;
  /** Whether it is about the same value, which has the fields of the outer one. */
  readonly isSame: boolean;
}

function inside(node: SchemaNode): readonly Inner[] {
  const { properties, oneOf } = node;
  const at = (key: string, isSame: boolean): Inner => ({ steps: `/${key}`, child: node[key], isSame });
  return [
    ...Object.entries(isNode(properties) ? properties : {}).map(([name, child]) => ({
      steps: `/properties/${escaped(name)}`,
      child,
      isSame: false,
    })),
    ...["items", "additionalProperties"].map((key) => at(key, false)),
    ...["not", "if", "then", "else"].map((key) => at(key, true)),
    ...(Array.isArray(oneOf) ? oneOf : []).map((child, index) => ({ steps: `/oneOf/${index}`, child, isSame: true })),
  ];
}

/**
 * The first key of a schema that nothing would obey: a misspelt one, or one that the check does not know.
 * @param inherited the fields that are there besides
 */
export function findIdleKey(node: SchemaNode, inherited: readonly string[], pointer = ""): Fault | undefined {
  for (const key of Object.keys(node))
    if (!known.has(key)) return { pointer: `${pointer}/${escaped(key)}`, sentence: sentenceFor(key) };
  const { required, properties } = node;
  const fields = [...Object.keys(isNode(properties) ? properties : {}), ...inherited];
  for (const [index, name] of (isNode(properties) && Array.isArray(required) ? required : []).entries()) {
    if (typeof name !== "string" || fields.includes(name)) continue;
    const meant = nearest(name, fields);
    const proposal = meant === undefined ? "" : ` Did you mean "${meant}"?`;
    return {
      pointer: `${pointer}/required/${index}`,
      sentence: `There is no field "${name}" that could be required.${proposal}`,
    };
  }
  for (const { steps, child, isSame } of inside(node)) {
    const found = isNode(child) ? findIdleKey(child, isSame ? fields : [], pointer + steps) : undefined;
    if (found) return found;
  }
  return undefined;
}

function sentenceFor(key: string): string {
  const meant = nearest(key, [...known]);
  const checked = [...deciding].filter((one) => !one.startsWith("$")).join(", ");
  return meant === undefined
    ? `"${key}" would not be obeyed. A schema may have: ${checked}; and ${describing.slice(0, 6).join(", ")}.`
    : `"${key}" would not be obeyed. Did you mean "${meant}"?`;
}
