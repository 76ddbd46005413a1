import { fieldAt, typesOf } from "../../../language/descriptor.ts";
import { standsForNothing } from "../../../reader/mistakes/words-for-nothing.ts";
import { quote } from "../../../language/words.ts";
import type { Edit, Path, Problem } from "../../../problem.ts";
import type { TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { keyOf } from "../words.ts";

/** Parts whose values are words, so that “no” and “false” may be meant. */
const words = new Set(["label", "text", "markdown", "nav", "template"]);

/** `image: none`, `badge: ~`: a word for “nothing” where a key may be left out. */
export function explainLeftOut({ source, value }: Context, path: Path, node: TreeNode): Problem | undefined {
  const key = path.at(-1);
  const holder = fieldAt(value, path.slice(0, -1));
  const field = fieldAt(value, path);
  if (typeof key !== "string" || node.kind !== "scalar" || node.style !== "plain" || node.raw === "") return undefined;
  if (!holder?.properties?.[key] || holder.required?.includes(key) || !field) return undefined;
  const isNull = node.value === null;
  const types = typesOf(field);
  const isOfWords = words.has(field.part ?? "");
  const isNamed = types.includes("array") || types.includes("object") || (field.part !== undefined && !isOfWords);
  if (!isNull && (!isNamed || types.includes("boolean") || types.includes("number") || !standsForNothing(node.raw)))
    return undefined;
  const edit = withoutPair({ source, value }, path);
  const written = `${keyOf(path)}: ${node.raw}`;
  return {
    code: "shape/empty-value",
    severity: "error",
    message: `“${keyOf(path)}” is empty: ${quote(node.raw)} stands for nothing ${isNull ? "in this file format" : "here"}.`,
    label: "nothing here",
    help: `It may be left out: delete “${written}”.${isOfWords ? ` For the word itself, put ${quote(node.raw)} in quotes.` : ""}`,
    range: source.locate(path),
    at: path,
    fixes: edit ? [{ title: `Delete “${written}”`, safety: "review", edits: [edit] }] : [],
  };
}

/** The edit that deletes a key with its value, where nothing else stands between it and its neighbor. */
function withoutPair({ source }: Context, path: Path): Edit | undefined {
  const holder = source.node(path.slice(0, -1));
  const pair = source.pair(path);
  if (holder?.kind !== "map" || !pair || holder.pairs.length < 2) return undefined;
  const { positions, text } = source;
  const index = holder.pairs.indexOf(pair);
  const [before, next] = [holder.pairs[index - 1], holder.pairs[index + 1]];
  const [start, end] = [pair.key.start, pair.value.end];
  if (!holder.flow) {
    const line = positions.lineOf(start);
    if (
      positions
        .lineText(line)
        .slice(0, start - positions.startOf(line))
        .trim() === ""
    )
      return { start: positions.startOf(line), end: positions.startOf(positions.lineOf(end) + 1), text: "" };
    return next && text.slice(end, next.key.start).trim() === "" ? { start, end: next.key.start, text: "" } : undefined;
  }
  if (next)
    return text.slice(end, next.key.start).trim() === "," ? { start, end: next.key.start, text: "" } : undefined;
  return before && text.slice(before.value.end, start).trim() === ","
    ? { start: before.value.end, end, text: "" }
    : undefined;
}
