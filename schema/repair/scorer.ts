import { isMap, type DataMap, type Path, type Problem } from "../problem.ts";
import type { Parsed } from "../reader/parsed.ts";
import { TreeSource } from "../reader/source.ts";
import { itemsInTexts } from "../reader/mistakes/split-items.ts";
import { valuesOf } from "../reader/value.ts";

/** How far data fits the language. `check.ts` passes it in. */
export interface Scorer {
  /** The mistakes of data, as the compiled schema reports them. */
  mistakesOf(value: DataMap): readonly { readonly path: Path; readonly keyword: string }[];
  /** How many mistakes data has that may be a piece of a file. */
  countMistakes(value: DataMap): number;
  /** The problems of data, at their places. May change the data. */
  shape(value: DataMap, source: TreeSource): readonly Problem[];
}

/** How much a text is at odds with the language. A text that cannot be read at all is worse than any that can. */
export function costOf(parsed: Parsed, { countMistakes }: Scorer): number {
  if (parsed.tooDeepAt !== undefined || !parsed.root) return 1e9;
  const { value, problems } = valuesOf(parsed.root, new TreeSource("", "", parsed.root));
  return (
    parsed.failures.length * 1000 +
    (problems.length + itemsInTexts(parsed.root)) * 3 +
    (isMap(value) ? countMistakes(value) : 1000)
  );
}
