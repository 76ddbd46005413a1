import { quote } from "../../../../language/words.ts";
import type { Candidate } from "../../../../reader/candidate.ts";
import type { Positions } from "../../../../reader/positions.ts";
import { limits } from "../../../limits.ts";
import { isBlank, type Line } from "../../../regions/line.ts";
import { contentAbove, isHead, keysAt, linesOf, runFrom } from "../../../regions/lines.ts";
import { things } from "../heads.ts";

export interface BlockInBetween {
  readonly candidate: Candidate;
  /** Where the block above begins, and where its last lines end, in characters. */
  readonly start: number;
  readonly end: number;
  /** Whether it is a part of the file, such as “constants”, under which any name and any value may fit. */
  readonly isPart: boolean;
  /** Whether a key of the rest stands in the block already, and is missing above it. */
  readonly isTwice: boolean;
}

/**
 * A block that was put into the middle of another one, so that the rest of that one hangs below it.
 * @param wrongAt where something is wrong, in characters: at a line of the rest, or in one
 */
export function* blocksInBetween(positions: Positions, wrongAt: readonly number[]): Iterable<BlockInBetween> {
  const lines = linesOf(positions);
  const tried = new Set<string>();
  for (const offset of wrongAt.slice(0, limits.pastedBlocks)) {
    const chain = withParents(lines, positions.lineOf(offset));
    for (const [index, rest] of chain.entries())
      for (const head of chain.slice(index + 1)) {
        // Of a block of two lines, the second one and its first may have changed places.
        const isLong = rest.index > head.index + (rest.isDashed || head.indent === 0 ? 1 : 2);
        const owner = isLong ? ownerOf(rest, head, lines) : undefined;
        const name = `${head.index} ${rest.index}`;
        if (!owner || tried.has(name) || !goesOn(rest, owner, head, lines)) continue;
        tried.add(name);
        const isTwice = index === 0 && isKeyTwice(rest, head, lines);
        const last = runFrom(lines, rest.index, head.indent + 1).at(-1) ?? rest;
        yield {
          candidate: movedDown(head, rest, owner, last, lines),
          start: owner.start,
          end: last.end,
          isPart: head.indent === 0,
          isTwice,
        };
        if (tried.size > limits.splitBlocks) return;
      }
  }
}

/** Whether lines may go on a block: with an item, or with a key that it lacks. */
const goesOn = (rest: Line, owner: Line, head: Line, lines: readonly Line[]): boolean =>
  rest.isDashed || (rest.key !== undefined && !hasKey(rest, lines.slice(owner.index, head.index)));

/** Whether a block has a key already with which its rest begins. Right below its first line the two may have changed places. */
const isKeyTwice = (rest: Line, head: Line, lines: readonly Line[]): boolean =>
  !rest.isDashed && hasKey(rest, lines.slice(head.index + 2, rest.index));

const hasKey = ({ key = "", contentAt, start }: Line, block: readonly Line[]): boolean =>
  keysAt(block, contentAt - start).includes(key);

/** A line and those that it stands below, by their indentation, the nearest first. */
function withParents(lines: readonly Line[], from: number): readonly Line[] {
  const chain: Line[] = [];
  for (let index = from; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line || isBlank(line) || line.indent >= (chain.at(-1)?.indent ?? Infinity)) continue;
    chain.push(line);
    if (line.indent === 0) break;
  }
  return chain;
}

/** The first line of the block above `head` that `rest` would go on; nothing where it would go on none. */
function ownerOf(rest: Line, head: Line, lines: readonly Line[]): Line | undefined {
  let above = contentAbove(lines, head.index);
  while (above && above.indent > rest.indent) above = contentAbove(lines, above.index);
  if (!above || above.indent < head.indent) return undefined;
  const isNext = above.indent === rest.indent && above.isDashed === rest.isDashed;
  const isFirst = isHead(above) || above.contentAt - above.start === rest.indent;
  if (!isNext && !(above.indent < rest.indent && isFirst)) return undefined;
  let owner: Line | undefined = above;
  while (owner && owner.indent > head.indent) owner = contentAbove(lines, owner.index);
  return owner?.indent === head.indent ? owner : undefined;
}

function movedDown(head: Line, rest: Line, owner: Line, last: Line, lines: readonly Line[]): Candidate {
  let first = head.index;
  while (lines[first - 1]?.text.trim().startsWith("#") && lines[first - 1]?.indent === head.indent) first -= 1;
  const start = lines[first]?.start ?? head.start;
  const block = lines.slice(first, rest.index).map(({ text }) => text);
  while (block.at(-1)?.trim() === "") block.pop();
  const count = block.length - (head.index - first);
  const thing = head.isDashed ? things.find((one) => one.head.test(head.text))?.noun : undefined;
  const name = quote(nameOf(head), 16);
  const other = thing ? "the one above" : quote(nameOf(owner), 16);
  return {
    code: thing ? "shape/misplaced-page" : "shape/misplaced-key",
    message: `${thing ? `This ${thing}` : name} stands in the middle of ${other}, whose last lines are below it.`,
    label: thing ? `inside another ${thing}` : "in the middle of a block",
    help: `Move its ${count === 1 ? "line" : `${count} lines`} below line ${last.index + 1}, where ${thing ? `the ${thing} above` : other} ends.`,
    start: thing ? head.start + head.indent : head.contentAt,
    end: head.end,
    title: thing ? `Move the ${thing} below the one above` : `Move ${name} below line ${last.index + 1}`,
    safety: "review",
    edits: [
      { start, end: rest.start, text: "" },
      { start: last.end, end: last.end, text: `\n${block.join("\n")}` },
    ],
  };
}

const nameOf = ({ text, key, value, isDashed }: Line): string =>
  isDashed && key !== undefined ? `${key}: ${value.replaceAll(/["']/g, "")}` : (key ?? text.trim());
