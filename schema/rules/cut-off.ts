import { isError, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { seemsUnused } from "../problems/tally.ts";
import type { TreeSource } from "../reader/source.ts";

/**
 * So many things that a file names and lacks are not written yet, or are gone with its end: fewer where its last entry lacks a part, and
 * more where the last line seems whole.
 */
const many = 3;
const manyBesidePart = 2;
const manyBesideWhole = 6;

/** So many links to several pages that are not there are no draft. */
const manyPlaces = 10;

/** Whether a line has four words or more and nothing that ends a sentence or a text. */
const isOpenSentence = (line: string): boolean =>
  line.trim().split(" ", 4).length === 4 && /[^\s.!?…:;)\]}"'”’]$/.test(line.trim());

/**
 * One problem for all that follows from the end of the file being gone: what is wrong with the line in the middle of which it ends, and
 * what the file names that may have stood further below. A file that was written to its end has a line break there.
 */
export function joinCutOff(found: readonly Problem[], source: TreeSource): readonly Problem[] {
  const { text, positions } = source;
  const hasEnd = text.slice(text.trimEnd().length).includes("\n");
  if (hasEnd || !found.some(isError)) return found;
  const lastLine = positions.lineOf(text.length) + 1;
  const isLast = ({ range }: Problem): boolean => range.end.line === lastLine;
  const endAbove = text.slice(0, positions.startOf(lastLine - 1)).trimEnd().length;
  const reachesEnd = ({ at }: Problem): boolean => at !== undefined && (source.node(at)?.end ?? 0) >= endAbove - 1;
  const mayFollow = (one: Problem): boolean => {
    if (seemsUnused(one)) return true;
    const { asksForMissing, lacksRest, isAbsence } = kindOf(one.code);
    return asksForMissing === true || lacksRest === true || (isAbsence === true && reachesEnd(one));
  };
  const ofLine = found.filter(isLast);
  const followers = found.filter((one) => !isLast(one) && mayFollow(one));
  const missing = followers.filter(isError);
  // What has a fix is misspelt rather than gone.
  const lost = missing.filter(({ fixes = [] }) => fixes.length === 0);
  // A line in whose last word something is wrong, in a file that lacks more.
  const isCutShort = ({ code, range, fixes = [] }: Problem): boolean => {
    const { isStructural, isAboutName, misreadsLine } = kindOf(code);
    const isOfLastWord = range.end.offset === text.trimEnd().length;
    const isOdd = isStructural === true || (isAboutName === true && isOfLastWord);
    if (followers.length > 0 && fixes.length === 0 && isOdd) return true;
    return lost.length > 0 && isOfLastWord && (isOdd || misreadsLine === true);
  };
  const unfinished = ofLine.find(({ code }) => kindOf(code).mayBeUnfinished) ?? ofLine.find(isCutShort);
  // A draft may name pages that are yet to be written: then its last line and its last entry are whole.
  const lacksPart = missing.some((one) => kindOf(one.code).isAbsence === true && reachesEnd(one));
  const endsBetweenWords = /\S $/.test(text) && lost.length > 0;
  const isOpen = lacksPart || isOpenSentence(positions.lineText(lastLine - 1));
  const places = missing.reduce((sum, { related = [] }) => sum + related.length + 1, 0);
  const isMuch = missing.length >= (lacksPart ? manyBesidePart : many);
  const isNamedOften = missing.length > 1 && places >= manyPlaces;
  const isCut =
    endsBetweenWords || (isOpen ? isMuch || isNamedOften : lost.length >= manyBesideWhole || (isMuch && isNamedOften));
  if (!unfinished && !isCut) return found;
  const gone = new Set([...ofLine, ...followers]);
  const [only] = ofLine.length === 1 ? ofLine : [];
  const line = positions.startOf(lastLine - 1);
  const start = line + (/^\s*/.exec(text.slice(line))?.[0].length ?? 0);
  const whole = "The rest may be lost, as after a broken download or a merge: get the whole file again.";
  return [
    ...found.filter((one) => !gone.has(one)),
    {
      code: "file/cut-off",
      severity: "error",
      message: unfinished
        ? "The file ends in the middle of this line."
        : `The file seems to end too early: ${missing.length === 1 ? "something that it names is" : `${missing.length} things that it names are`} not in it.`,
      label: "the file ends here",
      help:
        only?.help === undefined
          ? `${whole} Or write what is missing.`
          : `${whole} Or, where nothing is missing: ${only.help}`,
      range: source.rangeAt(start, text.trimEnd().length),
      ...(unfinished?.at && { at: unfinished.at }),
      related: missing.slice(0, 8).map(({ label, range }) => ({ message: label ?? "not in it", range })),
      fixes: followers.length === 0 ? (only?.fixes ?? []) : [],
    },
  ];
}
