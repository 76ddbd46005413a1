import { replace } from "../explain/fixes.ts";
import { inQuotes, quote } from "../explain/words.ts";
import type { Path, Problem } from "../problem.ts";
import { isEmpty, type TreeSource } from "../reading/source.ts";
import type { Pair } from "../reading/tree.ts";

/** A text between braces that a comma cut: `{ body: Fresh, and warm }` has the key “and warm”. */
interface CutText {
  readonly problem: Problem;
  /** The keys that are pieces of it. */
  readonly pieces: readonly string[];
}

/** What follows commas in texts of the braces at a path. `known`: keys that may stand there. */
export function textsCutByCommas(source: TreeSource, path: Path, known: readonly string[]): CutText[] {
  const node = source.node(path);
  if (node?.kind !== "map" || !node.flow) return [];
  const isPiece = ({ name, value }: Pair): boolean => isEmpty(value) && !known.includes(name);
  return node.pairs.flatMap((pair, index): CutText[] => {
    const pieces: Pair[] = [];
    for (const next of node.pairs.slice(index + 1)) {
      if (!isPiece(next)) break;
      pieces.push(next);
    }
    const [first, last] = [pieces[0], pieces.at(-1)];
    const { value } = pair;
    if (!first || !last || value.kind !== "scalar" || value.style !== "plain" || value.raw === "") return [];
    const at = { start: value.start, end: last.key.end };
    const text = source.text.slice(at.start, at.end);
    const written = inQuotes(text.replace(/\s*\n\s*/g, " "));
    return [
      {
        pieces: pieces.map(({ name }) => name),
        problem: {
          code: "yaml/text-needs-quotes",
          severity: "error",
          message: `“${pair.name}” needs quotes here: between braces, a comma ends the text.`,
          label: "cut off by the comma",
          help: `Put it in quotes:\n${pair.name}: ${written}`,
          range: source.rangeAt(first.key.start, last.key.end),
          at: [...path, pair.name],
          related: [
            { message: `the text ends before ${quote(first.name)}`, range: source.rangeAt(value.start, value.end) },
          ],
          fixes: replace("Put it in quotes", "safe", at, written),
        },
      },
    ];
  });
}
