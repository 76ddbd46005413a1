import { watch, watchFile } from "node:fs";
import { basename, dirname } from "node:path";

/** How long to wait for the next change of the same save, in milliseconds. */
const pause = 20;
/** How often an empty file is read again: editors empty a file before they write it. */
const maxRetries = 10;

interface WatchOptions {
  /** An absolute path. */
  readonly file: string;
  /** The folder of the images. */
  readonly folder: string;
  /** Read the file again and again, where the system does not report changes. */
  readonly polling: boolean;
  /** The text of the file; empty while it is not there. */
  readonly read: () => string;
  /** Called after a save, with what has changed beside the text. */
  readonly changed: (images: "same" | "changed") => void;
}

/** Calls `changed` after each save. Never ends by itself. */
export function watchFiles({ file, folder, polling, read, changed }: WatchOptions): void {
  let last = read();
  let timer: NodeJS.Timeout | undefined;
  let images: "same" | "changed" = "same";

  function compare(retries: number): void {
    const text = read();
    if (text.trim() === "" && retries < maxRetries) return wait(retries + 1);
    if (text === last && images === "same") return;
    last = text;
    const changedImages = images;
    images = "same";
    changed(changedImages);
  }
  function wait(retries = 0): void {
    clearTimeout(timer);
    timer = setTimeout(() => compare(retries), pause);
  }
  function imageChanged(): void {
    images = "changed";
    wait();
  }

  if (polling) {
    watchFile(file, { interval: 200 }, () => wait());
    return;
  }
  // The folder, not the file: editors put a new file in the place of the old one.
  watch(dirname(file), (_, name) => {
    if (name === null || name === basename(file)) wait();
  });
  try {
    watch(folder, { recursive: true }, imageChanged);
  } catch {
    // A site without images has no such folder.
  }
}
