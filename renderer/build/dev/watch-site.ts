import { statSync } from "node:fs";
import { relative } from "node:path";
import type { ViteDevServer } from "vite";

/** Milliseconds after which a save has ended: an editor empties a file and then fills it, and the watcher may report that once. */
const saveTime = 40;

/** So often a file that stays empty is looked at again before it counts as empty. */
const maxLooks = 5;

interface Watched {
  readonly file: string;
  readonly publicFolder: string;
  /** The file may have changed. */
  readonly onSave: () => void;
  /** As after a save, and the file has not changed since. */
  readonly onSettled: () => void;
}

/** What tells one save from the next; nothing while there is no file. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

/** Reports each save at once, without waiting for the end of it, and then that it has ended. */
export function watchSite({ watcher }: ViteDevServer, { file, publicFolder, onSave, onSettled }: Watched): void {
  let timer: NodeJS.Timeout | undefined;

  function look(looks: number): void {
    clearTimeout(timer);
    const stamp = stampOf(file);
    const isEmpty = (stamp?.endsWith(" 0") ?? true) && looks < maxLooks;
    if (!isEmpty) onSave();
    timer = setTimeout(() => {
      if (isEmpty || stampOf(file) !== stamp) look(looks + 1);
      else onSettled();
    }, saveTime);
  }

  watcher.add([file, publicFolder]);
  watcher.on("all", (_, path) => {
    if (relative(file, path) === "" || !relative(publicFolder, path).startsWith("..")) look(0);
  });
}
