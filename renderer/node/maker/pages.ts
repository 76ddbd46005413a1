import { setImmediate as nextTurn } from "node:timers/promises";
import { writerFor, type Write } from "../built-folder.ts";
import type { Assets } from "../drafts.ts";
import type { Bundled } from "./orders.ts";
import { turns } from "./turns.ts";

/** Ends and writes what waited for the bundler. */
export type Finish = (assets: Assets, write: Write) => void;

interface PagesOptions {
  readonly count: number;
  readonly shared: SharedArrayBuffer;
  readonly bundled: Promise<Bundled>;
  readonly start: (page: number) => Finish;
}

/** Starts pages while there are any that no other thread has taken, and finishes them as soon as the bundler is done. */
export async function makePages({ count, shared, bundled, start }: PagesOptions): Promise<void> {
  const waiting: Finish[] = [];
  let finishAll = (): void => undefined;
  const heard = bundled.then(({ assets, folder }) => {
    const write = writerFor(folder);
    finishAll = () => {
      for (const finish of waiting.splice(0)) finish(assets, write);
    };
  });
  for (const pages of turns(shared, "pages", count)) {
    waiting.push(...pages.map(start));
    // Lets the message in that the bundler is done.
    await nextTurn();
    finishAll();
  }
  await heard;
  finishAll();
}
