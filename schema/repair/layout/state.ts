import { topKeys } from "../../language/descriptor.ts";
import { costs, hasKey, type Frame } from "./frame.ts";
import { place } from "./place.ts";
import type { WrittenLine } from "./written-line.ts";

/** A line that stands at another column than it should. */
export interface MovedLine {
  readonly line: WrittenLine;
  readonly by: number;
}

/** A layout of the lines up to one. */
export interface State {
  readonly top: Frame;
  readonly cost: number;
  /** The lines at which something is still wrong. */
  readonly wrong: Wrong | undefined;
  /** By how much the last line moved. */
  readonly by: number;
  /** Whether lines that stayed are more than a step deeper than their key, which moved. */
  readonly isUneven: boolean;
  readonly moved: Moved | undefined;
  /** What the lines belong to, as a number: that of two layouts with the same data is the same. */
  readonly data: number;
  /** How much worse the best layout with other data is. */
  readonly lead: number;
}

/** Lines that do not fit where they stand, the last one first. */
interface Wrong {
  readonly line: WrittenLine;
  readonly before: Wrong | undefined;
}

/** The lines that moved, the last one first. */
export interface Moved extends MovedLine {
  readonly before: Moved | undefined;
}

/** How much deeper lines usually begin than their key. */
const usualStep = 2;

/** How many layouts are followed at a time. */
const width = 24;

/** The layouts that a line may be part of, the best first. */
export function step(
  states: readonly State[],
  line: WrittenLine,
  above: WrittenLine | undefined,
  tries: { left: number },
): State[] {
  const known = new Map<string, State>();
  for (const state of states)
    for (const column of columnsFor(state, line)) {
      const by = column - line.indent;
      tries.left -= 1;
      const placed = place(state.top, line, column);
      const { top } = placed;
      const cost = placed.cost + (column > 0 && isNewPart(line, top) ? costs.part : 0);
      const next: State = {
        top,
        by,
        isUneven: state.isUneven || (by === 0 && state.by !== 0 && top.column - state.top.column > usualStep),
        moved: by === 0 ? state.moved : { line, by, before: state.moved },
        data: (state.data * 31 + depthOf(top)) % 1_000_003,
        lead: state.lead,
        wrong: cost === 0 ? state.wrong : { line, before: state.wrong },
        cost: state.cost + cost + turnCost(state, by, top, line, above) + (by === 0 ? 0 : moveCost(top, line)),
      };
      const name = `${by} ${nameOf(top)}`;
      const other = known.get(name);
      known.set(name, other ? better(next, other) : next);
    }
  return [...known.values()].sort((one, other) => one.cost - other.cost).slice(0, width);
}

/** What it costs that a line moves by another width than the one above it. */
function turnCost(before: State, by: number, top: Frame, line: WrittenLine, above: WrittenLine | undefined): number {
  if (by === before.by) return 0;
  const isFlush = line.indent === above?.indent;
  if (before.by === 0) return costs.turn;
  if (by !== 0) return isFlush ? costs.flushTurn : costs.turn;
  // What begins at the same column, or stands inside, moves along; but a key alone may have moved without what is below it.
  const isBeside = isFlush && line.isDashed === above.isDashed;
  const isRun = before.moved?.before?.line.order === (before.moved?.line.order ?? 0) - 1;
  const isInside = isRun && !isFlush && depthOf(top) > depthOf(before.top);
  return isBeside || isInside ? costs.split : costs.turn;
}

/** What it costs that a line moves: less where a list then begins two spaces deeper than its key, as most do. */
function moveCost(top: Frame, line: WrittenLine): number {
  const list = line.isDashed && !top.isList ? top.above : top;
  const begins = list?.isList === true && list.line === line.index;
  return begins && list.column - (list.above?.column ?? 0) === usualStep ? costs.moved / 2 : costs.moved;
}

/** What a layout costs where the text ends: what moves until there stops there. */
export const costAtEnd = ({ cost, by, isUneven }: State): number =>
  cost + (by === 0 ? 0 : costs.turn) + (isUneven ? costs.turn : 0);

/** Whether a line at the left edge begins a part of the file that is not there yet. */
function isNewPart({ key, indent, isDashed }: WrittenLine, top: Frame): boolean {
  if (key === undefined || indent > 0 || isDashed || !topKeys.includes(key)) return false;
  let outermost = top;
  while (outermost.above) outermost = outermost.above;
  return !hasKey(outermost, key);
}

/** The better one of two layouts that go on in the same way. */
function better(one: State, other: State): State {
  const [best, worse] = one.cost < other.cost ? [one, other] : [other, one];
  const lead = best.data === worse.data ? Infinity : worse.cost - best.cost;
  return { ...best, lead: Math.min(best.lead, lead) };
}

export const settledAt = (top: Frame): State => ({
  top,
  cost: 0,
  wrong: undefined,
  by: 0,
  isUneven: false,
  moved: undefined,
  data: 0,
  lead: Infinity,
});

function depthOf(top: Frame): number {
  let depth = 0;
  for (let frame: Frame | undefined = top; frame; frame = frame.above) depth += 1;
  return depth;
}

/** Where the frames stand: two layouts with the same ones go on in the same way. */
function nameOf(top: Frame): string {
  let name: string = top.open;
  for (let frame: Frame | undefined = top; frame; frame = frame.above)
    name += `${frame.isList ? "-" : ":"}${frame.column}`;
  return name;
}

/** Where a line may begin: where it does, where it would with the lines above it, and where a frame takes it. */
function columnsFor({ top, by }: State, line: WrittenLine): Set<number> {
  const columns = new Set([line.indent, Math.max(0, line.indent + by)]);
  if (line.isInside) return columns;
  for (let frame: Frame | undefined = top; frame; frame = frame.above) {
    if (frame.isList === line.isDashed) columns.add(frame.column);
    if (frame.open === "nothing" || frame.open === "bar") columns.add(frame.column + 2);
  }
  return columns;
}
