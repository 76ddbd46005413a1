import { oddSpace } from "../../reader/mistakes/odd-space.ts";
import type { Failure } from "../../reader/parsed.ts";
import type { Place } from "../sources/source.ts";
import { isBlank, type Line } from "./line.ts";
import { limits } from "../limits.ts";

const oddLead = new RegExp(`^ *(?:${oddSpace.source})`);

/**
 * Lines that may be to blame: the one named, its neighbors, and the first of the block they belong to. `heads`: the key above
 * that block.
 */
export function suspiciousLines({ positions, line }: Place, failure: Failure): { lines: Line[]; heads: Line[] } {
  const at = positions.lineOf(failure.start);
  const found: Line[] = [];
  const heads: Line[] = [];
  const add = (one: Line | undefined): void => {
    if (one && one.text.length <= limits.lineLength && !isBlank(one) && !found.some(({ index }) => index === one.index))
      found.push(one);
  };
  const near = (step: number): Line | undefined => {
    for (let index = at + step; index >= 0 && index < positions.lines; index += Math.sign(step))
      if (!isBlank(line(index))) return line(index);
    return undefined;
  };
  add(line(at));
  add(near(-1));
  add(near(1));
  // A space that is none, at the start of a line, shows its effect far below.
  for (let index = 0; index < positions.lines && found.length < 8; index += 1)
    if (oddLead.test(line(index)?.text ?? "")) add(line(index));
  const named = isBlank(line(at)) ? near(1) : line(at);
  // A long text whose key moved to the left ends where its block goes on, far below.
  for (let index = at - 1; index >= 0 && index > at - 60; index -= 1) {
    const above = line(index);
    if (above?.key === undefined || !/^[|>][+-]?$/.test(above.value) || above.indent >= (named?.indent ?? 0)) continue;
    if (above.indent === 0) add(above);
    break;
  }
  // The first line of the list or the keys that the named line belongs to.
  for (let index = at - 1; index >= 0 && index > at - 60; index -= 1) {
    const above = line(index);
    if (
      !above ||
      isBlank(above) ||
      above.key === undefined ||
      above.value !== "" ||
      above.indent >= (named?.indent ?? 0)
    )
      continue;
    for (let next = index + 1; next <= at; next += 1)
      if (!isBlank(line(next))) {
        add(line(next));
        break;
      }
    heads.push(above);
    break;
  }
  return { lines: found, heads };
}
