import { indentOf, isInBlock, type Kind, type Occasion } from "./kind.ts";

/* Blocks that stand at another column than where they belong, as they do when they are pasted. */

const isEmpty = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);

/** A line with all that is below it and further to the right; nothing where that is no block, or has more lines than so many. */
export function blockFrom({ lines, index }: Occasion, most: number): readonly string[] | undefined {
  const indent = indentOf(lines[index] ?? "");
  let end = index + 1;
  while (end < lines.length && ((lines[end] ?? "").trim() === "" || indentOf(lines[end] ?? "") > indent)) end += 1;
  while (end > index + 1 && isEmpty(lines[end - 1] ?? "")) end -= 1;
  const block = lines.slice(index, end);
  return block.length > 1 && block.length <= most && !isInBlock(lines, index) && !isEmpty(block[0] ?? "")
    ? block
    : undefined;
}

const shifted = (line: string, by: number): string => {
  if (line.trim() === "") return line;
  return by > 0 ? " ".repeat(by) + line : line.slice(Math.min(-by, indentOf(line)));
};

const linesBefore = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** What is below a key, without its line. */
const body = (name: string, change: (rest: readonly string[]) => readonly string[] | undefined, most = 100): Kind => ({
  name,
  mayBeRight: true,
  apply: (occasion) => {
    const [head = "", ...rest] = blockFrom(occasion, most) ?? [];
    if (rest.filter((line) => !isEmpty(line)).length < 2 || /[|>][+-]?\s*$/.test(head)) return undefined;
    const by = change(rest);
    if (!by || by.every((line, at) => line === rest[at])) return undefined;
    return { replaced: rest.length + 1, by: [head, ...by], blamed: linesBefore(0, rest.length + 2) };
  },
});

/** An item of a list with its dash. */
const item = (name: string, change: (block: readonly string[]) => readonly string[] | undefined): Kind => ({
  name,
  mayBeRight: true,
  apply: (occasion) => {
    const block = /^\s*- /.test(occasion.line) ? blockFrom(occasion, 100) : undefined;
    const by = block && change(block);
    if (!block || !by || by.every((line, at) => line === block[at])) return undefined;
    return { replaced: block.length, by, blamed: linesBefore(-1, block.length + 1) };
  },
});

const hasText = (lines: readonly string[]): boolean => lines.some((line) => /[|>][+-]?\s*$/.test(line));

const movedBy =
  (by: number) =>
  (lines: readonly string[]): readonly string[] | undefined =>
    indentOf(lines[0] ?? "") + by < 0 ? undefined : lines.map((line) => shifted(line, by));

const toEdge = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => shifted(line, -indentOf(lines[0] ?? "")));

const flush = (lines: readonly string[]): readonly string[] | undefined =>
  hasText(lines) ? undefined : lines.map((line) => line.trimStart());

/** The items of a list without their dashes; what is below each first line stays. */
const withoutDashes = (lines: readonly string[]): readonly string[] | undefined => {
  const column = indentOf(lines[0] ?? "");
  return /^\s*- \w+: \S/.test(lines[0] ?? "")
    ? lines.map((line) => (indentOf(line) === column ? line.replace("- ", "") : line))
    : undefined;
};

export const movedBlockKinds: readonly Kind[] = [
  body("dashes of a list deleted, first lines to the left", withoutDashes),
  body("block pasted at the left edge", toEdge, 400),
  body("every line of a block at the left edge", flush, 60),
  ...[-4, -2, -1, 1, 2, 4].map((by) => body(`block moved by ${by}`, movedBy(by))),
  item("item pasted at the left edge", toEdge),
  item("every line of an item at the left edge", flush),
  ...[-4, -2, 2, 4].map((by) => item(`item moved by ${by}`, movedBy(by))),
];
