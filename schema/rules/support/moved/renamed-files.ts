import type { Code } from "../../../problems/kinds.ts";
import { followRenamedFiles } from "../../../refactor/by-hand/follow-file.ts";
import type { Fix } from "../../../problem.ts";
import type { Context } from "../../context.ts";
import { either } from "../links/dead-links.ts";
import { intoGroup } from "../group-by.ts";
import { once, type CodedFinding } from "../shared.ts";
import { baseOf, folderOf } from "../public/file-path.ts";
import { lostAndFree, type LostFile } from "./lost-files.ts";
import { matchFiles, type MatchedFile } from "./match-files.ts";
import { renamed } from "./renamed.ts";

/** The pictures, and other files of the public folder, that have another name there than in the file. */
export const renamedFiles = once((context): readonly MatchedFile[] => {
  const { lost, free } = lostAndFree(context);
  return matchFiles(lost, free);
});

/** The names that the problems below explain. */
export const renamedNames = once(
  (context): ReadonlySet<string> => new Set(renamedFiles(context).map(({ file }) => file.name)),
);

interface Moved {
  readonly file: LostFile;
  readonly to: string;
}

/** A problem for each of them, and one for a folder with several. */
const problems = once((context): readonly CodedFinding[] => {
  const byFolders = new Map<string, Moved[]>();
  for (const { file, to, is } of renamedFiles(context))
    if (is === "sure") for (const one of to) intoGroup(byFolders, foldersOf(file.name, one), { file, to: one });
  return [
    ...[...byFolders.values()].flatMap(([first, ...others]) => (first ? [renamedProblem(first, others, context)] : [])),
    ...renamedFiles(context).flatMap((one) => (one.is === "sure" ? [] : [doubtfulProblem(one, context)])),
  ];
});

/** What files that were moved together have in common; a name of its own for one that is called otherwise now. */
const foldersOf = (from: string, to: string): string =>
  baseOf(from) === baseOf(to) ? `${folderOf(from)} ${folderOf(to)}` : from;

/** Those of the problems that are said of a kind of name. */
export const renamedFileProblems = (context: Context, code: Code): readonly CodedFinding[] =>
  problems(context).filter((one) => one.code === code);

function renamedProblem(first: Moved, others: readonly Moved[], context: Context): CodedFinding {
  const { file, to } = first;
  const moved = [first, ...others];
  const uses = moved.flatMap((one) => one.file.uses);
  const isFolder = others.length > 0;
  const edits = followRenamedFiles(
    context,
    moved.map((one) => ({ from: one.file.name, to: one.to })),
  );
  return {
    code: file.first.code,
    ...renamed({
      at: file.first.path,
      range: file.first.range,
      isFile: true,
      from: isFolder ? folderWords(file.name) : file.name,
      to: isFolder ? folderWords(to) : to,
      uses: uses.map(({ range }) => range),
      noun: uses.every(({ noun }) => noun === file.first.noun) ? file.first.noun : "place",
      edits,
    }),
  };
}

const folderWords = (name: string): string => `public/${folderOf(name)}`;

/** A file that is missing, and that may be one of those that nothing names. */
function doubtfulProblem({ file, to, is }: MatchedFile, context: Context): CodedFinding {
  const { name, first, uses } = file;
  const kind = first.noun === "picture" ? "picture" : "file";
  const fixes = to.slice(0, maxChoices).flatMap((one): Fix[] => {
    const edits = followRenamedFiles(context, [{ from: name, to: one }]);
    // Where the names say little, only the author knows.
    const safety = is === "likely" ? "review" : "choice";
    return edits === undefined ? [] : [{ title: `Write ${one}`, safety, edits }];
  });
  return {
    code: first.code,
    message: `There is no ${kind} ${name.slice(-60)}.`,
    label: "no such file",
    help:
      is === "likely"
        ? `Did you mean ${either(to.slice(0, maxChoices))}?`
        : `Put the ${kind} into the public folder, or write the name of one that is there.`,
    range: first.range,
    at: first.path,
    related: uses.slice(1, 9).map(({ range }) => ({ message: "here too", range })),
    fixes,
  };
}

/** How many files an author chooses from. */
const maxChoices = 4;
