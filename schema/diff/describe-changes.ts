import type { Files, Problem } from "../problem.ts";
import { topics, type Change, type Description, type FileState } from "./change.ts";
import { compareProblems } from "./consequences/compare-problems.ts";
import { consequencesOf } from "./consequences/consequences.ts";
import { notesOf } from "./notes.ts";
import { describeDifferences } from "./sentences/describe-differences.ts";
import { replacedChanges } from "./sentences/replaced-files.ts";
import { createSentenceContext } from "./sentences/sentence-context.ts";
import { SiteMemory } from "../site/site-memory.ts";
import { readSide, type Side } from "./side.ts";

interface Options {
  /** The public folder. Both files are checked with it, unless more is known of the file before. */
  readonly files: Files;
  /** What the check said of the file before, where the public folder or the section types were others then. */
  readonly problemsBefore?: readonly Problem[];
  /** Whether the public folder may have been another one, which nobody knows. */
  readonly mayFolderDiffer?: boolean;
  /** Pictures that have another name now, by the name before: visitors see the same. */
  readonly renamedFiles?: ReadonlyMap<string, string>;
  /** Files beside the site file that are others under the same name: `public/art/mark.svg`, `blocks/price-map/PriceMap.tsx`. */
  readonly replacedFiles?: readonly string[];
  /** For a caller that has read the texts already. */
  readonly memory?: SiteMemory;
}

/**
 * What a change of a site file does to the site, as data with sentences for people who cannot read YAML. Never throws, whatever the
 * texts: a file with errors is compared as far as it can be read.
 */
export function describeChanges(beforeText: string, afterText: string, options: Options): Description {
  const { files, problemsBefore, mayFolderDiffer = false, memory = new SiteMemory() } = options;
  const { renamedFiles = new Map(), replacedFiles = [] } = options;
  const before = readSide(beforeText, files, memory, problemsBefore);
  const after = beforeText === afterText && !problemsBefore ? before : readSide(afterText, files, memory);
  const context = createSentenceContext(before, after, renamedFiles);
  const isComparable = before.isReadable && after.isReadable;
  const changes = isComparable ? inOrder([...describeDifferences(context), ...replacedChanges(replacedFiles)]) : [];
  const problems = compareProblems(context.differences, mayFolderDiffer);
  return {
    changes,
    consequences: before === after ? [] : consequencesOf(context.differences, problems),
    notes: notesOf(before, after, context.followed, isComparable && changes.length === 0),
    before: stateOf(before, problems.before),
    after: stateOf(after, after.problems),
  };
}

const inOrder = (changes: readonly Change[]): readonly Change[] =>
  topics.flatMap((topic) => changes.filter((change) => change.topic === topic));

function stateOf({ isReadable }: Side, problems: readonly Problem[]): FileState {
  const count = (severity: Problem["severity"]): number => problems.filter((one) => one.severity === severity).length;
  const errors = count("error");
  return { isReadable, builds: isReadable && errors === 0, errors, warnings: count("warning") };
}
