import { emptyMap } from "../language/data.ts";
import { dataAt } from "../language/data-at.ts";
import { childField, fieldAt, fieldFor, root as file } from "../language/descriptor.ts";
import type { Field } from "../language/field.ts";
import { isMap, type Data, type DataMap, type Path } from "../problem.ts";
import { align } from "../reader/align.ts";
import { createBudget } from "../reader/parse-budget.ts";
import { TreeSource } from "../reader/source.ts";
import type { Scalar, TreeNode } from "../reader/tree.ts";
import { valuesOf } from "../reader/value.ts";
import { excerptAround } from "./excerpt.ts";

/** Where a cursor stands in the language, whatever else is wrong with the file. */
export interface Place {
  /** A key (or where one may be written), or a value. */
  readonly role: "key" | "value";
  /** The path of the key or value. Numbers in it do not count the items of the file: only its nearest lines were read. */
  readonly path: Path;
  /** What the language says of the key's value, or of the value; nothing where it does not know the key. */
  readonly field: Field | undefined;
  /** The mapping that holds the key or value, without it, and what the language says of that mapping. */
  readonly holder: DataMap;
  readonly holderField: Field | undefined;
  /** The key or the value as text. */
  readonly text: string;
  /** How many characters of `text` stand before the cursor. */
  readonly before: number;
  /** Where `text` begins in the file; nothing where it stands on more than one line. */
  readonly start: number | undefined;
  /** The column, from 0, in which the keys of this mapping stand. */
  readonly column: number;
  /** Whether it stands inside braces or brackets. */
  readonly isFlow: boolean;
  /** Whether a colon follows the key already. */
  readonly hasColon: boolean;
}

/** Stands for the cursor while the lines around it are read: a word that no file has. */
const cursor = "lintelCursorHere";

interface Found {
  readonly scalar: Scalar;
  readonly role: "key" | "value";
  readonly path: Path;
  readonly isFlow: boolean;
}

/** The scalar that holds the cursor. */
function findCursor(node: TreeNode, path: Path = [], isFlow = false): Found | undefined {
  switch (node.kind) {
    case "scalar":
      return node.raw.includes(cursor) ? { scalar: node, role: "value", path, isFlow } : undefined;
    case "list":
      for (const [index, item] of node.items.entries()) {
        const found = findCursor(item, [...path, index], isFlow || node.flow);
        if (found) return found;
      }
      return undefined;
    case "map":
      for (const { key, name, value } of node.pairs) {
        if (key.raw.includes(cursor))
          return { scalar: key, role: "key", path: [...path, name], isFlow: isFlow || node.flow };
        const found = findCursor(value, [...path, name], isFlow || node.flow);
        if (found) return found;
      }
      return undefined;
    case "broken":
      return undefined;
  }
}

/** What may be missing behind a cursor, because its line is not finished. */
function endings(before: string): readonly string[] {
  const open: string[] = [];
  let quote: string | undefined;
  for (const [index, character] of [...before].entries()) {
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
    } else if (/["']/.test(character) && /(?:^|[\s[{,:])$/.test(before.slice(0, index))) quote = character;
    else if (character === "{" || character === "[") open.push(character === "{" ? "}" : "]");
    else if (character === "}" || character === "]") open.pop();
  }
  const closing = open.toReversed().join("");
  return quote === undefined ? [closing, `:${closing}`] : [quote + closing];
}

/** Finds out where a cursor stands. Nothing where the lines around it do not say so. */
export function placeAt(text: string, offset: number): Place | undefined {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const all = text.split(/\r?\n/);
  const index = text.slice(0, lineStart).split("\n").length - 1;
  const line = all[index] ?? "";
  const column = offset - lineStart;
  const before = line.slice(0, column);
  const rest = line.slice(column);
  const isEmpty = line.trim() === "";
  const content = isEmpty ? column : (/^\s*(?:-\s+|-$)*/.exec(line)?.[0].length ?? 0);
  if (/^\s*#/.test(line)) return undefined;
  const { lines, at } = excerptAround(all, index, content);
  // As the line stands; as a key that has no colon yet; with what is still open closed, without what follows.
  const versions = [rest, ...(rest.trim() === "" ? [":"] : []), ...endings(before)];
  for (const ending of versions) {
    const read = lines.with(at, before + cursor + ending).join("\n");
    const found = read && parsed(read);
    const hasColon = /^[\w-]*["']?:(?:\s|$)/.test(rest);
    if (found) return placeOf(found, { column: content, lineStart, before, hasColon });
  }
  return undefined;
}

interface Read {
  readonly found: Found;
  readonly value: Data;
}

function parsed(text: string): Read | undefined {
  const { root, failures } = createBudget(Infinity).parse(text);
  const found = root && failures.length === 0 ? findCursor(root) : undefined;
  if (!root || !found) return undefined;
  return { found, value: valuesOf(root, new TreeSource(text, "", root)).value ?? null };
}

interface Written {
  readonly column: number;
  readonly lineStart: number;
  readonly before: string;
  readonly hasColon: boolean;
}

function placeOf({ found, value }: Read, { column, lineStart, before, hasColon }: Written): Place {
  const { scalar, isFlow } = found;
  const whole = String(scalar.value ?? "");
  const written = whole.indexOf(cursor);
  const text = whole.replace(cursor, "");
  const places = align(scalar);
  // The characters between the start of the text and the cursor, as they are written.
  const rawBefore = scalar.raw.indexOf(cursor);
  const lead = places ? rawBefore - (places[0] ?? 0) : rawBefore;
  const start = scalar.raw.slice(0, rawBefore).includes("\n") ? undefined : lineStart + before.length - lead;
  const parentPath = found.path.slice(0, -1);
  const clean = String(found.path.at(-1) ?? "").replace(cursor, "");
  const parent = dataAt(value, parentPath);
  const path: Path = found.role === "key" ? [...parentPath, clean] : found.path;
  const holderField = fieldAt(value, parentPath);
  const field = found.path.length === 0 ? file : holderField && childField(holderField, path.at(-1) ?? "");
  const own = dataAt(value, found.path);
  const common = { text, before: written, start, column, isFlow, hasColon };
  // A word where a mapping belongs is the beginning of its first key; so is one on the line below, where a mapping may stand.
  const isBelow =
    typeof found.path.at(-1) === "string" && start !== undefined && before.slice(0, start - lineStart).trim() === "";
  const asMap = field && found.role === "value" && isBelow ? fieldFor(field, emptyMap()) : undefined;
  const fullField = asMap?.properties ? asMap : field && fieldFor(field, found.role === "value" ? text : own);
  if (found.role === "value" && fullField?.properties && !/\s/.test(text))
    return {
      ...common,
      role: "key",
      path: [...path, text],
      field: fullField.properties[text],
      holder: emptyMap(),
      holderField: fullField,
    };
  return {
    ...common,
    role: found.role,
    path,
    field: fullField,
    holder: isMap(parent) ? withoutKey(parent, String(found.path.at(-1))) : emptyMap(),
    holderField,
  };
}

function withoutKey(map: DataMap, left: string): DataMap {
  const out = emptyMap();
  for (const [key, data] of Object.entries(map)) if (key !== left) out[key] = data;
  return out;
}
