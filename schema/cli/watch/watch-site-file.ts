import { existsSync } from "node:fs";
import { siteRootOf } from "../package/places.ts";
import { FileState } from "./file-state.ts";
import { FolderEvents } from "./folder-events.ts";
import { FolderState, lookAtBlocks, lookAtPictures } from "./folder-state.ts";

/** Milliseconds without a change after which a save has ended: an editor empties a file and then fills it. */
const saveTime = 40;

/** So often a file that is empty or gone is looked at again before that counts as its content; and a folder that is gone. */
const maxLooks = 10;

/** Milliseconds between two looks without an event: systems lose events, and some folders (network, containers) have none. */
const minPause = 400;

/** A look at a large folder takes longer: it gets at most this share of the time. */
const maxShare = 1 / 50;

interface WatchOptions {
  readonly file: string;
  readonly publicFolder: string;
  /** The folder of the site's own section types. */
  readonly blocksFolder: string;
  /** The file has changed. The save may be going on. */
  readonly onSave?: () => void;
  /**
   * As after a save, and nothing has changed since. What is on disk at last is always reported.
   * @param areBlocksNew whether the section types of the site have changed
   */
  readonly onSettled: (areBlocksNew: boolean) => void;
  /**
   * The whole folder of the site is gone, and the watching has ended: what it would report from then on (that every picture is missing) is
   * not what happened.
   * @param message says so
   */
  readonly onGone: (message: string) => void;
}

/**
 * Reports what changes on disk. Events of the system only say when to look: a change is what differs from the look before.
 * Start it before the first reading, so that no save falls between the two.
 * @returns a function that ends it
 */
export function watchSiteFile(options: WatchOptions): () => void {
  const { file, publicFolder, blocksFolder, onSave, onSettled, onGone } = options;
  const root = siteRootOf(file);
  const site = new FileState(file);
  const pictures = new FolderState(publicFolder, lookAtPictures);
  const blocks = new FolderState(blocksFolder, lookAtBlocks);
  const otherFolders = (): readonly string[] => [...pictures.folders(), ...blocks.folders()];
  const events = new FolderEvents((folder) => {
    if (!otherFolders().includes(folder)) lookAtSite();
    // Many files may be copied: to look at the folder after each of them takes too long.
    else if (!isSaving) wait();
  });
  let timer: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
  let isSaving = false;
  let hasChanged = false;
  let areBlocksNew = false;
  let looks = 0;

  function lookAtSite(): boolean {
    if (!site.hasChanged()) return false;
    hasChanged = true;
    looks = 0;
    if (!site.isEmpty()) onSave?.();
    wait();
    return true;
  }

  function look(): boolean {
    const isNewText = lookAtSite();
    const areNewPictures = pictures.hasChanged();
    const areNewBlocks = blocks.hasChanged();
    events.follow([...site.folders(), ...otherFolders()]);
    if (areNewBlocks) areBlocksNew = true;
    if (areNewPictures || areNewBlocks) {
      hasChanged = true;
      wait();
    }
    return isNewText || areNewPictures || areNewBlocks;
  }

  function wait(): void {
    isSaving = true;
    clearTimeout(timer);
    timer = setTimeout(settle, saveTime);
  }

  function settle(): void {
    if (!existsSync(root)) return ++looks < maxLooks ? wait() : endWithoutFolder();
    if (look()) return;
    if (site.isEmpty() && ++looks < maxLooks) return wait();
    isSaving = false;
    looks = 0;
    const areNew = areBlocksNew;
    areBlocksNew = false;
    if (hasChanged) onSettled(areNew);
    hasChanged = false;
  }

  function poll(): void {
    const start = performance.now();
    if (existsSync(root)) look();
    else if (!isSaving) wait();
    polling = setTimeout(poll, Math.max(minPause, (performance.now() - start) / maxShare));
  }

  function end(): void {
    clearTimeout(timer);
    clearTimeout(polling);
    events.close();
  }

  function endWithoutFolder(): void {
    end();
    onGone(`The folder ${root} is gone: it was renamed, moved or deleted. Start again where the site is now.\n`);
  }

  // What later looks are compared with.
  site.hasChanged();
  pictures.hasChanged();
  blocks.hasChanged();
  events.follow([...site.folders(), ...otherFolders()]);
  polling = setTimeout(poll, minPause);
  return end;
}
