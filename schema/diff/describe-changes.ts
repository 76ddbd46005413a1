import type { Files, Problem } from "../problem.ts";
import type { Description, FileState } from "./change.ts";
import { consequencesOf } from "./consequences/consequences.ts";
import { notesOf } from "./notes.ts";
import { describeDifferences } from "./sentences/describe-differences.ts";
import { createSentenceContext } from "./sentences/sentence-context.ts";
import { SiteMemory } from "../site/site-memory.ts";
import { readSide, type Side } from "./side.ts";

interface Options {
  /** The public folder. Both files are checked with it: pictures are not compared. */
  readonly files: Files;
  /** For a caller that has read the texts already. */
  readonly memory?: SiteMemory;
}

/**
 * What a change of a site file does to the site, as data with sentences for people who cannot read YAML. Never throws, whatever the
 * texts: a file with errors is compared as far as it can be read.
 */
export function describeChanges(
  beforeText: string,
  afterText: string,
  { files, memory = new SiteMemory() }: Options,
): Description {
  const before = readSide(beforeText, files, memory);
  const after = beforeText === afterText ? before : readSide(afterText, files, memory);
  const context = createSentenceContext(before, after);
  const isComparable = before.isReadable && after.isReadable;
  const changes = isComparable ? describeDifferences(context) : [];
  return {
    changes,
    consequences: before === after ? [] : consequencesOf(context.differences),
    notes: notesOf(before, after, context.followed, isComparable && changes.length === 0),
    before: stateOf(before),
    after: stateOf(after),
  };
}

function stateOf({ problems, isReadable }: Side): FileState {
  const count = (severity: Problem["severity"]): number => problems.filter((one) => one.severity === severity).length;
  const errors = count("error");
  return { isReadable, builds: isReadable && errors === 0, errors, warnings: count("warning") };
}
