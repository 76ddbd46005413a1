import { indentOf, isInBlock, piecesOf, type Kind, type Occasion } from "./kind.ts";

/** The lines that begin the blocks a line belongs to, counted from the line: a missing key is looked for there. */
function headsOf({ lines, index }: Occasion): number[] {
  const heads: number[] = [];
  let indent = indentOf(lines[index] ?? "");
  for (let above = index - 1; above >= 0 && heads.length < 3; above -= 1) {
    const line = lines[above] ?? "";
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const isHead = /^\s*- /.test(line) && indentOf(line) + 2 <= indent;
    if (!isHead && indentOf(line) >= indent) continue;
    heads.push(above - index);
    indent = indentOf(line);
  }
  return heads;
}

/** The lines from one on that belong to it: deeper ones. */
function blockFrom({ lines, index }: Occasion): number {
  const indent = indentOf(lines[index] ?? "");
  let next = index + 1;
  while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent)) next += 1;
  while ((lines[next - 1] ?? "").trim() === "") next -= 1;
  return next - index;
}

const isContent = ({ line, lines, index }: Occasion): boolean =>
  !/^\s*(?:#.*)?$/.test(line) && !isInBlock(lines, index);

/** Whole lines that are gone, stand twice, or stand elsewhere. */
export const lineKinds: readonly Kind[] = [
  {
    name: "deleted line",
    mayBeRight: true,
    apply: (occasion) => (isContent(occasion) ? { by: [], blamed: [-1, 0, ...headsOf(occasion)] } : undefined),
  },
  {
    name: "duplicated line",
    mayBeRight: true,
    apply: (occasion) => (isContent(occasion) ? { by: [occasion.line, occasion.line], blamed: [0, 1] } : undefined),
  },
  {
    name: "line swapped with the next one",
    mayBeRight: true,
    apply: (occasion) => {
      const next = occasion.lines[occasion.index + 1];
      return isContent(occasion) && next !== undefined && next.trim() !== ""
        ? { replaced: 2, by: [next, occasion.line], blamed: [-1, 0, 1, ...headsOf(occasion)] }
        : undefined;
    },
  },
  {
    name: "duplicated block",
    mayBeRight: true,
    apply: (occasion) => {
      const count = blockFrom(occasion);
      const block = occasion.lines.slice(occasion.index, occasion.index + count);
      return isContent(occasion) && count > 1 && count < 40
        ? { replaced: count, by: [...block, ...block], blamed: Array.from({ length: 2 * count }, (_, at) => at) }
        : undefined;
    },
  },
  {
    name: "key one level too deep",
    mayBeRight: true,
    apply: (occasion) => {
      const { line, lines, index } = occasion;
      const above = lines[index - 1] ?? "";
      return isContent(occasion) && piecesOf(line) && indentOf(above) === indentOf(line) + 4
        ? { by: [`    ${line}`] }
        : undefined;
    },
  },
  {
    name: "block one step to the left",
    mayBeRight: true,
    apply: (occasion) => shifted(occasion, -2),
  },
  {
    name: "block one step to the right",
    mayBeRight: true,
    apply: (occasion) => shifted(occasion, 2),
  },
  {
    name: "bar missing before a long text",
    mayBeRight: true,
    apply: ({ line }) =>
      line.endsWith(": |") ? { by: [line.slice(0, -2)], blamed: [0, 1, 2, 3, 4, 5, 6, 7, 8] } : undefined,
  },
  {
    name: "line of a long text to the left",
    apply: ({ line, lines, index }) =>
      isInBlock(lines, index) && line.trim() !== "" ? { by: [line.trimStart()] } : undefined,
  },
  {
    name: "unknown key",
    apply: (occasion) =>
      isContent(occasion) && piecesOf(occasion.line) && occasion.index > occasion.lines.indexOf("menus:")
        ? { by: [occasion.line, `${" ".repeat(occasion.line.search(/[^\s-]/))}wobble: yes`], blamed: [1] }
        : undefined,
  },
];

function shifted(occasion: Occasion, by: number): ReturnType<Kind["apply"]> {
  const count = blockFrom(occasion);
  const block = occasion.lines.slice(occasion.index, occasion.index + count);
  if (!isContent(occasion) || count < 2 || count > 40 || indentOf(occasion.line) < -by) return undefined;
  const lines = block.map((line) => (line.trim() === "" ? line : by > 0 ? " ".repeat(by) + line : line.slice(-by)));
  return { replaced: count, by: lines };
}
