import { listing, naming } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { noun } from "../words.ts";

/**
 * Keys that are none, where as many are missing: they are those, by names that nobody here knows. Which is which, only the author can
 * say. `unknown`: what is said of each key.
 */
export function explainRenamed(
  { value }: Context,
  path: Path,
  unknown: readonly Problem[],
  missing: readonly string[],
): Problem | undefined {
  const [first] = unknown;
  const isPlain = unknown.every(({ code, fixes = [] }) => code === "shape/unknown-key" && fixes.length === 0);
  if (!first || unknown.length < 2 || unknown.length !== missing.length || !isPlain) return undefined;
  const keys = unknown.map(({ at }) => String(at?.at(-1) ?? ""));
  return {
    ...first,
    message: naming(keys, (names) => `${names} are no keys of ${noun(value, path)}: it needs ${listing(missing)}.`),
    help: `Write ${listing(missing)} in place of them.`,
    related: unknown.slice(1).map(({ range }) => ({ message: "nor is this one", range })),
  };
}
