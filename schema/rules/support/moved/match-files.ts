import { intoGroup } from "../group-by.ts";
import { baseOf, stemOf } from "../public/file-path.ts";
import { isBeside, likely, likeness, surely } from "./file-likeness.ts";
import type { LostFile } from "./lost-files.ts";

/** A file that is missing, and those that it may be now. */
export interface MatchedFile {
  readonly file: LostFile;
  readonly to: readonly string[];
  /** Whether it was renamed: `likely` where several may be it, `unsure` where the names say little. */
  readonly is: "sure" | "likely" | "unsure";
}

interface Pair {
  readonly file: LostFile;
  readonly to: string;
  readonly likeness: number;
}

/** Of so many pairs all names are compared: about a tenth of a second. Of more only those that are equal but for the folder or the ending. */
const maxPairs = 40_000;

/** Finds what became of each missing file: the likest pairs first, each file once, so that several may be renamed at a time. */
export function matchFiles(lost: readonly LostFile[], free: readonly string[]): readonly MatchedFile[] {
  const byStem = new Map<string, string[]>();
  for (const name of free) intoGroup(byStem, stemOf(baseOf(name)), name);
  const isMany = lost.length * free.length > maxPairs;
  const pairs = lost.flatMap((file) =>
    (byStem.get(stemOf(baseOf(file.name))) ?? (isMany ? [] : free)).flatMap((to): Pair[] => {
      const like = likeness(file.name, to);
      return like > 0 ? [{ file, to, likeness: like }] : [];
    }),
  );
  const matched: MatchedFile[] = [];
  let left: readonly Pair[] = pairs.toSorted((one, other) => other.likeness - one.likeness);
  for (let [best] = left; best; [best] = left) {
    const { file, likeness: most } = best;
    const equal = left.filter((one) => one.file === file && one.likeness === most);
    const rivals = left.filter((one) => one.file !== file && one.to === best.to && one.likeness === most);
    const isAlone = equal.length === 1 && rivals.length === 0;
    // Where nothing but the folder is alike, what is named is the only one that is left.
    if (isAlone || most >= likely)
      matched.push({
        file,
        to: equal.map(({ to }) => to),
        is: isTold(best) ? (isAlone && !mayLackFolder(best) ? "sure" : "likely") : "unsure",
      });
    left = left.filter((one) => one.file !== file && !(isAlone && one.to === best.to));
  }
  return matched;
}

/** A picture that one place names may just not be there yet, unless its name says what it is now. */
const isTold = ({ file: { name, uses }, to, likeness: like }: Pair): boolean =>
  like >= surely || uses.length > 1 || (like >= likely && isBeside(name, to));

/** One place that names no folder may just leave it out. */
const mayLackFolder = ({ file: { name, uses }, to }: Pair): boolean => uses.length === 1 && baseOf(to) === name;
