import { isError, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { isBlankLine } from "../reader/lines.ts";
import type { TreeSource } from "../reader/source.ts";
import { maxRelated } from "./support/group-by.ts";

/**
 * One problem for all comments that stand for lines which were left out, and for what the file names and lacks: it was in these lines.
 * Without a page that it needs, the site cannot be shown: the comment is an error then.
 */
export function joinLeftOut(found: readonly Problem[], source: TreeSource): readonly Problem[] {
  const comments = found.filter(({ code }) => code === "yaml/left-out");
  const [first, ...others] = comments;
  if (!first) return found;
  const missing = found.filter(
    (one) => isError(one) && (isMissing(one) || comments.some((comment) => isBesideGap(one, comment, source))),
  );
  if (missing.length === 0 && others.length === 0) return found;
  const gone = new Set([...missing, ...others]);
  const related = [
    ...others.map(({ range }) => ({ message: "here too", range })),
    ...missing.map(({ label = "not in it", range }) => ({ message: label, range })),
  ].slice(0, maxRelated);
  const severity = missing.length > 0 ? "error" : first.severity;
  return found.flatMap((one) => (gone.has(one) ? [] : one === first ? [{ ...one, severity, related }] : [one]));
}

/** Whether something is named that is not in the file, and nothing like it is. */
function isMissing({ code, fixes = [] }: Problem): boolean {
  const { asksForMissing, lacksRest } = kindOf(code);
  return (asksForMissing === true || lacksRest === true) && fixes.length === 0;
}

/** Whether something is missing where lines do not count that may hold it. */
export function isBesideGap({ code, at, range }: Problem, { range: gap }: Problem, source: TreeSource): boolean {
  const { isAbsence, lacks, concernsWholeFile } = kindOf(code);
  if (concernsWholeFile || !(isAbsence || lacks)) return false;
  if (at?.length === 0) return true;
  const { positions } = source;
  const node = at && source.node(at);
  const end = node ? positions.lineOf(node.end) + 1 : range.end.line;
  let last = Math.max(range.end.line, end);
  while (last < gap.start.line - 1 && isBlankLine(positions.lineText(last))) last += 1;
  return gap.start.line <= last + 1 && gap.end.line >= Math.min(range.start.line, end) - 1;
}
