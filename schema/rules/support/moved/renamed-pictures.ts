import type { WrittenPicture } from "../../../site/pictures/written-pictures.ts";
import { replaceable } from "../../../site/addresses/built-names.ts";
import { writeFollowers } from "../../../refactor/by-hand/write-followers.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { rangeOf } from "../images/picture-range.ts";
import { isSameWord, wordsOf } from "../names/only-free-name.ts";
import { renamed } from "./renamed.ts";

/** A picture that has another name in the public folder than in the file. */
export interface RenamedPicture {
  readonly uses: readonly WrittenPicture[];
  readonly problem: Finding;
}

/** The folder and the ending of a file: `art/*.svg`. */
const kindOf = (name: string): string => name.replace(/(?<=^|\/)[^/]*(?=\.[^./]+$)/, "*").toLowerCase();

/**
 * Pictures that were renamed in the public folder: the only one of its folder and ending that is missing there, beside the only one
 * that the file does not name.
 * @param lost the pictures that are not there, and that no file has nearly the name of
 */
export function renamedPictures(context: Context, lost: readonly WrittenPicture[]): readonly RenamedPicture[] {
  const { files, source } = context;
  if (lost.length === 0) return [];
  const byKind = new Map<string, WrittenPicture[]>();
  for (const one of lost) intoGroup(byKind, kindOf(one.src), one);
  const own = new Set<string>(replaceable);
  const written = source.text.normalize();
  const unused = files
    .list()
    .filter((name) => !own.has(name) && !written.includes(name.slice(name.lastIndexOf("/") + 1)));
  return [...byKind].flatMap(([kind, uses]): RenamedPicture[] => {
    const [first] = uses;
    const [only, other] = unused.filter((name) => kindOf(name) === kind);
    if (!first || only === undefined || other !== undefined || uses.some(({ src }) => src !== first.src)) return [];
    // A picture that one place names may just not be there yet.
    if (uses.length === 1 && !haveCommonWord(first.src, only)) return [];
    const replacements = uses.map(({ path, start, end }) => ({ path, start, end, text: only }));
    return [
      {
        uses,
        problem: renamed({
          at: first.path,
          range: rangeOf(first, source),
          from: first.src,
          to: only,
          uses: uses.map(({ path, start, end }) => source.locateInside(path, start, end)),
          noun: "picture",
          edits: writeFollowers(context, replacements, []),
        }),
      },
    ];
  });
}

function haveCommonWord(one: string, other: string): boolean {
  const words = (name: string): readonly string[] =>
    wordsOf(name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf(".")));
  return words(one).some((word) => words(other).some((own) => isSameWord(word, own)));
}
