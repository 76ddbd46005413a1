import { kindsOfKey } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { costOfEnd, costs, hasKey, isUnknown, resolve, takes, within, type Frame } from "./frame.ts";
import type { WrittenLine } from "./written-line.ts";

/** Where a line came to stand, and what is wrong with that. */
export interface Placed {
  readonly top: Frame;
  readonly cost: number;
}

/** Puts a line at a column, below what stands in frames already. */
export function place(top: Frame, line: WrittenLine, column: number): Placed {
  if (line.isInside) return { top, cost: 0 };
  if (top.open === "bar" && column > top.column)
    return {
      top,
      cost:
        isLikeKey(line) || (column !== line.indent && isOwnKey(line))
          ? column === line.indent
            ? costs.odd
            : costs.stray
          : 0,
    };
  let [frame, cost] = [top, 0];
  while (frame.above && frame.column > column) {
    cost += costOfEnd(frame);
    frame = frame.above;
  }
  // A list as far to the left as its key ends with the next key.
  if (frame.isList && !line.isDashed && frame.above && frame.column === column) {
    cost += costOfEnd(frame);
    frame = frame.above;
  }
  const own = line.isDashed ? placeItem(frame, line, column) : placeKey(frame, line, column);
  return { top: own.top, cost: cost + own.cost };
}

const isLikeKey = ({ key }: WrittenLine): boolean => key !== undefined && kindsOfKey(key) !== undefined;

/** `q: Is there parking?`: a line that looks like a key of the author's own is not moved into a text. */
const isOwnKey = ({ key = "" }: WrittenLine): boolean => /^[a-z][\w-]*$/.test(key);

const unreadable = (top: Frame): Placed => ({ top, cost: costs.unreadable });

function placeKey(frame: Frame, line: WrittenLine, column: number): Placed {
  if (line.key === undefined)
    return frame.open === "words" && column > frame.column ? { top: frame, cost: costs.misfit } : unreadable(frame);
  if (!frame.isList && column === frame.column) {
    const empty = costOfEmpty(frame);
    const { top, cost } = withKey(frame, line, line.key);
    return { top, cost: cost + empty };
  }
  if (frame.open !== "nothing" || !frame.inner) return unreadable(frame);
  return child(frame, frame.inner, line, line.key, column);
}

/** A key without a value that another key follows. */
const costOfEmpty = ({ open, inner, keys }: Frame): number => (open === "nothing" && keys && inner ? costs.empty : 0);

/** The first key of a set of keys. */
function child(above: Frame, written: Field, line: WrittenLine, key: string, column: number): Placed {
  const map: Frame = {
    above: { ...above, open: "keys" },
    isList: false,
    column,
    line: line.index,
    written,
    field: resolve(written),
    keys: undefined,
    open: "keys",
    inner: undefined,
  };
  const { top, cost } = withKey(map, line, key);
  return { top, cost: cost + (takes(written, "keys") ? 0 : costs.misfit) };
}

/** A frame with one key more. */
function withKey(frame: Frame, line: WrittenLine, key: string): Placed {
  const isTwice = hasKey(frame, key);
  // The type of a section says which keys it has.
  const chooses = key === "type" || key === "use";
  const field = chooses ? resolve(frame.written, { [key]: line.value }) : frame.field;
  const inner = within(field, key);
  const misfit = isUnknown(field) ? costs.stray : isUnknown(inner) ? costs.misfit : 0;
  return {
    // One by one, as a copy by a spread takes several times as long.
    top: {
      above: frame.above,
      isList: frame.isList,
      column: frame.column,
      line: frame.line,
      written: frame.written,
      field,
      keys: { key, before: frame.keys, count: (frame.keys?.count ?? 0) + 1 },
      open: line.kind,
      inner,
    },
    cost: isTwice || !takes(inner, line.kind, line.braced) ? costs.misfit : misfit,
  };
}

function placeItem(frame: Frame, line: WrittenLine, column: number): Placed {
  if (frame.isList && frame.column === column) return item(frame, line);
  const { inner } = frame;
  if (frame.isList || frame.open !== "nothing" || column < frame.column || !inner) return unreadable(frame);
  const list: Frame = {
    above: { ...frame, open: "list" },
    isList: true,
    column,
    line: line.index,
    written: inner,
    field: resolve(inner),
    keys: undefined,
    open: "list",
    inner: undefined,
  };
  const { top, cost } = item(list, line);
  return { top, cost: cost + (takes(inner, "list") ? 0 : costs.misfit) };
}

/** An item of a list: what stands behind the dash. */
function item(list: Frame, line: WrittenLine): Placed {
  const inner = within(list.field, 0);
  if (line.key !== undefined)
    return child(
      { ...list, inner, open: "nothing" },
      inner,
      line,
      line.key,
      list.column + line.contentAt - line.start - line.indent,
    );
  const misfit = isUnknown(list.field) ? costs.stray : 0;
  return {
    top: { ...list, inner, open: line.kind },
    cost: takes(inner, line.kind, line.braced) ? misfit : costs.misfit,
  };
}
