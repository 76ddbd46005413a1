import { dataAt } from "../../../language/data-at.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { inQuotes, listing } from "../../../language/words.ts";
import type { TreeSource } from "../../../reader/source.ts";
import { replace } from "../fixes.ts";
import { keyOf, subject } from "../words.ts";

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

/** Too few or too many items, or keys of which one must be chosen. */
export function explainLength({ source, value }: Context, path: Path): Problem | undefined {
  const data = dataAt(value, path);
  const field = fieldAt(value, path);
  if (!field) return undefined;
  const common = { severity: "error", at: path } as const;
  if (isMap(data)) {
    const names = Object.keys(field.properties ?? {});
    const keys = Object.keys(data);
    const extra = keys[1];
    if (extra === undefined)
      return {
        ...common,
        code: "shape/missing-key",
        message: `${subject(path)} is empty.`,
        label: "nothing here",
        range: source.locate(path),
        ...(names[0] !== undefined && { missingKey: names[0] }),
        help: `Write one of ${listing(names, "or")}.`,
      };
    return {
      ...common,
      code: "shape/misplaced-key",
      message: `${subject(path)} takes only one of ${listing(names, "or")}.`,
      label: "one too many",
      range: source.locate([...path, extra], "key"),
      help: "Keep one of them and delete the others.",
    };
  }
  const length = Array.isArray(data) ? data.length : 0;
  const { minItems = 0, maxItems = Infinity } = field;
  // An item without content is said to be empty, and is none.
  if (Array.isArray(data) && data.filter((item) => item !== null).length <= maxItems && length > maxItems)
    return undefined;
  const isNeeded = fieldAt(value, path.slice(0, -1))?.required?.includes(keyOf(path)) === true;
  if (length === 0)
    return {
      ...common,
      code: "shape/empty-list",
      message: `${subject(path)} is a list without an item.`,
      label: "nothing in it",
      range: source.locate(path),
      help: `Add ${minItems > 1 ? `at least ${minItems} items` : "an item"}${isNeeded ? "" : ", or delete the line"}.`,
    };
  const joined = length < minItems ? joinedItems(source, path, minItems) : undefined;
  if (joined) return joined;
  if (length < minItems)
    return {
      ...common,
      code: "shape/too-few-items",
      message: `${subject(path)} has ${count(length, "item")}; it needs ${minItems === maxItems ? "" : "at least "}${minItems}.`,
      label: "too few",
      range: source.locate(path, "key"),
      help: `Add ${count(minItems - length, "more item")}.`,
    };
  return {
    ...common,
    code: "shape/too-many-items",
    message: `${subject(path)} has ${count(length, "item")}; ${maxItems} fit.`,
    label: "from here on too many",
    range: firstLine(source, [...path, maxItems]),
    help: `Delete ${length - maxItems}, or move ${length - maxItems === 1 ? "it" : "them"} to another section.`,
  };
}

function firstLine(source: Context["source"], path: Path): Problem["range"] {
  const { start, end } = source.locate(path);
  return source.rangeAt(start.offset, Math.min(end.offset, source.positions.endOf(start.line - 1)));
}

/** `[Rye; 4 euros]`, `- Rye; wheat; spelt`: the only item of a list, with separators in it. */
function joinedItems(source: TreeSource, path: Path, least: number): Problem | undefined {
  const list = source.node(path);
  const only = list?.kind === "list" && list.items.length === 1 ? list.items[0] : undefined;
  if (list?.kind !== "list" || only?.kind !== "scalar" || only.style !== "plain" || only.raw.includes("\n"))
    return undefined;
  const separator = [" - ", " – ", " • ", ";", "|", "/", "،", "、", "，"].find(
    (one) => only.raw.split(one).length >= least,
  );
  const pieces = separator === undefined ? [] : only.raw.split(separator).map((piece) => piece.trim());
  // A bar before a format, a path, and 24/7 are one item each.
  const isWhole = (piece: string): boolean => piece.split(/[{[(]/).length === piece.split(/[}\])]/).length;
  const isOne = separator === "/" && /\d\/\d|:\/\//.test(only.raw);
  if (separator === undefined || pieces.includes("") || isOne || !pieces.every(isWhole)) return undefined;
  const lead = `\n${" ".repeat(list.start - source.positions.startOf(source.positions.lineOf(list.start)))}- `;
  const text = pieces
    .map((piece) => (/[,{}[\]#:]/.test(piece) && list.flow ? inQuotes(piece) : piece))
    .join(list.flow ? ", " : lead);
  return {
    code: "shape/too-few-items",
    severity: "error",
    at: path,
    message: list.flow
      ? `A comma parts the items of a list, not “${separator.trim()}”.`
      : "Each item of a list stands on a line of its own.",
    label: "one item",
    range: source.rangeAt(only.start, only.end),
    help: list.flow ? `Write it so:\n[${text}]` : `Write it so:\n- ${pieces.join("\n- ")}`,
    fixes: replace(list.flow ? "Write commas" : "Write each on a line of its own", "review", only, text),
  };
}
