import { watch, watchFile } from "node:fs";
import { basename, dirname } from "node:path";

/** How long to wait for the next change of the same save, in milliseconds. */
const pause = 20;
/** How often an empty file is looked at again: editors empty a file before they write it. */
const mostLooks = 10;

interface Watched {
  readonly file: string;
  /** The folder of the pictures. */
  readonly folder: string;
  /** Look again and again, where the system does not report changes. */
  readonly polling: boolean;
  /** The bytes of the file, or nothing while it is not there. */
  read(): string | undefined;
  /** What to do with a new text, or with the same text and other pictures. */
  look(pictures: "same" | "changed"): void;
}

/** Calls `look` after each save. Never ends by itself. */
export function watchSite({ file, folder, polling, read, look }: Watched): void {
  let last = read();
  let timer: NodeJS.Timeout | undefined;
  let pictures: "same" | "changed" = "same";

  function settle(looks: number): void {
    const now = read();
    if ((now === undefined || now.trim() === "") && looks < mostLooks) return wait(looks + 1);
    if (now === last && pictures === "same") return;
    last = now;
    const seen = pictures;
    pictures = "same";
    look(seen);
  }
  function wait(looks = 0): void {
    clearTimeout(timer);
    timer = setTimeout(() => settle(looks), pause);
  }
  function pictureChanged(): void {
    pictures = "changed";
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
    watch(folder, { recursive: true }, pictureChanged);
  } catch {
    // A site without pictures has no such folder.
  }
}
