import { topKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { movedBy, things, usualIndent, wordsOfMoved, type Thing } from "./heads.ts";
import { indentOf, isBlankLine } from "../../../reader/lines.ts";

/* Whole pages and sections that were pasted at another place than where they belong, as examples from the documentation are. */

interface Head {
  readonly line: number;
  readonly indent: number;
}

interface Block extends Head {
  /** The line after its last one. */
  readonly end: number;
}

/** A key at the top of the file. */
interface Key {
  readonly key: string;
  readonly line: number;
}

/** By how many spaces a line is off that was not pasted. */
const maxOffset = 2;

/** Moves that bring pasted blocks to where they belong, one candidate for each block. */
export function* pastedBlocks(positions: Positions): Iterable<Candidate> {
  if (!things.some(({ head }) => new RegExp(head, "m").test(positions.text))) return;
  const lines = Array.from({ length: positions.lines }, (_, index) => positions.lineText(index));
  const keys = lines.flatMap((text, line): Key[] => {
    const key = /^([\w-]+):/.exec(text)?.[1];
    // What else is at the left edge has lost its indentation, and nothing was pasted below it.
    return key === undefined || !topKeys.includes(key) ? [] : [{ key, line }];
  });
  for (const thing of things) {
    const heads = lines.flatMap((text, line): Head[] => {
      const indent = thing.head.exec(text)?.[1]?.length;
      return indent === undefined ? [] : [{ line, indent }];
    });
    const usual = usualIndent(lines, thing);
    if (usual === undefined) continue;
    const isPasted = ({ indent }: Head): boolean => Math.abs(indent - usual) > maxOffset;
    for (const head of heads.filter(isPasted).slice(0, limits.pastedBlocks)) {
      const block = { ...head, end: endOf(lines, head, usual, thing) };
      yield indented(block, usual, positions, thing);
      const moved = intoPage(block, usual, lines, positions, thing);
      if (moved) yield moved;
    }
    for (const head of heads.slice(-limits.pastedBlocks)) {
      const moved = toRoutes({ ...head, end: endOf(lines, head, usual, thing) }, usual, lines, keys, positions, thing);
      if (moved) yield moved;
    }
  }
}

/** A block ends where another one of its kind, a page or a part of the file begins, or with the text further to the left. */
function endOf(lines: readonly string[], { line, indent }: Head, usual: number, { head }: Thing): number {
  let end = line + 1;
  for (; end < lines.length; end += 1) {
    const text = lines[end] ?? "";
    if (isBlankLine(text)) continue;
    const other = head.exec(text)?.[1]?.length;
    const isPage = indent < indentOf(text) && /^ *- +path:\s*"?\//.test(text) && usual !== indentOf(text) - 2;
    if (indentOf(text) <= indent || other === usual || (isPage && other === undefined)) break;
  }
  while (end > line + 1 && isBlankLine(lines[end - 1] ?? "")) end -= 1;
  return end;
}

function common(block: Block, positions: Positions): Pick<Candidate, "start" | "end"> {
  const start = positions.startOf(block.line) + block.indent;
  return { start, end: positions.endOf(block.line) };
}

/** The block as far to the right as the others of its kind. */
function indented(block: Block, usual: number, positions: Positions, { noun }: Thing): Candidate {
  const by = usual - block.indent;
  const count = block.end - block.line;
  const moved = Array.from({ length: count }, (_, index) => {
    const text = positions.lineText(block.line + index);
    return { start: positions.startOf(block.line + index), indent: indentOf(text), text };
  });
  return {
    ...common(block, positions),
    code: "yaml/indentation",
    ...wordsOfMoved(noun, by, count),
    edits: movedBy(moved, by),
  };
}

/** A section right below “routes”, before the first page, moved into that page. */
function intoPage(
  block: Block,
  usual: number,
  lines: readonly string[],
  positions: Positions,
  { noun }: Thing,
): Candidate | undefined {
  let above = block.line - 1;
  while (above > 0 && isBlankLine(lines[above] ?? "")) above -= 1;
  const list = lines.findIndex((text, line) => line >= block.end && /^ *(?:- +)?sections:\s*(?:#.*)?$/.test(text));
  if (noun !== "section" || lines[above]?.startsWith("routes:") !== true || list === -1) return undefined;
  const at = positions.startOf(list + 1);
  const body = lines.slice(block.line, block.end);
  const text = body.map((line) => (line.trim() === "" ? "" : `${" ".repeat(usual)}${line.slice(block.indent)}`));
  return {
    ...common(block, positions),
    code: "shape/misplaced-page",
    message: "This section stands outside of any page. Sections stand below “sections” in a page.",
    label: "a section",
    title: "Move the section into the first page",
    safety: "review",
    help: `Move its ${body.length} lines to the page where it belongs, such as the first one, below line ${list + 1}.`,
    edits: [
      { start: positions.startOf(block.line), end: positions.startOf(block.end), text: "" },
      { start: at, end: at, text: `${text.join("\n")}\n` },
    ],
  };
}

/** A page or a section below another key than “routes”, moved to the end of the pages. */
function toRoutes(
  block: Block,
  usual: number,
  lines: readonly string[],
  keys: readonly Key[],
  positions: Positions,
  { noun }: Thing,
): Candidate | undefined {
  const own = keys.findLast(({ line }) => line < block.line)?.key;
  const body = lines.slice(block.line, block.end);
  const routes = keys.find(({ key }) => key === "routes");
  const isWhole = noun === "section" || body.some((text) => /^ *(?:- +)?sections:\s*(?:#.*)?$/.test(text));
  if (!isWhole || !routes || own === undefined || own === "routes") return undefined;
  if (own === "shared" && noun === "section") return undefined;
  let end = keys.find(({ line }) => line > routes.line)?.line ?? lines.length;
  while (isBlankLine(lines[end - 1] ?? "")) end -= 1;
  const at = positions.startOf(end);
  const text = body.map((line) => (line.trim() === "" ? "" : `${" ".repeat(usual)}${line.slice(block.indent)}`));
  const isPage = noun === "page";
  return {
    ...common(block, positions),
    code: "shape/misplaced-page",
    message: isPage
      ? `This page stands below “${own}”. Pages stand below “routes”.`
      : `This section stands below “${own}”. Sections stand below “sections” in a page.`,
    label: `a ${noun}`,
    title: isPage ? "Move the page below “routes”" : "Move the section to the end of the last page",
    safety: isPage ? "safe" : "review",
    help: `Move its ${body.length} lines to ${isPage ? "the end of the pages" : "the page where it belongs, such as the last one"}, above line ${end + 1}.`,
    edits: [
      { start: at, end: at, text: `\n${text.join("\n")}\n` },
      { start: positions.startOf(block.line), end: positions.startOf(block.end), text: "" },
    ].toSorted((one, other) => one.start - other.start),
  };
}
