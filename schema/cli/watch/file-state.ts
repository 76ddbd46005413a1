import { readFileSync, realpathSync, statSync, type Stats } from "node:fs";
import { dirname, resolve } from "node:path";

/** Milliseconds in which two saves may have the same date: file systems count in steps of up to two seconds. */
const dateStep = 3000;

/** Larger files are told apart by date and size alone, in bytes. */
const maxCompared = 64 * 1024 * 1024;

/** A file as it was at the last look. It may be missing, or not a file. */
export class FileState {
  readonly #file: string;
  #stamp: string | undefined;
  #content: Buffer | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Looks at the file. @returns whether it differs from the last look */
  hasChanged(): boolean {
    const stat = statOf(this.#file);
    const stamp = stat && stampOf(stat);
    const isOld = stat !== undefined && Date.now() - stat.mtimeMs > dateStep;
    if (stamp === this.#stamp && (isOld || stat === undefined)) return false;
    const content = stat?.isFile() === true && stat.size <= maxCompared ? contentOf(this.#file) : undefined;
    const isSame =
      content && this.#content ? content.equals(this.#content) : content === this.#content && stamp === this.#stamp;
    this.#stamp = stamp;
    this.#content = content;
    return !isSame;
  }

  /** Nothing but blanks, or no file: as an editor may leave it for a moment. */
  isEmpty(): boolean {
    return this.#stamp === undefined || (this.#content !== undefined && !this.#content.some((byte) => byte > 0x20));
  }

  /** The folders in which something happens when the file is saved: a link leads to another one. */
  folders(): readonly string[] {
    try {
      return [dirname(resolve(this.#file)), dirname(realpathSync(this.#file))];
    } catch {
      return [dirname(resolve(this.#file))];
    }
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** What tells one state of a file from the next. A file that takes the place of another has another number. */
export const stampOf = ({ ino, mtimeMs, ctimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${ctimeMs} ${size}`;

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
