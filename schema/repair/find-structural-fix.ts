import { isMap, type DataMap, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Candidate } from "../reader/candidate.ts";
import type { Parse } from "../reader/parsed.ts";
import { Positions } from "../reader/positions.ts";
import { TreeSource } from "../reader/source.ts";
import type { TreeNode } from "../reader/tree.ts";
import { valuesOf } from "../reader/value.ts";
import { limits } from "./limits.ts";
import { groupsOfLines } from "./groups-of-lines.ts";
import { stretchesAround, type Stretch } from "./regions/stretch.ts";
import { hasFreeKeys } from "./regions/top-key.ts";
import type { Scorer } from "./scorer.ts";
import { search } from "./search.ts";
import { namesInFile, type NamesInFile } from "./sources/names-in-file.ts";
import { proposalsIn } from "./structural-proposals.ts";

interface Means {
  /** Where keys are free, as those of constants are, lines may fit the language in several places. */
  readonly isAmongNames: boolean;
  readonly names: NamesInFile;
  readonly parse: Parse;
  readonly scorer: Scorer;
}

/**
 * One small change to lines near the first problem that repairs everything around it: lines moved to the left or the right, a
 * dash, a line that is repeated. Nothing where the problems say more by themselves.
 */
export function findStructuralFix(
  text: string,
  problems: readonly Problem[],
  parse: Parse,
  scorer: Scorer,
): Candidate | undefined {
  const errors = problems.filter(isGrave);
  const groups = groupsOfLines(errors);
  if (groups.length === 0 || errors.length > limits.structuralProblems) return undefined;
  const positions = new Positions(text);
  const names = namesInFile(text);
  for (const [first] of groups.slice(0, limits.structuralGroups)) {
    if (!first) continue;
    const stretches = stretchesAround(positions, first.range.start.line - 1);
    const isAmongNames = hasFreeKeys(text, first.range.start.offset);
    const found = fixAround(first, stretches, errors, { isAmongNames, names, parse, scorer });
    if (found) return found;
  }
  return undefined;
}

/** The change to the lines around a problem. `stretches`: from the whole block around it to the smallest. */
function fixAround(
  first: Problem,
  stretches: readonly Stretch[],
  errors: readonly Problem[],
  means: Means,
): Candidate | undefined {
  for (const stretch of stretches) {
    const { start: by, text: lines } = stretch;
    const inside = errors.filter(({ range }) => range.start.offset >= by && range.start.offset <= by + lines.length);
    const wrong = inside.filter(({ code }) => kindOf(code).isStructural);
    const isExplained = wrong.length === 1 && (kindOf(first.code).explainsItself || first.fixes !== undefined);
    if (isExplained && !means.isAmongNames) return undefined;
    const chosen = searchStretch(stretch, wrong, isExplained, means);
    if (chosen)
      return {
        ...chosen,
        start: chosen.start + by,
        end: chosen.end + by,
        edits: chosen.edits.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by })),
      };
    // A smaller block may hold one mistake of several.
    if (wrong.length < 2) return undefined;
  }
  return undefined;
}

const isGrave = ({ code, severity }: Problem): boolean => severity === "error" || kindOf(code).isStructural === true;

/**
 * The change, at its place in the stretch.
 * @param isExplained whether the problem says all there is, unless more of the names that the file uses are defined after the change
 */
function searchStretch(
  stretch: Stretch,
  problems: readonly Problem[],
  isExplained: boolean,
  { isAmongNames, names, parse, scorer }: Means,
): Candidate | undefined {
  const before = examine(stretch, stretch.text, parse, scorer);
  if (!before || before.problems === 0) return undefined;
  const countUndefined = (text: string): number => names.countUndefined(stretch.head + text, parse);
  const undefinedBefore = isExplained ? countUndefined(stretch.text) : 0;
  if (isExplained && undefinedBefore === 0) return undefined;
  const saysMore = (changed: string): boolean => !isExplained || countUndefined(changed) < undefinedBefore;
  const winner = search({
    text: stretch.text,
    proposals: proposalsIn(stretch, problems, names),
    screen({ changed }) {
      if (!fits(stretch, changed, parse, scorer)) return undefined;
      const after = examine(stretch, changed, parse, scorer);
      // Lines that became part of a text above them explain nothing.
      const isWhole = after?.problems === 0 && after.size >= before.size;
      return isWhole && saysMore(changed) ? 0 : undefined;
    },
    rate: ({ changed }) => [countUndefined(changed)],
    isPerfect: ({ changed }) => !isAmongNames || countUndefined(changed) === 0,
    tries: { left: limits.structuralTries },
    maxRated: limits.structuralRated,
  });
  return winner?.trial.candidate;
}

/** The data of a stretch with another text, and its source; nothing where it cannot be read. */
function dataOf(
  { head }: Stretch,
  text: string,
  parse: Parse,
): { value: DataMap; source: TreeSource; root: TreeNode; problems: readonly Problem[] } | undefined {
  const { root, failures, tooDeepAt } = parse(head + text);
  if (!root || failures.length > 0 || tooDeepAt !== undefined) return undefined;
  const source = new TreeSource(head + text, "", root);
  const { value, problems } = valuesOf(root, source);
  return isMap(value) ? { value, source, root, problems } : undefined;
}

/** How many problems a stretch has with another text, and how many keys and texts. What is missing from its head is not counted. */
function examine(
  stretch: Stretch,
  text: string,
  parse: Parse,
  { shape }: Scorer,
): { problems: number; size: number } | undefined {
  const data = dataOf(stretch, text, parse);
  if (!data) return undefined;
  const { value, source, root, problems } = data;
  const wrong = shape(value, source).filter((problem) => {
    const isOfHead = problem.range.start.line <= stretch.depth || problem.at?.length === 0;
    return isGrave(problem) && !(isOfHead && kindOf(problem.code).isAbsence);
  });
  return { problems: problems.length + wrong.length, size: sizeOfTree(root) };
}

/** Whether a stretch may have no problems with another text, as far as the schema says: most trials end here. */
function fits(stretch: Stretch, text: string, parse: Parse, { mistakesOf }: Scorer): boolean {
  const data = dataOf(stretch, text, parse);
  if (!data || data.problems.length > 0) return false;
  const isInHead = (path: Problem["at"] = []): boolean => data.source.locate(path, "key").start.line <= stretch.depth;
  return mistakesOf(data.value).every(
    ({ path, keyword }) => path.length === 0 || (keyword !== "additionalProperties" && isInHead(path)),
  );
}

/** How many keys there are, and items that are texts. */
function sizeOfTree(node: TreeNode): number {
  if (node.kind === "list") return node.items.reduce((sum, item) => sum + (sizeOfTree(item) || 1), 0);
  if (node.kind === "map") return node.pairs.reduce((sum, { value }) => sum + 1 + sizeOfTree(value), 0);
  return 0;
}
