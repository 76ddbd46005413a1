import { kindsOfKey } from "../../language/descriptor.ts";
import type { Edit, Path, Problem } from "../../problem.ts";
import { missingColon } from "../../reader/mistakes/missing-colon.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { TreeNode } from "../../reader/tree.ts";

/** A value that is complete in its line. */
const whole = /^(?:true|false|[-+]?\d[\d.,]*|\d{4}-\d{2}-\d{2})$/;

/** Nobody writes more keys without their colons below each other. */
const maxLines = 20;

/** `price: 4.2` and `badge popular` further to the right below it: a key without its colon became part of the number above it. */
export function lineBelowValue(source: TreeSource, path: Path, node: TreeNode): Problem | undefined {
  if (node.kind !== "scalar" || node.style !== "plain" || !source.text.startsWith(node.raw, node.start))
    return undefined;
  const [first = "", ...below] = node.raw.split("\n");
  const key = source.pair(path)?.key;
  if (!key || below.length === 0 || below.length > maxLines || !whole.test(first.trim())) return undefined;
  const begin = source.positions.startOf(source.positions.lineOf(key.start));
  const indent = " ".repeat(key.start - begin);
  if (!/^[ -]*$/.test(source.text.slice(begin, key.start))) return undefined;
  const edits: Edit[] = [];
  let named: { readonly name: string; readonly start: number } | undefined;
  let start = node.start + first.length + 1;
  for (const line of below) {
    const [, lead = "", name = "", value = ""] = /^(\s*)([A-Za-z][\w-]*) +(\S.*)$/.exec(line) ?? [];
    // Other words may go on with a fact.
    const isFact = path[0] === "constants" && (/[a-z][A-Z]/.test(name) || source.text.includes(`{${name}`));
    if (line.trim() !== "" && (value === "" || !(isFact || kindsOfKey(name)))) return undefined;
    if (name !== "") {
      named ??= { name, start: start + lead.length };
      edits.push(
        { start, end: start + lead.length, text: indent },
        { start: start + lead.length + name.length, end: start + lead.length + name.length, text: ":" },
      );
    }
    start += line.length + 1;
  }
  if (!named) return undefined;
  const { name, start: at } = named;
  const { code, message, label, title, safety } = missingColon(name, at);
  return {
    code,
    severity: "error",
    message,
    label,
    help: `Write it below the key above, with a colon:\n${source.text.slice(at, source.positions.endOf(source.positions.lineOf(at))).replace(name, `${name}:`)}`,
    range: source.rangeAt(at, at + name.length),
    at: path,
    fixes: [{ title, safety, edits }],
  };
}
