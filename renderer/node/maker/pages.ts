import { setImmediate as nextTurn } from "node:timers/promises";
import { writerFor, type Write } from "../built-folder.ts";
import type { Assets } from "../drafts.ts";
import type { Bundled } from "./orders.ts";

/** Pages that a thread takes at a time: few enough that all threads end together. */
const atOnce = 16;

/** Ends and writes what waited for the bundler. */
export type Finish = (assets: Assets, write: Write) => void;

interface PagesOptions {
  readonly count: number;
  /** One number for all threads: the next page that nobody has taken. */
  readonly next: SharedArrayBuffer;
  readonly bundled: Promise<Bundled>;
  readonly start: (page: number) => Finish;
}

/** Starts pages while there are any that no other thread has taken, and finishes them as soon as the bundler is done. */
export async function makePages({ count, next, bundled, start }: PagesOptions): Promise<void> {
  const place = new Int32Array(next);
  const waiting: Finish[] = [];
  let finishAll = (): void => undefined;
  const heard = bundled.then(({ assets, folder }) => {
    const write = writerFor(folder);
    finishAll = () => {
      for (const finish of waiting.splice(0)) finish(assets, write);
    };
  });
  for (let first = Atomics.add(place, 0, atOnce); first < count; first = Atomics.add(place, 0, atOnce)) {
    for (let page = first; page < Math.min(first + atOnce, count); page++) waiting.push(start(page));
    // Lets the message in that the bundler is done.
    await nextTurn();
    finishAll();
  }
  await heard;
  finishAll();
}
