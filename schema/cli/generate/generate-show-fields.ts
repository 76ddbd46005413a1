import { writtenType } from "./generate-written-site.ts";
import { namedObjects, referenceOf, sectionTitles, writtenFields } from "./named-objects.ts";
import { isNode, nodesOf, type SchemaNode } from "./schema-node.ts";

/** Objects that the model takes apart by hand: the whole file and a page. */
const byHand = new Set(["Site", "Route"]);

interface Writer {
  readonly definitions: SchemaNode;
  /** What the resolver of each part gets and gives. */
  readonly resolvers: Map<string, string>;
}

const resolverOf = (part: string): string => part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function writtenIn(node: SchemaNode, writer: Writer): string {
  const { then, else: other, properties, title } = node;
  const target = writer.definitions[referenceOf(node) ?? ""];
  if (isNode(target)) return writtenIn(target, writer);
  if (isNode(then) && isNode(other)) return `${writtenIn(other, writer)} | ${writtenIn(then, writer)}`;
  return isNode(properties) ? `Written.${String(title)}` : writtenType(node, writer.definitions);
}

/** The code that shows a value, or the value itself where it is shown as it is written. */
function shown(value: string, node: SchemaNode, writer: Writer): string {
  const target = writer.definitions[referenceOf(node) ?? ""];
  const full: SchemaNode = isNode(target) ? { ...target, ...node } : node;
  const { part, tsType, title, items } = full;
  if (typeof part === "string" && typeof tsType === "string") {
    const button = part === "collection" ? ", button?: Written.EntryAction" : "";
    writer.resolvers.set(resolverOf(part), `(written: ${writtenIn(full, writer)}${button}) => ${shownType(tsType)}`);
    return part === "collection"
      ? `show.${resolverOf(part)}(${value}, written.action)`
      : `show.${resolverOf(part)}(${value})`;
  }
  if (typeof title === "string" && isNode(full["properties"])) return `show${title}(${value}, show)`;
  if (full["type"] === "array" && isNode(items)) {
    const item = shown("item", items, writer);
    return item === "item" ? value : `${value.includes("??") ? `(${value})` : value}.map((item) => ${item})`;
  }
  const { additionalProperties: entry } = full;
  if (isNode(entry))
    return `Object.fromEntries(Object.entries(${value}).map(([key, item]) => [key, ${shown("item", entry, writer)}]))`;
  if (full["type"] === "object") throw new Error(`${value}: only objects with a title can be shown`);
  return value;
}

function fieldOf(key: string, node: SchemaNode, isRequired: boolean, writer: Writer): string {
  const target = writer.definitions[referenceOf(node) ?? ""];
  const usual = node["default"] ?? (isNode(target) ? target["default"] : undefined);
  const written = `written.${key}`;
  if (isRequired) return `${key}: ${shown(written, node, writer)}`;
  if (usual !== undefined) return `${key}: ${shown(`${written} ?? ${JSON.stringify(usual)}`, node, writer)}`;
  return `...(${written} !== undefined && { ${key}: ${shown(written, node, writer)} })`;
}

function functionOf(title: string, node: SchemaNode, writer: Writer): string {
  const required = Array.isArray(node["required"]) ? node["required"] : [];
  const fields = writtenFields(node);
  const buttons = fields.filter(([, field]) => referenceOf(field) === "entry-action").map(([key]) => key);
  const order = buttons.length === 0 ? "order: object" : `{ ${buttons.map((key) => `${key}: _`).join(", ")}, ...rest }`;
  const lines = fields
    .filter(([key]) => !buttons.includes(key))
    .map(([key, field]) => `    ${fieldOf(key, field, required.includes(key), writer)},\n`)
    .join("");
  const show = /\bshow\b/.test(lines) ? "show" : "_show";
  return `export function show${title}(written: Written.${title}, ${show}: Resolvers): Shown.${title} {
  const ${order} = written;${buttons.length === 0 ? "" : "\n  const order: object = rest;"}
  return {
    ...order,
${lines}  };
}
`;
}

const header = `/* Generated from schema/ and blocks/ by \`npm run generate\`; do not edit. */
import type * as Shown from "../../schema/language/types.ts";
import type * as Values from "../../schema/language/values.ts";
import type * as Written from "../../schema/language/written-site.ts";
`;

/** The type of a part as \`types.ts\` names it, with the file that it comes from. */
const shownType = (tsType: string): string =>
  tsType
    .replace(/\b(Address|DateText|Image|Markdown|Money|Text|Typefaces)\b/, "Values.$1")
    .replace(/\b(Badge|Entry)\b/, "Shown.$1");

/**
 * TypeScript that makes the site as it is shown out of the site as it is written: a function for each object with a title, and the
 * interface of the resolvers that it calls for the parts. Keys stay in the order of the file; defaults come after them.
 */
export function showFieldsOf(schema: SchemaNode): string {
  const writer: Writer = {
    definitions: Object.fromEntries(nodesOf(schema["$defs"])),
    resolvers: new Map(),
  };
  const functions = [...namedObjects(schema)]
    .filter(([title, node]) => !byHand.has(title) && node["tsType"] === undefined)
    .map(([title, node]) => functionOf(title, node, writer));
  const cases = sectionTitles(schema).map(
    ([type, title]) => `    case ${JSON.stringify(type)}:\n      return show${title}(written, show);\n`,
  );
  const resolvers = [...writer.resolvers].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${header}
/** What becomes of a value, by the part that it is. */
export interface Resolvers {
${resolvers.map(([part, type]) => `  readonly ${part}: ${type};\n`).join("")}}

export function showSection(written: Written.Section, show: Resolvers): Shown.Section {
  switch (written.type) {
${cases.join("")}  }
}

${functions.join("\n")}`;
}
