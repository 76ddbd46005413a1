import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { hashOf, History, type MovedFile } from "./history.ts";
import { writeAtomically } from "./write-atomically.ts";

/** A change of a site file, worked out on its text. */
export interface SiteChange {
  readonly file: string;
  /** The text that the change was worked out on. */
  readonly before: string;
  readonly after: string;
  /** What is done, for the list of changes: `rename /pricing to /prices`. */
  readonly what: string;
  /** Pictures that get another path; without `to` they are deleted. Paths of the disk. */
  readonly files?: readonly { readonly from: string; readonly to?: string | undefined }[];
}

/** What became of a change. */
export type Changed =
  | { readonly kind: "written"; /** Whether `lintel undo` can take it back. */ readonly isKept: boolean }
  /** The file holds another text than the change was worked out on. */
  | { readonly kind: "changed-meanwhile" };

/**
 * Writes a change of a site file and moves its pictures: all of it or nothing, and never over what another program wrote meanwhile.
 * The version before is kept, so that `lintel undo` can take the change back. Everything that changes a site file comes in here.
 * @throws where the file or a picture cannot be written
 */
export function changeSiteFile({ file, before, after, what, files = [] }: SiteChange): Changed {
  const [old, content] = [Buffer.from(before), Buffer.from(after)];
  if (!readFileSync(file).equals(old)) return { kind: "changed-meanwhile" };
  const history = new History(file);
  const id = history.newId();
  const moved = files.map(({ from, to }): MovedFile => ({ from, to: to ?? join(history.trashOf(id), basename(from)) }));
  const isKept = attempt(() => history.add({ id, what, after: hashOf(content), moved }, old));
  const done: MovedFile[] = [];
  let isWritten = false;
  try {
    moveFiles(moved, done);
    isWritten = writeAtomically(file, content, { expected: old });
  } finally {
    if (!isWritten) {
      moveBack(done);
      if (isKept) attempt(() => history.drop(id));
    }
  }
  return isWritten ? { kind: "written", isKept } : { kind: "changed-meanwhile" };
}

/** Moves files, and notes those that were moved. */
export function moveFiles(files: readonly MovedFile[], done: MovedFile[]): void {
  for (const { from, to } of files) {
    mkdirSync(dirname(to), { recursive: true });
    moveFile(from, to);
    done.push({ from, to });
  }
}

/** Undoes what `moveFiles` noted. */
export function moveBack(done: readonly MovedFile[]): void {
  for (const { from, to } of done.toReversed()) moveFile(to, from);
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    // The folders are on different disks.
    copyFileSync(from, to);
    rmSync(from);
  }
}

/** @returns whether it worked */
function attempt(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
