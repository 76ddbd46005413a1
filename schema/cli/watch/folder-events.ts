import { statSync, watch, type FSWatcher } from "node:fs";

/** Listens to the system for changes in folders. It may miss some. */
export class FolderEvents {
  readonly #onEvent: (folder: string) => void;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(onEvent: (folder: string) => void) {
    this.#onEvent = onEvent;
  }

  /** Listens to these folders, and no longer to others. One that took the place of another is listened to anew. */
  follow(folders: readonly string[]): void {
    const wanted = new Map(folders.map((folder) => [`${numberOf(folder)} ${folder}`, folder]));
    for (const [key, watcher] of this.#watchers) {
      if (wanted.has(key)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
    for (const [key, folder] of wanted) if (!this.#watchers.has(key)) this.#listen(key, folder);
  }

  close(): void {
    this.follow([]);
  }

  #listen(key: string, folder: string): void {
    try {
      const watcher = watch(folder, () => this.#onEvent(folder));
      // Without events, the next look finds what has changed.
      watcher.on("error", () => watcher.close());
      this.#watchers.set(key, watcher);
    } catch {
      // It is not there, or the system has no watchers left.
    }
  }
}

/** The number of a folder on its disk. */
function numberOf(folder: string): number {
  try {
    return statSync(folder).ino;
  } catch {
    return 0;
  }
}
