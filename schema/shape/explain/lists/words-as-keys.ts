import type { Field } from "../../../language/field.ts";
import { synonymsOf } from "../../../language/names.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Scalar, TreeNode } from "../../../reader/tree.ts";
import { gluedKeys } from "../../yaml-traps/kinds.ts";
import type { Context } from "../context.ts";
import { firstLine, isOneLine, replace } from "../fixes.ts";
import { neededKeys } from "../sample.ts";
import { subject } from "../words.ts";

/** What a text without keys looks like, with the parts that take it. */
const kinds: readonly { readonly looks: RegExp; readonly parts: readonly string[] }[] = [
  { looks: /^(?:\/|https?:|mailto:|tel:|www\.)\S*$/i, parts: ["link", "path"] },
  { looks: /^\S+\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i, parts: ["file"] },
  { looks: /^#?[0-9a-f]{6}$/i, parts: ["color"] },
];
const wordParts = ["label", "text", "markdown"];

/** `[See the prices](/prices)` */
const markdownLink = /^!?\[([^\]]+)\]\(([^()\s]+)\)$/;

const written = (text: string): string => (/^[\p{L}\p{N}/][\p{L}\p{N} ./?'’-]*$/u.test(text) ? text : inQuotes(text));

/** The keys that words without one fill: the words of a link and its target, a question and the answer below it, or the one key that takes them. */
export function filledKeys(node: TreeNode, field: Field): ReadonlyMap<string, string> {
  const filled = new Map<string, string>();
  const keys = neededKeys(field);
  if (node.kind === "map")
    for (const { name, value } of node.pairs) {
      const key = keys.find((one) => one === name || synonymsOf(name).includes(one));
      if (key !== undefined && value.kind === "scalar") filled.set(key, value.raw);
    }
  if (node.kind !== "scalar") return filled;
  const keyFor = (parts: readonly string[]): string | undefined =>
    keys.find((key) => !filled.has(key) && parts.includes(field.properties?.[key]?.part ?? ""));
  const fill = (text: string, parts: readonly string[]): void => {
    const key = keyFor(parts);
    if (key !== undefined) filled.set(key, written(text));
  };
  const ofChoices = keys.find((key) => field.properties?.[key]?.enum?.includes(textOf(node)));
  if (ofChoices !== undefined) return filled.set(ofChoices, textOf(node));
  const [, words, target] = markdownLink.exec(textOf(node)) ?? [];
  if (words !== undefined && target !== undefined) {
    fill(words, wordParts);
    fill(target, ["link", "file"]);
    return filled;
  }
  // Two lines for two texts: a question, and its answer below it.
  const lines = node.raw.split(/\s*\n\s*/);
  const isForTwo = keys.length === 2 && keys.every((key) => wordParts.includes(field.properties?.[key]?.part ?? ""));
  for (const line of lines.length === 2 && isForTwo ? lines : [textOf(node)])
    fill(line, kinds.find(({ looks }) => looks.test(line))?.parts ?? wordParts);
  return filled;
}

const textOf = ({ value, raw }: Scalar): string => (typeof value === "string" ? value : raw);

/** A text where keys are wanted. */
export function textInsteadOfKeys({ source }: Context, path: Path, node: TreeNode, field: Field): Problem {
  const glued = node.kind === "scalar" ? gluedKeys(source, path, node, field) : undefined;
  if (glued) return glued;
  const isItem = typeof path.at(-1) === "number";
  const keys = neededKeys(field);
  if (keys.length === 0)
    return {
      code: "shape/text-instead-of-keys",
      severity: "error",
      message: `${subject(path)} needs names with keys below them, not a text.`,
      label: "names are wanted",
      range: firstLine(source, node),
      at: path,
      help: `Write a name below it, and the keys of its entry below that:\n${String(path.at(-1))}:\n  first:\n    title: …\nIf this is a key of an entry, the name above it is missing.`,
    };
  const filled = filledKeys(node, field);
  const isWhole = filled.size > 0 && keys.every((key) => filled.has(key));
  const flow = `{ ${keys.map((key) => `${key}: ${filled.get(key) ?? "…"}`).join(", ")}${field.part === "image" ? ", alt: What it shows" : ""} }`;
  const lines = keys.map(
    (key, index) => `${isItem ? (index === 0 ? "- " : "  ") : ""}${key}: ${filled.get(key) ?? "…"}`,
  );
  return {
    code: "shape/text-instead-of-keys",
    severity: "error",
    message: `${subject(path)} needs ${keys.length === 1 ? "the key" : "keys, such as"} ${keys
      .slice(0, 2)
      .map((name) => `“${name}”`)
      .join(" and ")}.`,
    label: "keys are wanted",
    range: firstLine(source, node),
    at: path,
    help:
      keys.length === 1 && filled.size === 1
        ? `Write it with its key:\n${isItem ? "- " : ""}${flow}`
        : `Write one key to a line:\n${lines.join("\n")}`,
    ...(isWhole && {
      fixes: replace(
        `Write it as ${keys.map((key) => `“${key}”`).join(" and ")}`,
        "review",
        node,
        isOneLine(source, node)
          ? `{ ${keys.map((key) => `${key}: ${filled.get(key) ?? ""}`).join(", ")} }`
          : keys.map((key) => `${key}: ${filled.get(key) ?? ""}`).join(newLine(source, node)),
      ),
    }),
  };
}

/** A line end, and what brings the next key below the one at which a node begins. */
const newLine = ({ positions }: Context["source"], { start }: TreeNode): string =>
  `\n${" ".repeat(positions.position(start).column - 1)}`;
