import { findThingAt, type ReferenceIndex } from "../reference-index.ts";
import type { Range } from "../../problem.ts";
import type { Thing } from "./thing.ts";

/**
 * The thing that begins on the line of an offset, or has its name there. Of several the smallest one around the offset; the largest
 * where none is, as at the dash of an item. A picture has no line of its own: it is meant where it is named.
 */
export function thingOnLine(index: ReferenceIndex, offset: number): Thing | undefined {
  const named = findThingAt(index, offset)?.thing;
  if (named?.kind === "picture") return named;
  const { site, things } = index;
  const { source } = site;
  const { line } = source.rangeAt(offset, offset).start;
  const here = things.filter(isWhole).flatMap((thing): { thing: Thing; range: Range }[] => {
    const { nameAt } = thing;
    const range = source.locate(thing.at, "pair");
    const isNamed = nameAt !== undefined && source.locate(nameAt.path, nameAt.spot).start.line === line;
    return isNamed || range.start.line === line ? [{ thing, range }] : [];
  });
  const sorted = here.toSorted((one, other) => lengthOf(one.range) - lengthOf(other.range));
  const around = sorted.find(({ range }) => range.start.offset <= offset && offset <= range.end.offset);
  return (around ?? sorted.at(-1))?.thing;
}

/** Not a line of an entry, nor an anchor of what is called by its key: a shared section, an entry. */
const isWhole = ({ kind, at }: Thing): boolean =>
  kind !== "picture" && kind !== "field" && (kind !== "anchor" || at[0] === "routes");

const lengthOf = ({ start, end }: Range): number => end.offset - start.offset;
