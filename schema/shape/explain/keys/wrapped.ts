import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import { naming, quote } from "../../../language/words.ts";
import { isMap, type Fix, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { linesOf, shiftLines } from "../fixes.ts";
import { mapAt } from "../map-at.ts";
import { noun } from "../words.ts";

interface Wrapped {
  readonly key: string;
  /** The keys that stand inside it, and belong beside it. */
  readonly inner: readonly string[];
  readonly problem: Problem;
}

/** Keys inside one that is not known here: `seo: { title: …, description: … }` in place of `title` and `description`. */
export function explainWrapped(context: Context, path: Path, key: string): Wrapped | undefined {
  const { value, source } = context;
  const at = [...path, key];
  const held = dataAt(value, at);
  const inner = isMap(held) ? Object.keys(held) : [];
  const present = mapAt(value, path);
  const field = fieldAt(value, path) ?? {};
  const known = knownKeys(field);
  const isOwn = inner.every((name) => known.includes(name) && !Object.hasOwn(present, name));
  const isMissing = inner.some((name) => field.required?.includes(name) === true);
  if (inner.length === 0 || !isOwn || (inner.length < 2 && !isMissing)) return undefined;
  return {
    key,
    inner,
    problem: {
      code: "shape/misplaced-key",
      severity: "error",
      message: naming(
        inner,
        (names) =>
          `${names} ${inner.length === 1 ? "belongs" : "belong"} in ${noun(value, path)} itself, not inside ${quote(key, 20)}.`,
        3,
      ),
      label: "not needed",
      help: `Delete the line ${quote(`${key}:`)}, and move the lines below it to the left.`,
      range: source.locate(at, "key"),
      at,
      fixes: unwrap(context, at),
    },
  };
}

/** Writes the first inner key in place of the one around it, and moves the lines below to the left. */
function unwrap({ source }: Context, at: Path): readonly Fix[] {
  const pair = source.pair(at);
  const node = source.node(at);
  const first = node?.kind === "map" && !node.flow ? node.pairs[0] : undefined;
  if (!pair || !first) return [];
  const { positions, text } = source;
  const [own] = linesOf(source, pair.key);
  const [, last] = linesOf(source, pair.value);
  const by = positions.position(pair.key.start).column - positions.position(first.key.start).column;
  if (by >= 0 || positions.lineOf(first.key.start) !== own + 1) return [];
  const written = text.slice(first.key.start, first.key.end);
  return [
    {
      title: `Write them without “${String(at.at(-1))}”`,
      safety: "review",
      edits: [{ start: pair.key.start, end: first.key.end, text: written }, ...shiftLines(source, own + 2, last, by)],
    },
  ];
}
