import { entryNameKeys, isEntryName } from "../../../language/names.ts";
import type { Field } from "../../../language/field.ts";
import type { Fix, Path, Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { ListNode, MapNode, TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { firstLine, replace } from "../fixes.ts";
import { keyOf, slug, subject } from "../words.ts";

/** A list where one set of keys is wanted. */
export function listInsteadOfKeys({ source }: Context, path: Path, node: TreeNode, field: Field): Problem {
  if (field.names !== undefined) return listInsteadOfNames(source, path, node);
  const keys = node.kind === "list" ? keysInList(source, node) : undefined;
  const only = node.kind === "list" && node.items.length === 1 ? node.items[0] : undefined;
  const fixes =
    only && node.kind === "list" && !node.flow && only.kind === "map" ? unlist(node.start, only) : undefined;
  const common = {
    code: "shape/list-instead-of-keys",
    severity: "error",
    range: firstLine(source, node),
    at: path,
  } as const;
  if (keys !== undefined)
    return {
      ...common,
      message: `${subject(path)} is one set of keys, which stands in braces.`,
      label: "other brackets",
      help: `Write it so:\n${typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`} ${keys}`,
      fixes: replace("Write braces", "review", node, keys),
    };
  return {
    ...common,
    message: `${subject(path)} is one thing, not a list.`,
    label: "a list",
    help: "Write its keys without the dash.",
    ...(fixes && { fixes }),
  };
}

/** Items where each has a name of its own: what others call it by stands before its keys. */
function listInsteadOfNames(source: TreeSource, path: Path, node: TreeNode): Problem {
  const [item] = node.kind === "list" ? node.items : [];
  const first = item?.kind === "map" ? item.pairs.find(({ value }) => value.kind === "scalar") : undefined;
  const title = first?.value.kind === "scalar" ? first.value.raw : "";
  const named = node.kind === "list" && !node.flow ? namedItems(source, node) : undefined;
  return {
    code: "shape/list-instead-of-keys",
    severity: "error",
    message: `What stands under “${keyOf(path)}” has names, not dashes: links and texts call it by them.`.slice(0, 90),
    label: "a list",
    range: firstLine(source, node),
    at: path,
    help: `Write a name in place of each dash, and its keys below:\n${keyOf(path)}:\n  ${slug(title) || "first"}:\n    ${first ? `${first.name}: ${title}` : "…"}`,
    ...named,
  };
}

/** `- id: bread` and its keys below, for each item: the name takes the place of dash and key. Nothing where one has no name. */
function namedItems(source: TreeSource, { items }: ListNode): Pick<Problem, "help" | "fixes"> | undefined {
  const names = items.flatMap((item) => {
    const [first, ...others] = item.kind === "map" && !item.flow ? item.pairs : [];
    const name = first?.value.kind === "scalar" && entryNameKeys.includes(first.name) ? first.value : undefined;
    const line = name && source.positions.startOf(source.positions.lineOf(name.start));
    const dash = line === undefined ? -1 : source.text.indexOf("-", line);
    return name && first && dash < first.key.start && others.length > 0 && isEntryName(name.raw)
      ? [{ start: dash, end: name.end, text: `${name.raw}:`, noWords: `${first.name}: ` }]
      : [];
  });
  const isWhole = names.length === items.length && new Set(names.map(({ text }) => text)).size === names.length;
  if (!isWhole) return undefined;
  return {
    help: `Write the name in place of each dash:\n${names
      .slice(0, 3)
      .map(({ text }) => text)
      .join("\n")}`,
    fixes: [{ title: "Write the names", safety: "review", edits: names }],
  };
}

const unlist = (dash: number, item: MapNode): readonly Fix[] => [
  {
    title: "Remove the dash",
    safety: "review",
    edits: [{ start: dash, end: item.start, text: " ".repeat(item.start - dash) }],
  },
];

/** `[label: Start, href: /]`: the keys between the square brackets, in braces; `[{ label: Start }]`: the only set of keys. */
function keysInList(source: TreeSource, { start, end, items, flow }: ListNode): string | undefined {
  const isBraced = ({ start: at }: TreeNode): boolean => source.text[at] === "{";
  const [only, second] = items;
  if (!flow || !only || !items.every((item) => item.kind === "map")) return undefined;
  if (isBraced(only)) return second ? undefined : source.text.slice(only.start, only.end);
  return items.some(isBraced) ? undefined : `{ ${source.text.slice(start + 1, end - 1).trim()} }`;
}
