import { commandOf } from "../../language/words.ts";
import { statSync } from "node:fs";
import { decode } from "../../reader/decode.ts";
import { showFile, type Shown } from "../git/show-file.ts";
import { ObstacleError, UsageError } from "../options.ts";
import { readSiteFile, requireSiteFile } from "../site-file.ts";

/** A text to compare, and what it is called. */
interface Named {
  readonly text: string;
  readonly name: string;
}

/** The two texts that are compared. */
export interface Both {
  readonly before: Named & {
    /** Where it is from: a commit, or a file. */
    readonly from: { readonly commit: string } | { readonly file: string };
  };
  readonly after: Named;
  /** The site file, whose folder has the pictures. */
  readonly place: string;
}

/**
 * Reads what is compared.
 * @param words a revision, a file or two
 * @param named the site file that an option names
 * @throws UsageError where there is nothing to compare with
 */
export function readBoth(words: readonly string[], named: string | undefined): Both {
  const [first = "HEAD", second, ...more] = words;
  if (more.length > 0 || (second !== undefined && named !== undefined))
    throw new UsageError("diff compares two files, no more");
  const readBefore = (file: string): Both["before"] => ({ ...readNamed(file), from: { file } });
  if (second !== undefined) return { before: readBefore(first), after: readNamed(second), place: second };
  const file = named ?? "site.yaml";
  const after = readNamed(file, (path) => ["diff", ...words, "--file", path]);
  if (words.length > 0 && (first === "-" || isFile(first))) return { before: readBefore(first), after, place: file };
  const shown = showFile(file, first);
  if (shown.kind === "none") throw new ObstacleError(reasonOf(shown.why, file, words.length > 0 ? first : undefined));
  const { bytes, commit } = shown;
  const revision = commit.slice(0, 7);
  const name = words.length === 0 ? `the last commit (${revision})` : `${first} (${revision})`;
  const { text, problem } = decode(bytes, file);
  return { before: { text: problem ? "" : text, name, from: { commit } }, after, place: file };
}

/** A folder may have the name of a branch. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;

function readNamed(file: string, again = (path: string): readonly string[] => ["diff", path]): Named {
  requireSiteFile(file, again);
  return { text: readSiteFile(file).text, name: file };
}

type Why = Extract<Shown, { kind: "none" }>["why"];

/** Why there is nothing to compare with, and what to write instead. */
function reasonOf(why: Why, file: string, revision: string | undefined): string {
  const instead = `name the file to compare with: ${commandOf("diff", "old.yaml", file)}`;
  switch (why) {
    case "no-git":
      return `git is not installed, so there is no earlier ${file}; ${instead}`;
    case "no-repository":
      return revision === undefined
        ? `${file} is in no git repository, so there is no earlier one; ${instead}`
        : `There is no file “${revision}”, and ${file} is in no git repository; ${instead}`;
    case "no-commit":
      return `The git repository has no commit yet, so there is no earlier ${file}; ${instead}`;
    case "no-revision":
      return `There is no file, branch, tag or commit “${revision ?? "HEAD"}”`;
    case "not-fetched":
      return `There is no file, branch, tag or commit “${revision ?? "HEAD"}” here, but this clone has the last commits only; “git fetch --unshallow” gets all of them`;
    case "no-file":
      return `${file} is new: ${revision ?? "the last commit"} does not have it, so there is nothing to compare with`;
  }
}
