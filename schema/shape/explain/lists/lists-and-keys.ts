import { fieldAt, fieldFor, typesOf } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { takingAway, type Path, type Problem } from "../../../problem.ts";
import { isEmpty, type TreeSource } from "../../../reader/source.ts";
import type { MapNode, TreeNode } from "../../../reader/tree.ts";
import { listMarkers } from "../../yaml-traps/kinds.ts";
import type { Context } from "../context.ts";
import { firstLine, isOneLine, linesOf, replace, shiftLines } from "../fixes.ts";
import { inQuotes } from "../../../language/words.ts";
import { sampleOf } from "../sample.ts";
import { keyOf, subject } from "../words.ts";
import { numberedItems } from "./numbered-items.ts";
import { filledKeys } from "./words-as-keys.ts";

/** Keys where a list is wanted: the dash is missing. */
export function keysInsteadOfList({ source, value }: Context, path: Path, node: TreeNode): Problem {
  const wantsTexts = typesOf(fieldFor(fieldAt(value, path)?.items ?? {}, undefined)).includes("string");
  const key = keyOf(path);
  const marker = node.kind === "map" ? listMarkers(source, path, node) : undefined;
  if (marker) return marker;
  const common = {
    code: "shape/keys-instead-of-list",
    severity: "error",
    message: `“${key}” is a list: each of its items begins with a dash.`,
    label: "no dash",
    range: firstLine(source, node),
    at: path,
  } as const;
  const items = node.kind === "map" && node.flow ? bareItems(source, node) : undefined;
  if (items !== undefined)
    return {
      ...common,
      message: `“${key}” is a list: its items stand in square brackets.`,
      label: "other brackets",
      help: `Write it so:\n${typeof path.at(-1) === "number" ? "-" : `${key}:`} ${items}`,
      fixes: replace("Write square brackets", "review", node, items),
    };
  if (node.kind !== "map" || node.flow) {
    const text = source.text.slice(node.start, node.end);
    const values = node.kind === "map" && wantsTexts ? valuesOf(source, node) : undefined;
    if (values !== undefined)
      return {
        ...common,
        message: `“${key}” is a list of texts: they have no keys.`.slice(0, 90),
        label: "keys",
        help: `Write it so:\n${typeof path.at(-1) === "number" ? "-" : `${key}:`} ${values}`,
      };
    return {
      ...common,
      help: "Put square brackets around it, or write the item below, after a dash.",
      fixes: replace("Put brackets around it", "review", node, `[${text}]`),
    };
  }
  const row = withoutKey(source, path, node);
  if (row) return { ...common, ...row };
  const numbered = numberedItems(source, node);
  if (numbered) return { ...common, ...numbered };
  const [first, last] = linesOf(source, node);
  const edits = [{ start: node.start, end: node.start, text: "- " }, ...shiftLines(source, first + 1, last, 2)];
  return {
    ...common,
    help: "Put a dash and a space before the first key, and indent the lines below it as far.",
    fixes: [{ title: "Make it the first item of a list", safety: "review", edits }],
  };
}

/** `- cells: [Monday, closed]` in a table: a key before an item that is itself a list. */
function withoutKey(
  source: TreeSource,
  path: Path,
  { start, end, pairs }: MapNode,
): Pick<Problem, "message" | "label" | "help" | "fixes"> | undefined {
  const [only, other] = pairs;
  if (!only || other || typeof path.at(-1) !== "number" || only.value.kind !== "list" || !only.value.flow)
    return undefined;
  const list = source.text.slice(only.value.start, only.value.end);
  return {
    message: `${subject(path)} is itself a list, without the key “${only.name.slice(0, 20)}” before it.`,
    label: "not needed",
    help: `Write the list alone:\n- ${list}`,
    fixes: takingAway(`${only.name}:`, replace("Delete the key", "review", { start, end }, list)),
  };
}

/** The values of `{ Day: Monday, Shop: closed }` between brackets; nothing where one of them is more than a text. */
function valuesOf(source: TreeSource, { pairs }: MapNode): string | undefined {
  const values = pairs.flatMap(({ value }) =>
    value.kind === "scalar" ? [source.text.slice(value.start, value.end)] : [],
  );
  return values.length === pairs.length ? `[${values.join(", ")}]` : undefined;
}

/** What parts the items of a list that is written as one text: the rarest character that stands in it. */
const separatorOf = (text: string): string =>
  text.includes("\t") ? "\t" : text.includes(";") ? ";" : /\s\|\s/.test(text) ? "\\|" : ",";

/** An item between brackets: in quotes where it has other characters than words have. */
const wordsOf = (words: string): string => (/^[\w ./+-]+$/.test(words) ? words : inQuotes(words));

/** `Put aside / Not today`: two items, or one with a slash in it. */
const hasSlashes = (text: string): boolean => /\S [/·] \S/.test(text) && !/[,;]/.test(text);

/** A text where a list is wanted. */
export function textInsteadOfList({ source }: Context, path: Path, node: TreeNode, field: Field): Problem {
  const key = keyOf(path);
  const marker = node.kind === "scalar" ? listMarkers(source, path, node) : undefined;
  if (marker) return marker;
  const wantsText = typesOf(field.items ?? {}).includes("string");
  const text = node.kind === "scalar" ? String(node.value) : "";
  const isOfNames = ["badge", "key"].includes(field.items?.part ?? "") && /^[a-z0-9-]+(?: +[a-z0-9-]+)+$/.test(text);
  const items = isOfNames ? text.split(/ +/) : itemsIn(text.replace(/^\((.*)\)$/s, "$1"));
  const isPlain =
    node.kind === "scalar" && wantsText && isOneLine(source, node) && items !== undefined && !hasSlashes(text);
  const list = `[${(items ?? []).join(", ")}]`;
  const isItem = typeof path.at(-1) === "number";
  return {
    code: "shape/text-instead-of-list",
    severity: "error",
    message: isItem
      ? `${subject(path)} is itself a list: its parts stand in square brackets.`
      : `“${key}” is a list, even if it has one item.`,
    label: "not a list",
    range: firstLine(source, node),
    at: path,
    help: isPlain
      ? `Put it in square brackets:\n${isItem ? "-" : `${key}:`} ${list}`
      : hasSlashes(text)
        ? `Write each item between commas:\n${key}: [${text
            .split(/ [/·] /)
            .map(wordsOf)
            .join(", ")}]`
        : wantsText
          ? "Write each item on a line of its own, after a dash and a space."
          : `Write each item below it, after a dash:\n${sampleOf({ properties: { [key]: field } }, key, filledKeys(node, fieldFor(field.items ?? {}, undefined)))}`,
    ...(isPlain && { fixes: replace("Put it in square brackets", "review", node, list) }),
  };
}

/** `{Monday, "18:00"}`: the items between the braces, in square brackets; nothing where one of them is a key with a value. */
function bareItems(source: TreeSource, { start, end, pairs }: MapNode): string | undefined {
  const isBare = pairs.every(({ key, value }) => isEmpty(value) && !/^\s*:/.test(source.text.slice(key.end)));
  return isBare ? `[${source.text.slice(start + 1, end - 1)}]` : undefined;
}

/**
 * The items of a list that was written as one text, as they stand between brackets: `Monday, "18:00"` has two, and the quotes around
 * one are no part of it. Nothing where it is not clear what a quotation mark encloses.
 */

function itemsIn(text: string): readonly string[] | undefined {
  const items: string[] = [];
  const separator = separatorOf(text);
  // The commas of a sentence part no items.
  if (separator === "," && /,\s*(?:and|or|but|und|oder|aber|et|ou|mais|y|pero)\s|[.!?](?:\s|$)/.test(text))
    return undefined;
  const item = new RegExp(`\\s*(?:"([^"]*)"|'([^']*)'|[“„]([^“”„"]*)[“”])\\s*(?=${separator}|$)|[^${separator}]+`, "g");
  for (const [whole, double, single, curly] of text.matchAll(item)) {
    const quoted = double ?? single ?? curly;
    const words = quoted ?? whole.trim();
    if (quoted === undefined && /^["'“„”]|["“„”]$/.test(words)) return undefined;
    if (words !== "") items.push(quoted === undefined ? wordsOf(words) : inQuotes(words));
  }
  return items;
}
