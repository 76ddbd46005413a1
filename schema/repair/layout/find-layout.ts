import { root } from "../../language/descriptor.ts";
import type { Positions } from "../../reader/positions.ts";
import type { Frame } from "./frame.ts";
import { place } from "./place.ts";
import { costAtEnd, settledAt, step, type MovedLine, type State } from "./state.ts";
import { writtenLines, type WrittenLine } from "./written-line.ts";

/** Lines near one another that moved. */
export interface Move {
  readonly lines: readonly MovedLine[];
  /** The line above them that is neither empty nor a note. */
  readonly above: WrittenLine | undefined;
  /** Whether another layout of the same lines is as good. */
  readonly isTied: boolean;
  /** Whether nothing is wrong in them, nor on the line after them. */
  readonly isWhole: boolean;
}

/** How far the search looks, in lines with content. */
const reach = {
  /** How many lines above the first one that does not fit may have moved. */
  back: 25,
  /** The same, where something is missing from a block. */
  block: 200,
  /** After how many lines in their places a mistake is over. */
  settled: 30,
  /** How many lines are looked at in this way, and how often one is put at a column: both end the search. */
  lines: 600,
  tries: 60_000,
  moves: 8,
} as const;

/** By how much a layout has to be better than all others, to be the one that was meant; and where all lines move alike. */
const minLead = 0.5;
const minLeadTogether = 0.2;

/** The keys of the whole file. */
const outermost = (): Frame => ({
  above: undefined,
  isList: false,
  column: 0,
  line: 0,
  written: root,
  field: root,
  keys: undefined,
  open: "keys",
  inner: undefined,
});

/**
 * Puts each line where the language has a place for it, with the fewest moves: the lines of one kind of damage together. It reads the
 * lines one by one and follows the layouts that are least at odds with the language. No text is parsed for it.
 * @param budget how often lines are put at a column, shared by all layouts of one check
 */
export function findLayout(positions: Positions, budget: { left: number }): Move[] {
  if (budget.left <= 0) return [];
  const lines = writtenLines(positions);
  const before: State[] = [];
  let state: State = settledAt(outermost());
  const moves: Move[] = [];
  let left: number = reach.lines;
  const most = Math.min(reach.tries, budget.left);
  const tries = { left: most };
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    if (!line) break;
    const { top, cost } = place(state.top, line, line.indent);
    before[index] = state;
    if (cost === 0 || left <= 0 || tries.left <= 0 || moves.length >= reach.moves) {
      state = { ...state, top };
      index += 1;
      continue;
    }
    const from = beginningOf(state.top, top, lines, index);
    const found = search(before[from] ?? state, lines, from, index, from + left, tries);
    left -= found.end - from;
    // What was not followed to its end proves nothing.
    if (tries.left > 0 && (found.isSettled || found.end === lines.length)) moves.push(...movesOf(found.state, lines));
    for (let at = from; at < found.end; at += 1) before[at] = found.state;
    state = settledAt(found.state.top);
    index = found.end;
  }
  budget.left -= lines.length + most - tries.left;
  return moves;
}

/** Where what does not fit may begin: some lines above, and with the frame that ended there and lacks something. */
function beginningOf(before: Frame, after: Frame, lines: readonly WrittenLine[], index: number): number {
  let ended = lines[index]?.index ?? 0;
  for (let frame: Frame | undefined = before; frame?.above && frame.column >= after.column; frame = frame.above)
    ended = frame.line;
  let from = Math.max(0, index - reach.back);
  while (from > 0 && index - from < reach.block && (lines[from]?.index ?? 0) >= ended) from -= 1;
  return from;
}

/** What moved in a layout: lines that have none between them which stayed are one move. */
function movesOf({ moved, wrong, lead }: State, lines: readonly WrittenLine[]): Move[] {
  const wrongOrders = new Set(listOf(wrong).map(({ line }) => line.order));
  const runs: MovedLine[][] = [];
  for (const one of listOf(moved)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.line.order === one.line.order - 1) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const first = run[0]?.line.order ?? 0;
    const isTogether = run.every(({ by }) => by === run[0]?.by);
    const isTied = lead < (isTogether ? minLeadTogether : minLead);
    // What is guessed has to explain all that is wrong around it.
    const isWhole = isTied
      ? wrongOrders.size === 0
      : !Array.from({ length: run.length + 1 }, (_, at) => first + at).some((at) => wrongOrders.has(at));
    return { lines: run, above: lines[first - 1], isTied, isWhole };
  });
}

/** A chain of lines, the first one first. */
function listOf<One extends { readonly before: One | undefined }>(last: One | undefined): One[] {
  const list: One[] = [];
  for (let one = last; one; one = one.before) list.push(one);
  return list.reverse();
}

/** The best layout of the lines around one that does not fit, up to where all is in its place again. */
function search(
  first: State,
  lines: readonly WrittenLine[],
  from: number,
  misfit: number,
  last: number,
  tries: { left: number },
): { state: State; end: number; isSettled: boolean } {
  let states: State[] = [settledAt(first.top)];
  let settled = 0;
  let index = from;
  for (; index < Math.min(lines.length, last) && settled < reach.settled && tries.left > 0; index += 1) {
    const line = lines[index];
    if (!line) break;
    const [best] = states;
    states = step(states, line, lines[index - 1], tries);
    const now = states[0];
    settled = index > misfit && now?.by === 0 && now.cost === best?.cost ? settled + 1 : 0;
  }
  // Of two that say the same, the one that moves less: what moves up to the end of the text ends there as well.
  const [cheapest] = states;
  const [best] = states
    .filter(({ data }) => data === cheapest?.data)
    .toSorted((one, other) => costAtEnd(one) - costAtEnd(other));
  const isSettled = settled >= reach.settled;
  if (!cheapest || !best) return { state: first, end: index, isSettled };
  const leads = states.filter(({ data }) => data !== best.data).map(({ cost }) => cost - cheapest.cost);
  return { state: { ...best, lead: Math.min(best.lead, ...leads) }, end: index, isSettled };
}
