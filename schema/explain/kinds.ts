import { dataAt, fieldAt, typesOf, type Field } from "../language.ts";
import { isMap, type Data, type Fix, type Path, type Problem } from "../problem.ts";
import { isEmpty } from "../reading/source.ts";
import type { MapNode, Scalar, TreeNode } from "../reading/tree.ts";
import { gluedKeys, listMarkers, oddBraces } from "../yaml-traps/kinds.ts";
import { hashAfterKey } from "../yaml-traps/hash.ts";
import type { Context } from "./context.ts";
import { isOneLine, linesOf, replace, shiftLines } from "./fixes.ts";
import { inQuotes, keyOf, quote, subject } from "./words.ts";
import { explainWritten } from "./written.ts";

/** A value of the wrong kind: text where a list is wanted, a number where text is wanted, nothing at all. */
export function explainKind(context: Context, path: Path): Problem | undefined {
  const { value, source } = context;
  const data = dataAt(value, path);
  const field = fieldAt(value, path);
  const node = source.node(path);
  if (!field || !node || data === undefined) return undefined;
  if (data === null) return explainEmpty(context, path, node);
  const wanted = typesOf(field);
  if (wanted.includes("array")) return isMap(data) ? keysInsteadOfList(context, path, node) : textInsteadOfList(context, path, node, field);
  if (wanted.includes("object")) return Array.isArray(data) ? listInsteadOfKeys(context, path, node) : textInsteadOfKeys(context, path, node, field);
  if (wanted.includes("boolean") && !wanted.includes("string")) return explainBoolean(context, path, data, node);
  if (wanted.includes("number")) return explainNumber(context, path, data, node);
  if (field.part === "color" && node.kind === "scalar") return explainWritten(context, path, field, node.raw);
  return explainText(context, path, data, node);
}

/** Nothing where something is wanted. The reason may be a `#` without quotes. */
export function explainEmpty(context: Context, path: Path, node: TreeNode): Problem {
  const { source, value } = context;
  const hash = hashAfterKey(source, path, value);
  if (hash) return hash;
  const range = source.locate(path, isEmpty(node) ? "key" : "value");
  const isRequired = fieldAt(value, path.slice(0, -1))?.required?.includes(keyOf(path)) ?? false;
  if (typeof path.at(-1) === "number") {
    const [line] = linesOf(source, node);
    const start = source.positions.startOf(line);
    const deletesLine = /^\s*-\s*$/.test(source.positions.lineText(line));
    return {
      code: "shape/empty-item", severity: "error", message: `${subject(path)} is empty.`, label: "nothing here",
      help: "Write something after the dash, or delete the line.", range: deletesLine ? source.rangeAt(start + columnOfDash(source.positions.lineText(line)), source.positions.endOf(line)) : range, at: path,
      ...(deletesLine && { fixes: replace("Delete the line", "safe", { start, end: source.positions.startOf(line + 1) }, "") }),
    };
  }
  const isWord = node.kind === "scalar" && node.raw !== "";
  return {
    code: "shape/empty-value", severity: "error", range, at: path,
    message: isWord ? `“${keyOf(path)}” is empty: ${quote(node.raw)} stands for nothing in this file format.` : `“${keyOf(path)}” is empty.`,
    label: "nothing here",
    help: isWord ? `For the word itself, write it in quotes: "${node.raw}".` : isRequired ? "Write a value after the colon. It has to be there." : "Write a value after the colon, or delete the line.",
  };
}

const columnOfDash = (line: string): number => Math.max(0, line.indexOf("-"));

function keysInsteadOfList({ source }: Context, path: Path, node: TreeNode): Problem {
  const key = keyOf(path);
  const marker = node.kind === "map" ? listMarkers(source, path, node) : undefined;
  if (marker) return marker;
  const common = { code: "shape/keys-instead-of-list", severity: "error", message: `“${key}” is a list: each of its items begins with a dash.`, label: "no dash", range: firstLine(source, node), at: path } as const;
  if (node.kind !== "map" || node.flow) {
    const text = source.text.slice(node.start, node.end);
    return { ...common, help: "Put square brackets around it, or write the item below, after a dash.", fixes: replace("Put brackets around it", "review", node, `[${text}]`) };
  }
  const [first, last] = linesOf(source, node);
  const edits = [{ start: node.start, end: node.start, text: "- " }, ...shiftLines(source, first + 1, last, 2)];
  return { ...common, help: "Put a dash and a space before the first key, and indent the lines below it as far.", fixes: [{ title: "Make it the first item of a list", safety: "review", edits }] };
}

function textInsteadOfList({ source }: Context, path: Path, node: TreeNode, field: Field): Problem {
  const key = keyOf(path);
  const marker = node.kind === "scalar" ? listMarkers(source, path, node) : undefined;
  if (marker) return marker;
  const wantsText = typesOf(field.items ?? {}).includes("string");
  const text = node.kind === "scalar" ? String(node.value) : "";
  const items = text.split(/\s*,\s*/).filter((item) => item !== "");
  const isPlain = node.kind === "scalar" && wantsText && isOneLine(source, node);
  const list = `[${items.map((item) => (/^[\w ./+-]+$/.test(item) ? item : inQuotes(item))).join(", ")}]`;
  return {
    code: "shape/text-instead-of-list", severity: "error", message: `“${key}” is a list, even if it has one item.`, label: "not a list", range: firstLine(source, node), at: path,
    help: isPlain ? `Put it in square brackets:\n${key}: ${list}` : "Write each item on a line of its own, after a dash and a space.",
    ...(isPlain && { fixes: replace("Put it in square brackets", "review", node, list) }),
  };
}

function listInsteadOfKeys({ source }: Context, path: Path, node: TreeNode): Problem {
  const only = node.kind === "list" && node.items.length === 1 ? node.items[0] : undefined;
  const fixes = only && node.kind === "list" && !node.flow && only.kind === "map" ? unlist(node.start, only) : undefined;
  return {
    code: "shape/list-instead-of-keys", severity: "error", message: `${subject(path)} is one thing, not a list.`, label: "a list", range: firstLine(source, node), at: path,
    help: "Write its keys without the dash.", ...(fixes && { fixes }),
  };
}

const unlist = (dash: number, item: MapNode): readonly Fix[] => [
  { title: "Remove the dash", safety: "review", edits: [{ start: dash, end: item.start, text: " ".repeat(item.start - dash) }] },
];

function textInsteadOfKeys({ source }: Context, path: Path, node: TreeNode, field: Field): Problem {
  const glued = node.kind === "scalar" ? gluedKeys(source, path, node, field) : undefined;
  if (glued) return glued;
  const required = field.required ?? [];
  const key = required.length === 1 && required[0] !== undefined ? required[0] : undefined;
  const isPlain = key !== undefined && node.kind === "scalar" && isOneLine(source, node);
  const wanted = required.length > 0 ? required : Object.keys(field.properties ?? {}).slice(0, 4);
  const text = isPlain ? `{ ${key}: ${/[,{}[\]]/.test(node.raw) && node.style === "plain" ? inQuotes(node.raw) : node.raw} }` : "";
  return {
    code: "shape/text-instead-of-keys", severity: "error", message: `${subject(path)} needs keys, such as ${wanted.slice(0, 2).map((name) => `“${name}”`).join(" and ")}.`,
    label: "keys are wanted", range: firstLine(source, node), at: path,
    help: isPlain ? `Write it with its key:\n${text}` : `Write one key to a line below it, indented:\n${wanted.map((name) => `${name}: …`).join("\n")}`,
    ...(isPlain && { fixes: replace(`Write it as “${key}”`, "review", node, text) }),
  };
}

function explainBoolean({ source }: Context, path: Path, data: Data, node: TreeNode): Problem {
  const word = String(data).toLowerCase().trim();
  const meant = ["yes", "y", "on", "true", "1"].includes(word) ? "true" : ["no", "n", "off", "false", "0"].includes(word) ? "false" : undefined;
  const common = { severity: "error", range: firstLine(source, node), at: path } as const;
  if (meant === undefined) return { ...common, code: "value/not-allowed", message: `${subject(path)} is either true or false.`, label: "neither", help: "Write true or false, without quotes." };
  return { ...common, code: "value/boolean-word", message: `${quote(String(data))} is a word here; ${subject(path)} wants ${meant}.`, label: `write ${meant}`, help: `Write ${meant}, without quotes.`, fixes: replace(`Write ${meant}`, "safe", node, meant) };
}

/** Text where a number is wanted: `"14"`, `1,499`, `₹2,999`, `14 days`. */
export function explainNumber({ source, value }: Context, path: Path, data: Data, node: TreeNode): Problem {
  const common = { code: "value/number-as-text", severity: "error", range: firstLine(source, node), at: path } as const;
  const digits = typeof data === "string" ? /-?\d[\d,\u00a0\u202f _]*(?:\.\d+)?/.exec(data)?.[0].replace(/[^\d.-]/g, "") : undefined;
  const hint = fieldAt(value, path)?.patternErrorMessage ?? "Write digits only.";
  if (digits === undefined || node.kind !== "scalar") return { ...common, message: `${subject(path)} wants a number.`, label: "not a number", help: hint };
  const isQuoted = node.style !== "plain" && digits === String(data).trim();
  return {
    ...common, message: isQuoted ? `The quotes make “${digits}” a text; ${subject(path)} wants a number.` : `${quote(String(data))} is text; ${subject(path)} wants a number.`,
    label: isQuoted ? "a text" : "not only digits", help: isQuoted ? `Write it without the quotes: ${digits}` : `${hint}\n${keyOf(path)}: ${digits}`, fixes: replace(`Write ${digits}`, "review", node, digits),
  };
}

function explainText(context: Context, path: Path, data: Data, node: TreeNode): Problem {
  const { source } = context;
  const cause = node.kind === "scalar" ? undefined : oddBraces(source, path, node);
  if (cause) return cause;
  const common = { severity: "error", range: firstLine(source, node), at: path } as const;
  if (node.kind === "scalar") return needsQuotes(context, path, node);
  const isList = Array.isArray(data);
  return {
    ...common, code: isList ? "shape/list-instead-of-text" : "shape/keys-instead-of-text", message: `${subject(path)} is a text, not ${isList ? "a list" : "a set of keys"}.`,
    label: isList ? "a list" : "keys", help: "Write the words after the colon, on the same line.",
  };
}

/** A number or true/false where text is wanted; says what gets lost. */
export function needsQuotes({ source }: Pick<Context, "source">, path: Path, node: Scalar): Problem {
  const becomes = typeof node.value === "number" && String(node.value) !== node.raw ? `the number ${node.value}` : typeof node.value === "number" ? "a number" : `${String(node.value)}, not a word`;
  const text = `"${node.raw}"`;
  return {
    code: "value/needs-quotes", severity: "error", message: `${quote(node.raw)} is read as ${becomes}; text needs quotes here.`, label: "needs quotes", range: source.locate(path), at: path,
    help: `Put it in quotes: ${text}`, fixes: replace("Put it in quotes", "safe", node, text),
  };
}

/** The node, or its first line where it has many. */
function firstLine(source: Context["source"], node: TreeNode): Problem["range"] {
  const [line] = linesOf(source, node);
  return source.rangeAt(node.start, Math.max(node.start, Math.min(node.end, source.positions.endOf(line))));
}

