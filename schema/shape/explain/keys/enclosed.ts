import { dataAt } from "../../../language/data-at.ts";
import { childField, fieldAt, fieldFor, knownKeys } from "../../../language/descriptor.ts";
import { naming } from "../../../language/words.ts";
import { isMap, type Fix, type Path, type Problem } from "../../../problem.ts";
import type { MapNode, Pair } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { linesOf, shiftLines } from "../fixes.ts";
import { keyOf, noun } from "../words.ts";
import { homeOf } from "./homes.ts";

interface Enclosed {
  readonly keys: readonly string[];
  readonly problem: Problem;
}

/** Several keys that belong inside one that is not written: `caption`, `columns` and `rows` without `table:` above them. */
export function explainEnclosed(context: Context, path: Path, unknown: readonly string[]): Enclosed | undefined {
  const homes = unknown.map((key) => ({ key, home: homeOf(context, path, key) }));
  const inner = homes.find(({ home }) => home?.kind === "beside" && home.path.length === path.length + 1)?.home?.path;
  const node = context.source.node(path);
  if (!inner || node?.kind !== "map" || isMap(dataAt(context.value, inner))) return undefined;
  const own = fieldFor(childField(fieldAt(context.value, path) ?? {}, keyOf(inner)) ?? {}, null);
  const isInside = (home: Path | undefined): boolean => home?.join("/") === inner.join("/");
  const keys = homes
    .filter(({ key, home }) => isInside(home?.path) || (!home && knownKeys(own).includes(key)))
    .map(({ key }) => key);
  const pairs = node.pairs.filter(({ name }) => keys.includes(name));
  const first = pairs[0];
  if (pairs.length < 2 || !first || dataAt(context.value, inner) !== undefined) return undefined;
  const name = keyOf(inner);
  return {
    keys,
    problem: {
      code: "shape/misplaced-key",
      severity: "error",
      message: naming(
        keys,
        (names) => `${names} do not belong in ${noun(context.value, path)}, but inside “${name}”.`,
        4,
      ),
      label: `belongs inside “${name}”`,
      help: node.flow
        ? `Put them in braces of their own: ${name}: { ${first.name}: …, … }`
        : `Write “${name}:” above them, and indent them two spaces further.`,
      range: context.source.rangeAt(first.key.start, first.key.end),
      at: [...path, first.name],
      fixes: enclose(context, name, pairs, node),
    },
  };
}

/** Writes the key above the lines and moves them to the right, or before them in braces, where they stand together. */
function enclose(
  { source }: Context,
  name: string,
  pairs: readonly Pair[],
  { pairs: all, flow }: MapNode,
): readonly Fix[] {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || all.indexOf(last) - all.indexOf(first) !== pairs.length - 1) return [];
  if (flow) {
    const { start } = first.key;
    const { end } = last.value;
    const edits = [
      { start, end: start, text: `${name}: { ` },
      { start: end, end, text: " }" },
    ];
    return [{ title: `Write “${name}: { … }” around them`, safety: "review", edits }];
  }
  const [top] = linesOf(source, first.key);
  const [, bottom] = linesOf(source, last.value.end > last.key.end ? last.value : last.key);
  const start = source.positions.startOf(top);
  const lead = source.text.slice(start, first.key.start);
  if (lead.trim() !== "") return [];
  const above = { start, end: start, text: `${lead}${name}:\n` };
  const moved = shiftLines(source, top, bottom, 2);
  const edits = [{ ...above, text: `${above.text}  ` }, ...moved.slice(1)];
  return [{ title: `Write “${name}:” above`, safety: "review", edits }];
}
