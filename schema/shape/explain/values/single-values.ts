import { keyBeforeText } from "./key-before-text.ts";
import { keysForText } from "./keys-for-text.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import type { Data, Path, Problem } from "../../../problem.ts";
import type { Scalar, TreeNode } from "../../../reader/tree.ts";
import { missingBar } from "../../../reader/mistakes/missing-bar.ts";
import { lineBelowValue } from "../../yaml-traps/line-below-value.ts";
import { oddBraces } from "../../yaml-traps/kinds.ts";
import type { Context } from "../context.ts";
import { firstLine, replace } from "../fixes.ts";
import { quote } from "../../../language/words.ts";
import { keyOf, subject } from "../words.ts";
import { meantBoolean } from "./meant-words.ts";

/** Anything but true or false where only they are possible. */
export function explainBoolean({ source }: Context, path: Path, data: Data, node: TreeNode): Problem {
  const below = lineBelowValue(source, path, node);
  if (below) return below;
  // A map has no words of its own.
  const meant = typeof data === "object" ? undefined : meantBoolean(String(data));
  const common = { severity: "error", range: firstLine(source, node), at: path } as const;
  if (meant === undefined)
    return {
      ...common,
      code: "value/not-allowed",
      message: `${subject(path)} is either true or false.`,
      label: "neither",
      help: "Write true or false, without quotes.",
    };
  return {
    ...common,
    code: "value/boolean-word",
    message:
      String(data) === meant
        ? `The quotes make “${meant}” a word; ${subject(path)} wants ${meant} itself.`
        : `${quote(String(data))} is a word here; ${subject(path)} wants ${meant}.`,
    label: `write ${meant}`,
    help: `Write ${meant}, without quotes.`,
    fixes: replace(`Write ${meant}`, "safe", node, meant),
  };
}

/** A number with a fraction where only whole ones are possible. */
export const explainFraction = ({ source }: Context, path: Path, data: number, node: TreeNode): Problem => ({
  code: "value/not-whole",
  severity: "error",
  message: `${subject(path)} is ${data}; a whole number is needed.`,
  label: "not whole",
  help: `Write ${Math.floor(data)} or ${Math.ceil(data)}.`,
  range: firstLine(source, node),
  at: path,
});

/** Parts that name something: none of them begins with a bracket. */
const names: ReadonlySet<string | undefined> = new Set([
  "badge",
  "icon",
  "link",
  "anchor",
  "path",
  "file",
  "font",
  "collection",
  "shared",
  "menu-variant",
]);

/** `badge: [new]`, `badge: [new, vegan]`: a list where one name is wanted. */
function namesInList({ source, value }: Context, path: Path, node: TreeNode): Problem | undefined {
  const { part, format } = fieldAt(value, path) ?? {};
  if (node.kind !== "list" || !node.flow || !(names.has(part) || format === "language")) return undefined;
  const items = node.items.flatMap((item) => (item.kind === "scalar" ? [item.raw] : []));
  const [first, ...others] = items;
  if (first === undefined || items.length < node.items.length) return undefined;
  return {
    code: "shape/list-instead-of-text",
    severity: "error",
    message: `${subject(path)} is one thing, not a list.`,
    label: "a list",
    help: `${others.length === 0 ? "Write it without the brackets" : "Write one of them, without the brackets"}:\n${keyOf(path)}: ${first}`,
    range: firstLine(source, node),
    at: path,
    // Which one of several is meant is the author's to say.
    fixes: others.length === 0 ? replace("Remove the brackets", "review", node, first) : [],
  };
}

/** `- - Rye`: one dash too many. */
function twoDashes(path: Path, node: TreeNode): Omit<Problem, "range"> | undefined {
  const item = node.kind === "list" && !node.flow && node.items.length === 1 ? node.items[0] : undefined;
  if (item?.kind !== "scalar" || typeof path.at(-1) !== "number") return undefined;
  return {
    code: "shape/list-instead-of-text",
    severity: "error",
    message: "Two dashes begin this item: one is enough.",
    label: "a dash too many",
    help: `Write it with one dash:\n- ${item.raw.split("\n", 1)[0] ?? ""}`,
    fixes: replace("Delete the second dash", "safe", { start: node.start, end: item.start }, ""),
  };
}

/** Anything but a text where a text is wanted. */
export function explainText(context: Context, path: Path, data: Data, node: TreeNode): Problem {
  const { source } = context;
  const list = namesInList(context, path, node);
  if (list) return list;
  const dashes = twoDashes(path, node);
  if (dashes) return { ...dashes, range: firstLine(source, node), at: path };
  const alone = keyBeforeText(context, path, node) ?? keysForText(context, path, node);
  if (alone) return alone;
  const cause = node.kind === "scalar" ? undefined : oddBraces(source, path, node);
  if (cause) return cause;
  const field = fieldAt(context.value, path);
  if (node.kind === "scalar" && typeof node.value === "boolean" && (field?.format === "uri" || field?.part === "link"))
    return {
      code: "value/not-allowed",
      severity: "error",
      message: `${subject(path)} wants an address, not ${node.raw}.`,
      label: "no address",
      help: `Write a whole address, or delete the line.${field.description === undefined ? "" : `\n${field.description}`}`,
      range: firstLine(source, node),
      at: path,
    };
  const common = { severity: "error", range: firstLine(source, node), at: path } as const;
  if (node.kind === "scalar") return needsQuotes(context, path, node);
  const isList = Array.isArray(data);
  const bar = isList ? undefined : withoutBar(context, path);
  if (bar) return bar;
  return {
    ...common,
    code: isList ? "shape/list-instead-of-text" : "shape/keys-instead-of-text",
    message: `${subject(path)} is a text, not ${isList ? "a list" : "a set of keys"}.`,
    label: isList ? "a list" : "keys",
    help: "Write the words after the colon, on the same line.",
  };
}

/** A long text below its key, where the colon needs a bar. */
export function withoutBar({ source, value }: Context, path: Path): Problem | undefined {
  const pair = source.pair(path);
  const key = String(path.at(-1));
  if (!pair || fieldAt(value, path)?.part !== "markdown") return undefined;
  const { positions } = source;
  const line = positions.lineOf(pair.key.start);
  const isBare = positions.lineOf(pair.value.start) > line && /:\s*$/.test(positions.lineText(line));
  if (!isBare || (pair.value.kind !== "scalar" && pair.value.kind !== "broken" && pair.value.flow)) return undefined;
  const { code, message, label, help, title, safety } = missingBar(key);
  const end = positions.startOf(line) + positions.lineText(line).trimEnd().length;
  const range = source.locate(path, "key");
  const fixes = [{ title, safety, edits: [{ start: end, end, text: " |" }] }];
  return { code, severity: "error", message, label, help, range, at: path, fixes };
}

/** What a file format makes of a word. */
function wordsFor({ value, raw }: Scalar): string {
  if (typeof value !== "number") return `${String(value)}, not a word`;
  if (!Number.isFinite(value)) return "an unusable number";
  return String(value) === raw ? "a number" : `the number ${value}`;
}

/** A number or true/false where text is wanted; says what gets lost. */
export function needsQuotes({ source }: Pick<Context, "source">, path: Path, node: Scalar): Problem {
  if (path.at(-2) === "cells" && typeof node.value === "boolean")
    return {
      code: "value/boolean-word",
      severity: "error",
      message: "A cell of a comparison says yes or no, not true or false.",
      label: "yes or no",
      range: source.locate(path),
      at: path,
      help: "Write yes or no: they show as a check and a dash.",
      fixes: replace("Write yes or no", "review", node, node.value ? "yes" : "no"),
    };
  const becomes = wordsFor(node);
  const text = `"${node.raw}"`;
  return {
    code: "value/needs-quotes",
    severity: "error",
    message: `${quote(node.raw)} is read as ${becomes}; text needs quotes here.`,
    label: "needs quotes",
    range: source.locate(path),
    at: path,
    help: `Put it in quotes: ${text}`,
    fixes: replace("Put it in quotes", "safe", node, text),
  };
}
