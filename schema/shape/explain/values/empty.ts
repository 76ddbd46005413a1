import { fieldAt } from "../../../language/descriptor.ts";
import type { Path, Problem } from "../../../problem.ts";
import { isEmpty } from "../../../reader/source.ts";
import type { TreeNode } from "../../../reader/tree.ts";
import { hashAfterKey } from "../../yaml-traps/hash.ts";
import type { Context } from "../context.ts";
import { linesOf, replace } from "../fixes.ts";
import { quote } from "../../../language/words.ts";
import { keyOf, subject } from "../words.ts";

/** Nothing where something is wanted. The reason may be a `#` without quotes. */
export function explainEmpty(context: Context, path: Path, node: TreeNode): Problem {
  const { source, value } = context;
  const hash = hashAfterKey(source, path, value);
  if (hash) return hash;
  const range = source.locate(path, isEmpty(node) ? "key" : "value");
  const isRequired = fieldAt(value, path.slice(0, -1))?.required?.includes(keyOf(path)) ?? false;
  const meaning = fieldAt(value, path)?.description;
  if (typeof path.at(-1) === "number") {
    const [line] = linesOf(source, node);
    const start = source.positions.startOf(line);
    const deletesLine = /^\s*-\s*$/.test(source.positions.lineText(line));
    return {
      code: "shape/empty-item",
      severity: "error",
      message: `${subject(path)} is empty.`,
      label: "nothing here",
      help: "Write something after the dash, or delete the line.",
      range: deletesLine
        ? source.rangeAt(start + columnOfDash(source.positions.lineText(line)), source.positions.endOf(line))
        : range,
      at: path,
      ...(deletesLine && {
        fixes: replace("Delete the line", "safe", { start, end: source.positions.startOf(line + 1) }, ""),
      }),
    };
  }
  const note = isRequired ? wordsBehindHash(context, path) : undefined;
  if (note)
    return {
      code: "yaml/hash-is-comment",
      severity: "error",
      message: `${subject(path)} is empty, because # starts a comment in this file format.`,
      label: "everything from here is ignored",
      help: `Write it without the #:\n${keyOf(path)}: ${note.words}`,
      range: source.rangeAt(note.start, note.start + 2 + note.words.length),
      at: path,
      fixes: replace("Remove the #", "review", { start: note.start, end: note.start + 2 }, ""),
    };
  const isWord = node.kind === "scalar" && node.raw !== "";
  return {
    code: "shape/empty-value",
    severity: "error",
    range,
    at: path,
    // What would stand below it is missing everywhere else.
    ...(path[0] === "constants" && { explains: [path] }),
    message: isWord
      ? `“${keyOf(path)}” is empty: ${quote(node.raw)} stands for nothing in this file format.`
      : `“${keyOf(path)}” is empty.`,
    label: "nothing here",
    help: isWord
      ? `For the word itself, write it in quotes: "${node.raw}".`
      : isRequired
        ? `Write a value after the colon; it is needed here.${meaning === undefined ? "" : `\n${meaning}`}`
        : "Write a value after the colon, or delete the line.",
  };
}

/** `title: # Our bread`: words where a text is wanted, which the number sign made a comment. */
function wordsBehindHash(
  { source, value }: Context,
  path: Path,
): { readonly start: number; readonly words: string } | undefined {
  const end = source.pair(path)?.key.end;
  const isText = ["label", "text", "nav"].includes(fieldAt(value, path)?.part ?? "");
  if (end === undefined || !isText) return undefined;
  const rest = source.text.slice(end, source.positions.endOf(source.positions.lineOf(end)));
  const [, lead = "", words] = /^(\s*:\s*)# (\p{L}[^#]*?)\s*$/u.exec(rest) ?? [];
  return words === undefined ? undefined : { start: end + lead.length, words };
}

const columnOfDash = (line: string): number => Math.max(0, line.indexOf("-"));
