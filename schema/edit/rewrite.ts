import { dataAt } from "../language/data-at.ts";
import type { Edit, Path } from "../problem.ts";
import { align } from "../reader/align.ts";
import { applyEdits } from "../reader/positions.ts";
import type { Scalar } from "../reader/tree.ts";
import { refuse, type Editable, type EditResult } from "./editable.ts";
import { nameOf, outermostFlow } from "./place/place.ts";
import { set } from "./set.ts";
import { notWritable } from "./write/writable.ts";
import { isPlain, unprintable } from "./write/plain.ts";

/**
 * Replaces characters of a text value, such as a reference in it. The rest stays as it is written, line ends and escapes too, where
 * the new characters can stand there; else the whole value is written anew.
 * @param changes offsets in the value, not in the file
 */
export function rewrite(on: Editable, path: Path, changes: readonly Edit[]): EditResult {
  const value = dataAt(on.value, path);
  const node = on.source.node(path);
  if (typeof value !== "string" || node?.kind !== "scalar") return refuse(`${nameOf(path)} is not a text.`);
  const wanted = applyEdits(value, changes);
  if (wanted === value) return { edits: [] };
  const reason = notWritable(wanted);
  if (reason !== undefined) return refuse(reason);
  const edits = inPlace(node, value, changes);
  const place = outermostFlow(on, path) ? "flow" : "block";
  const isPossible = node.style !== "plain" || isPlain(wanted, place, node.raw);
  return edits && isPossible ? { edits } : set(on, path, wanted);
}

/** The edits of the text as it is written; nothing where it is written in another way than it reads there. */
function inPlace(node: Scalar, value: string, changes: readonly Edit[]): readonly Edit[] | undefined {
  const places = align(node);
  if (!places) return undefined;
  const edits = changes.flatMap(({ start, end, text }) => {
    const [from, last] = [places[start], places[end - 1]];
    const to = end === start ? from : last === undefined ? undefined : last + 1;
    // A line end is written with an indentation.
    if (value.slice(start, end).includes("\n")) return [];
    if (from === undefined || to === undefined || node.raw.slice(from, to) !== value.slice(start, end)) return [];
    // An apostrophe between apostrophes is written as two.
    if (node.style === "single" && value.slice(start, end).includes("'")) return [];
    // At the edge of a line, spaces may belong to the format.
    if (start === end ? !isInside(value, start) : hasSpaceBesideSpace(node.raw, from, to)) return [];
    const written = textIn(node, text);
    return written === undefined ? [] : [{ start: node.start + from, end: node.start + to, text: written }];
  });
  return edits.length === changes.length ? edits : undefined;
}

const isInside = (value: string, at: number): boolean => /\S/.test(value.charAt(at - 1)) && /\S/.test(value.charAt(at));

/** Whether a piece begins or ends with a space that has another one beside it, or nothing. */
const hasSpaceBesideSpace = (raw: string, from: number, to: number): boolean =>
  [raw.slice(Math.max(0, from - 1), from + 1), raw.slice(to - 1, to + 1)].some((edge) => /^\s\s?$/.test(edge));

/** The characters as they are written in the style of a text; nothing where they change more than themselves. */
function textIn({ style }: Scalar, text: string): string | undefined {
  if (/[\n\t]|^ | $|^$/.test(text) || unprintable.test(text)) return undefined;
  if (style === "double" && /["\\]/.test(text)) return undefined;
  return style === "single" ? text.replaceAll("'", "''") : text;
}
