import type { Field } from "../../language/field.ts";
import type { Edit, Path, Problem } from "../../problem.ts";
import { inQuotes, quote } from "../../language/words.ts";
import { keyOf, subject } from "../explain/words.ts";
import { isOneLine, replace } from "../explain/fixes.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { MapNode, Scalar, TreeNode } from "../../reader/tree.ts";

/** Characters that people write at the start of an item. */
const marker = /^(?:[–—•·▪◦*+]\s*|\d+[.)]\s+|--+\s+|-(?!\s))/;

interface Line {
  readonly start: number;
  readonly text: string;
}

/** The lines of a value, without their indentation. */
function linesIn(source: TreeSource, node: TreeNode): Line[] {
  const lines: Line[] = [];
  for (const found of source.text.slice(node.start, node.end).matchAll(/[^\s][^\n]*/g))
    lines.push({ start: node.start + found.index, text: found[0].trimEnd() });
  return lines;
}

/** `-new` or `• new` where a list is wanted: without “dash, space” it is one long text, or a key. */
export function listMarkers(source: TreeSource, path: Path, node: Scalar | MapNode): Problem | undefined {
  if (node.kind === "scalar" && node.style !== "plain") return undefined;
  const lines = linesIn(source, node).filter(({ text }) => marker.test(text));
  const first = lines[0];
  if (!first || first.start !== node.start) return undefined;
  const isDash = lines.every(({ text }) => /^-(?!-)/.test(text));
  const bullet = marker.exec(first.text)?.[0].trim() ?? "";
  const edits = lines.map(({ start, text }): Edit => {
    const [mark = ""] = marker.exec(text) ?? [];
    return { start, end: start + mark.length, text: "- ", noWords: mark.trim() };
  });
  const line = first.text.replace(marker, "");
  return {
    code: isDash ? "yaml/dash-space" : "yaml/list-marker",
    severity: "error",
    message: isDash
      ? `An item of “${keyOf(path)}” needs a space after its dash.`
      : `An item of a list begins with a dash and a space, not with ${quote(bullet)}.`,
    label: isDash ? "no space" : "not a dash",
    help: `Write it so:\n- ${line}`,
    range: source.rangeAt(first.start, first.start + first.text.length),
    at: path,
    fixes: [{ title: isDash ? "Add the space" : "Begin the items with a dash", safety: "safe", edits }],
  };
}

/** `label:Start` on lines of their own: without a space after the colon they are one text. */
export function gluedKeys(source: TreeSource, path: Path, node: Scalar, field: Field): Problem | undefined {
  if (node.style !== "plain") return undefined;
  const known = Object.keys(field.properties ?? {});
  const lines = linesIn(source, node).map((line) => ({ ...line, key: /^([\w-]+):\S/.exec(line.text)?.[1] ?? "" }));
  const first = lines[0];
  if (!first || !lines.every(({ key }) => known.includes(key))) return undefined;
  const edits = lines.map(({ start, key }): Edit => ({
    start: start + key.length + 1,
    end: start + key.length + 1,
    text: " ",
  }));
  return {
    code: "yaml/space-after-colon",
    severity: "error",
    message: `“${first.key}” needs a space after its colon.`,
    label: "no space after the colon",
    help: `Write it so:\n${first.text.replace(":", ": ")}`,
    range: source.rangeAt(first.start, first.start + first.text.length),
    at: path,
    fixes: [{ title: "Add the space", safety: "safe", edits }],
  };
}

/** `{price}`, `[Soon]` or `- Fast: very` where a text is wanted. */
export function oddBraces(source: TreeSource, path: Path, node: TreeNode): Problem | undefined {
  if (node.kind === "scalar" || node.kind === "broken" || !isOneLine(source, node)) return undefined;
  // A number sign that words follow at once, as in “the #1 tool”, is one of the text.
  const line = source.positions.lineOf(node.end);
  const rest = node.kind === "map" && !node.flow ? source.text.slice(node.end, source.positions.endOf(line)) : "";
  const cut = /^ #[\p{L}\p{N}].*?(?=\s*$)/u.exec(rest)?.[0] ?? "";
  const end = node.end + cut.length;
  const written = source.text.slice(node.start, end);
  const text = inQuotes(written);
  const common = {
    severity: "error",
    label: "needs quotes",
    range: source.locate(path),
    at: path,
    help: `Put it in quotes:\n${typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`} ${text}`,
    fixes: replace("Put it in quotes", "safe", { start: node.start, end }, text),
  } as const;
  if (node.kind === "list")
    return node.flow
      ? {
          ...common,
          code: "yaml/brackets-need-quotes",
          message: `A text that begins with a square bracket needs quotes: ${quote(written)}.`,
          help: `${common.help}\nOr, if no brackets are meant, write it without them.`,
          // Whether visitors are to see the brackets, only the author knows.
          fixes: [...common.fixes, ...replace("Remove the brackets", "review", node, written.slice(1, -1).trim())],
        }
      : undefined;
  if (source.text.startsWith("{", node.start))
    return {
      ...common,
      code: "yaml/braces-need-quotes",
      message: `A text that begins with a brace needs quotes: ${quote(written)}.`,
    };
  // `#todo` may be a note as well, and `#1` is not.
  const before = inQuotes(source.text.slice(node.start, node.end));
  const mayBeNote = /^ #\p{L}/u.test(cut);
  const isLine = node.pairs.length === 1 && node.pairs[0]?.value.kind === "scalar" && typeof path.at(-1) === "number";
  return isLine
    ? {
        ...common,
        code: "yaml/colon-in-text",
        message: `${subject(path)} needs quotes, because a colon and a space stand in it.`,
        ...(mayBeNote && {
          help: `${common.help}\nOr, if the words after # are a note:\n- ${before} # ${cut.slice(2)}`,
          fixes: [
            ...replace("Put it in quotes", "review", { start: node.start, end }, text),
            {
              title: "Put what is before the # in quotes",
              safety: "review",
              edits: [
                { start: node.start, end: node.end, text: before },
                { start: node.end + 2, end: node.end + 2, text: " ", noWords: cut.slice(2) },
              ],
            },
          ],
        }),
      }
    : undefined;
}
