import { existsSync, readFileSync } from "node:fs";
import { moveBack, moveFiles } from "./change-site-file.ts";
import { hashOf, History, type Entry, type MovedFile } from "./history.ts";
import { writeAtomically } from "./write-atomically.ts";

/** What can be taken back of a site file. */
export interface Undoable {
  readonly entry: Entry;
  /** The bytes now, and those before the change. */
  readonly now: Buffer;
  readonly before: Buffer;
}

/** The last change of a site file; or why it cannot be taken back. */
export type LastChange =
  | { readonly kind: "found"; readonly change: Undoable }
  | { readonly kind: "nothing" }
  /** The file was changed since, by hand or by another program. */
  | {
      readonly kind: "changed-since";
      readonly entry: Entry;
      /** Where the version before it is. */ readonly version: string;
    };

/** Looks for the last change that can be taken back. */
export function lastChange(file: string): LastChange {
  const history = new History(file);
  const entry = history.entries().at(-1);
  if (!entry) return { kind: "nothing" };
  const version = history.versionOf(entry);
  const now = readFileSync(file);
  if (hashOf(now) !== entry.after) return { kind: "changed-since", entry, version };
  return { kind: "found", change: { entry, now, before: readFileSync(version) } };
}

/**
 * Takes a change back: the file holds what it held before, and pictures are where they were. What it had written is kept.
 * @returns where that is; nothing where the file was changed since
 * @throws where the file or a picture cannot be written
 */
export function takeBack(file: string, { entry, now, before }: Undoable): string | undefined {
  const history = new History(file);
  const back = entry.moved
    .filter(({ to }) => existsSync(to))
    .map(({ from, to }): MovedFile => ({ from: to, to: from }));
  const done: MovedFile[] = [];
  let isWritten = false;
  try {
    moveFiles(back.toReversed(), done);
    isWritten = writeAtomically(file, before, { expected: now });
  } finally {
    if (!isWritten) moveBack(done);
  }
  return isWritten ? history.takeBack(entry, now) : undefined;
}
