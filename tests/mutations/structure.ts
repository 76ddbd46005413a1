import { indentOf, isInBlock, type Change, type Kind, type Occasion } from "./kind.ts";

/* What happens to whole pieces of a file: a line that heads others is gone, or what belongs together is taken apart. */

const isKey = (line: string): boolean => /^\s*[A-Za-z][\w-]*:(?: \S.*)?$/.test(line);
const isItem = (line: string): boolean => /^\s*- [A-Za-z][\w-]*:/.test(line);

/** How many lines from one on belong to it: those that are further inside, without the empty ones at the end. */
function countBelow(lines: readonly string[], index: number): number {
  const indent = indentOf(lines[index] ?? "");
  let next = index + 1;
  while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent)) next += 1;
  while ((lines[next - 1] ?? "").trim() === "") next -= 1;
  return next - index;
}

const indicesOf = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** The indentations of the keys that a line stands below, the nearest first. */
function levelsAbove({ line, lines, index }: Occasion): number[] {
  const levels: number[] = [];
  let indent = indentOf(line);
  for (let above = index - 1; above >= 0 && indent > 0; above -= 1) {
    const [, lead = ""] = /^(\s*(?:- )?)[A-Za-z][\w-]*:/.exec(lines[above] ?? "") ?? [];
    if (lead.length >= indent || (lead === "" && !/^[a-z]/.test(lines[above] ?? ""))) continue;
    levels.push(lead.length);
    indent = lead.length;
  }
  return levels;
}

/** The lines of a block that is no more than so long. */
function shortBlock({ lines, index }: Occasion, most = 40): readonly string[] | undefined {
  const count = countBelow(lines, index);
  const block = lines.slice(index, index + count);
  return count > 1 && count <= most && !isInBlock(lines, index) ? block : undefined;
}

/** A line that heads others is gone; what it headed is left. The lines around it may be blamed, and those that head it. */
function withoutHead(occasion: Occasion): Change {
  const { lines, index } = occasion;
  const levels = levelsAbove(occasion);
  const heads: number[] = [];
  for (let above = index - 1; above >= 0 && levels.length > heads.length; above -= 1) {
    const [, lead = "", key] = /^(\s*(?:- )?)([A-Za-z][\w-]*):/.exec(lines[above] ?? "") ?? [];
    if (key !== undefined && lead.length === levels[heads.length]) heads.push(above - index);
  }
  // The item before may have become one with the rest: it is blamed from its first line on.
  const before: number[] = [];
  for (let above = index - 1; above >= 0 && indentOf(lines[above] ?? "") >= indentOf(lines[index] ?? ""); above -= 1)
    before.push(above - index);
  return { by: [], blamed: [...indicesOf(-1, countBelow(lines, index)), ...heads.slice(0, 3), ...before.slice(0, 30)] };
}

const curly = (line: string): string => line.replace(/"([^"\\]*)"/g, "“$1”");

/** The file ends before its end. */
export const lostEndKinds: readonly Kind[] = [
  {
    name: "file cut off in a line",
    mayBeRight: true,
    apply: (occasion) => {
      const { line, lines, index, pick } = occasion;
      if (line.trim().length < 3 || index < lines.indexOf("routes:") + 4) return undefined;
      const at = indentOf(line) + 1 + (pick % (line.trim().length - 1));
      const { blamed = [] } = withoutHead(occasion);
      return {
        replaced: lines.length - index,
        by: [line.slice(0, at)],
        blamed: [...blamed.filter((one) => one <= 0), 0],
      };
    },
  },
];

/** Structural mistakes, each of which changes the place of many lines, or what they belong to. */
export const structureKinds: readonly Kind[] = [
  {
    name: "key out of its group",
    mayBeRight: true,
    apply: (occasion) => {
      const { line, lines, index, pick } = occasion;
      if (!isKey(line) || isInBlock(lines, index) || countBelow(lines, index) > 1) return undefined;
      const levels = levelsAbove(occasion);
      const level = levels[pick % Math.max(1, levels.length)];
      return level === undefined ? undefined : { by: [`${" ".repeat(level)}${line.trimStart()}`] };
    },
  },
  {
    name: "key inside of the group above",
    mayBeRight: true,
    apply: ({ line, lines, index }) => {
      const above = lines[index - 1] ?? "";
      if (!isKey(line) || isInBlock(lines, index) || countBelow(lines, index) > 1) return undefined;
      if (above.trim() === "" || indentOf(above) <= indentOf(line) || isInBlock(lines, index - 1)) return undefined;
      const lead = /^\s*(?:- )?/.exec(above)?.[0].length ?? 0;
      return { by: [`${" ".repeat(lead)}${line.trimStart()}`] };
    },
  },
  {
    name: "first line of an item deleted",
    mayBeRight: true,
    apply: (occasion) =>
      isItem(occasion.line) && shortBlock(occasion) && isKey(occasion.lines[occasion.index + 1] ?? "")
        ? withoutHead(occasion)
        : undefined,
  },
  {
    name: "line of a key above its block deleted",
    mayBeRight: true,
    apply: (occasion) =>
      /^\s+[A-Za-z][\w-]*:$/.test(occasion.line) && shortBlock(occasion, 400) ? withoutHead(occasion) : undefined,
  },
  {
    name: "type written twice, with its dash",
    apply: ({ line, lines, index }) =>
      /^\s*- type: [\w-]+$/.test(line) && !isInBlock(lines, index) ? { by: [line, line], blamed: [0, 1] } : undefined,
  },
  {
    name: "type written twice",
    apply: ({ line, lines, index }) =>
      /^\s*- type: [\w-]+$/.test(line) && !isInBlock(lines, index)
        ? { by: [line, line.replace("- ", "  ")], blamed: [0, 1] }
        : undefined,
  },
  {
    name: "first line of an item made a comment",
    mayBeRight: true,
    apply: (occasion) =>
      isItem(occasion.line) && shortBlock(occasion) && isKey(occasion.lines[occasion.index + 1] ?? "")
        ? { ...withoutHead(occasion), by: [occasion.line.replace("- ", "# - ")] }
        : undefined,
  },
  {
    name: "all quotation marks of a block turned curly",
    apply: (occasion) => {
      const block = shortBlock(occasion, 100);
      const by = block?.map(curly);
      // Within other texts, curly quotes are text.
      const touched = by?.flatMap((line, at) => (line === block?.[at] ? [] : [at])) ?? [];
      const isOdd = touched.some((at) => isInBlock(occasion.lines, occasion.index + at));
      return by && touched.length > 1 && !isOdd ? { replaced: by.length, by, blamed: touched } : undefined;
    },
  },
  {
    name: "all indentation of a block lost",
    mayBeRight: true,
    apply: (occasion) => {
      const [head = "", ...rest] = shortBlock(occasion, 30) ?? [];
      if (rest.length < 2 || rest.some((_, at) => isInBlock(occasion.lines, occasion.index + 1 + at))) return undefined;
      return {
        replaced: rest.length + 1,
        by: [head, ...rest.map((line) => line.trimStart())],
        blamed: indicesOf(0, rest.length + 1),
      };
    },
  },
  {
    name: "item one with the next",
    mayBeRight: true,
    apply: ({ line, lines, index }) => {
      const next = lines[index + 1] ?? "";
      return isItem(next) &&
        indentOf(next) + 2 === (/^\s*(?:- )?/.exec(line)?.[0].length ?? 0) &&
        isKey(line.replace("- ", "  "))
        ? { replaced: 2, by: [line, next.replace("- ", "  ")], blamed: [0, 1, ...indicesOf(-12, 0)] }
        : undefined;
    },
  },
  {
    name: "all dashes of a list lost",
    mayBeRight: true,
    apply: (occasion) => {
      const block = shortBlock(occasion, 60);
      const first = block?.[1] ?? "";
      if (!block || !/^\s*- /.test(first)) return undefined;
      const indent = indentOf(first);
      const by = block.map((line) => (indentOf(line) === indent ? line.replace("- ", "  ") : line));
      return { replaced: by.length, by, blamed: indicesOf(0, by.length) };
    },
  },
  {
    name: "item pasted once more at another place",
    mayBeRight: true,
    apply: ({ line, lines, index, pick }) => {
      if (!/^\s*- /.test(line) || isInBlock(lines, index)) return undefined;
      const indent = indentOf(line);
      const others = indicesOf(index + 1, lines.length).filter(
        (at) => indentOf(lines[at] ?? "") === indent && /^\s*- /.test(lines[at] ?? "") && !isInBlock(lines, at),
      );
      const near = others.slice(0, 20);
      const at = near[pick % Math.max(1, near.length)];
      if (at === undefined || countBelow(lines, index) > 30) return undefined;
      const block = lines.slice(index, index + countBelow(lines, index));
      const between = lines.slice(index, at);
      return {
        replaced: between.length,
        by: [...between, ...block],
        blamed: [...indicesOf(0, block.length), ...indicesOf(between.length, between.length + block.length)],
      };
    },
  },
];
