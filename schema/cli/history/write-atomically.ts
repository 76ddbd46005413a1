import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** On Windows a file cannot be replaced while another program reads it: so often it is tried again, and after so many milliseconds. */
const maxTries = 5;
const pause = 40;

interface WriteOptions {
  /** The bytes that the file must still hold. */
  readonly expected: Uint8Array;
  /** Another way to give a file another name, for a test. */
  readonly rename?: (from: string, to: string) => void;
}

/**
 * Writes a file so that it holds the old bytes or the new ones at any time, also when the power fails: into a new file beside it, which
 * then takes its name. A link stays a link, and permissions stay. Where no file can be made or renamed, it is written in place.
 * @returns whether it was written; not where it holds other bytes than expected
 * @throws where it cannot be written
 */
export function writeAtomically(
  file: string,
  content: Uint8Array,
  { expected, rename = renameSync }: WriteOptions,
): boolean {
  const target = realpathSync(file);
  const holdsExpected = (): boolean => readFileSync(target).equals(expected);
  if (!holdsExpected()) return false;
  const temporary = createBeside(target, content);
  if (temporary === undefined) return writeInPlace(target, content, holdsExpected);
  try {
    if (!holdsExpected()) return false;
    if (!renamed(temporary, target, rename)) return writeInPlace(target, content, holdsExpected);
    syncFolder(dirname(target));
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** A new file with the content, in the same folder; nothing where none can be made there. */
function createBeside(target: string, content: Uint8Array): string | undefined {
  const path = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
  const stats = statSync(target);
  let handle: number | undefined;
  try {
    handle = openSync(path, "wx", stats.mode);
    keepOwner(handle, stats);
    writeFileSync(handle, content);
    fsyncSync(handle);
    return path;
  } catch (error) {
    rmSync(path, { force: true });
    // A full disk is no reason to write over what is there.
    if (!isDenied(error)) throw error;
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Whether the system does not let us, here or now. */
const isDenied = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EPERM" || error.code === "EACCES" || error.code === "EBUSY" || error.code === "EROFS");

/** What a new file gets is cut by the mask of the process. */
function keepOwner(handle: number, { mode, uid, gid }: Stats): void {
  fchmodSync(handle, mode);
  try {
    fchownSync(handle, uid, gid);
  } catch {
    // Only an administrator may give files away.
  }
}

/** @returns whether it worked; not while another program holds the file */
function renamed(from: string, to: string, rename: (from: string, to: string) => void): boolean {
  for (let time = 1; ; time += 1) {
    try {
      rename(from, to);
      return true;
    } catch (error) {
      if (!isDenied(error)) throw error;
      if (time === maxTries) return false;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

function writeInPlace(target: string, content: Uint8Array, holdsExpected: () => boolean): boolean {
  if (!holdsExpected()) return false;
  const handle = openSync(target, "r+");
  try {
    writeFileSync(handle, content);
    ftruncateSync(handle, content.length);
    fsyncSync(handle);
    return true;
  } finally {
    closeSync(handle);
  }
}

/** The new name is on the disk as well, where the system knows how. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, "r");
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows opens no folders.
  }
}
