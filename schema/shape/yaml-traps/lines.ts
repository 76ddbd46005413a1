import { kindsOfKey } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import type { Path, Problem } from "../../problem.ts";
import { oddBarAlone } from "../../reader/mistakes/odd-space.ts";
import { replace } from "../explain/fixes.ts";
import { keyOf } from "../explain/words.ts";
import type { TreeSource } from "../../reader/source.ts";
import type { Scalar, TreeNode } from "../../reader/tree.ts";

/** `title: Home` and a deeper line below it: the line became part of the title. Long texts may be wrapped so; what looks like a key or an item may not. */
export function swallowedLine(source: TreeSource, path: Path, field: Field): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || node.style !== "plain" || !node.raw.includes("\n")) return undefined;
  // What had to be corrected to be read was reported with it.
  if (!source.text.startsWith(node.raw, node.start)) return undefined;
  const mayWrap = field.part === "text" || field.part === "markdown";
  const item = swallowedItem(source, path, node);
  if (item) return item;
  const lines = [...node.raw.matchAll(/\n[ \t]*([^\s][^\n]*)/g)];
  const odd = lines.find(
    ([, text = ""]) =>
      !mayWrap || /^(?:[-–—•*+]\s|\d+[.)]\s|#{2,}\s|[\w-]+:\S*$)/.test(text) || isKeyWithoutColon(text),
  );
  const words = odd?.[1]?.trimEnd();
  if (!odd || words === undefined) return undefined;
  const start = node.start + odd.index + odd[0].length - (odd[1]?.length ?? 0);
  return {
    code: "yaml/swallowed-line",
    severity: "warning",
    message: `This line became part of “${keyOf(path)}” above it, because it is indented.`,
    label: "joined to the text above",
    help: mayWrap
      ? `For paragraphs and lists, write a bar after the colon and the text below it:\n${keyOf(path)}: |`
      : "For a value of its own, move it to the left. For one long text, write it on one line.",
    range: source.rangeAt(start, start + words.length),
    at: path,
  };
}

/** `answer: ｜` and a text below it: the bar is another character that looks like one, and part of the text. */
export function oddBarAbove(source: TreeSource, path: Path, { raw, start }: Scalar): Problem | undefined {
  const [, bar] = oddBarAlone.exec(raw) ?? [];
  if (bar === undefined) return undefined;
  return {
    code: "yaml/odd-character",
    severity: "error",
    message: "This bar is another character that looks like one.",
    label: "not a plain bar",
    help: `Delete it and type it again:\n${keyOf(path)}: |`,
    range: source.rangeAt(start, start + bar.length),
    at: path,
    fixes: replace("Use the plain character", "safe", { start, end: start + bar.length }, "|"),
  };
}

/** `badges [new, hot]`: a key of the language whose value has brackets around it, and no colon. */
const isKeyWithoutColon = (text: string): boolean => {
  const key = /^([\w-]+) +(?:\[.*\]|\{.*\})\s*$/.exec(text)?.[1];
  return key !== undefined && kindsOfKey(key) !== undefined;
};

/** A line so long that it had to be wrapped. */
const fullLine = 60;

/** How long lines are that nobody wrapped. */
const longestLine = (text: string): number => text.split("\n").reduce((most, line) => Math.max(most, line.length), 0);

/** Where nobody ends a line only because it is long. */
const narrow = 72;

/** A line below an item, in a list whose other items have one line each, that reads like one of them: its dash is missing. */
function swallowedItem(source: TreeSource, path: Path, node: Scalar): Problem | undefined {
  const list = source.node(path.slice(0, -1));
  if (list?.kind !== "list" || list.flow || list.items.length < 2) return undefined;
  const [first = "", second = "", ...more] = node.raw.split("\n");
  const isAlone = list.items.every((one) => one === node || (one.kind === "scalar" && !one.raw.includes("\n")));
  if (!isAlone || more.length > 0 || first.length > Math.max(fullLine, longestLine(source.text) / 2)) return undefined;
  const column = node.start - source.positions.startOf(source.positions.lineOf(node.start));
  const width = column + first.length + 1 + second.trim().replace(/\s.*$/s, "").length;
  // A line that had room for the next word ends there because the item does.
  const isWhole = /[.!?;]\s*$/.test(first) || (width <= narrow && list.items.every((one) => begins(textOf(one))));
  if (!isWhole || !/^\s*[\p{Lu}“]/u.test(second)) return undefined;
  const start = node.start + first.length + 1 + second.length - second.trimStart().length;
  const dash = list.start - source.positions.startOf(source.positions.lineOf(list.start));
  const lead = { start: node.start + first.length + 1, end: start, text: `${" ".repeat(dash)}- ` };
  return {
    code: "yaml/swallowed-line",
    severity: "warning",
    message: "This line became part of the item above it, because it has no dash.",
    label: "joined to the text above",
    help: `For an item of its own, write:\n- ${second.trim()}`,
    range: source.rangeAt(start, start + second.trim().length),
    at: path,
    fixes: [{ title: "Add the dash", safety: "review", edits: [lead] }],
  };
}

const begins = (text: string): boolean => /^\s*[\p{Lu}\p{N}“"{*]/u.test(text);

const textOf = (node: TreeNode): string => (node.kind === "scalar" ? node.raw : "");
