import { setImmediate as nextTurn } from "node:timers/promises";
import { writerFor, type Write } from "../built-folder.ts";
import type { Assets } from "../page/prerender.ts";
import type { Bundled } from "./messages.ts";

/** Ends and writes what waited for the bundler. */
export type Finish = (assets: Assets, write: Write) => void;

/** What waits for the bundler, which names its files: until then nothing is written. */
export class Finishing {
  /** The files that were written. */
  readonly written: string[] = [];
  readonly #waiting: Finish[] = [];
  readonly #ready: Promise<void>;
  #finishAll = (): void => undefined;

  constructor(bundled: Promise<Bundled>) {
    this.#ready = bundled.then(({ assets, folder }) => {
      const writer = writerFor(folder);
      const write: Write = (file, content) => {
        this.written.push(file);
        writer(file, content);
      };
      this.#finishAll = () => {
        for (const finish of this.#waiting.splice(0)) finish(assets, write);
      };
    });
  }

  add(...finish: readonly Finish[]): void {
    this.#waiting.push(...finish);
  }

  /** Lets the message in that the bundler is done; if it is, finishes what waits. */
  async turn(): Promise<void> {
    await nextTurn();
    this.#finishAll();
  }

  /** Finishes all that waits. */
  async end(): Promise<void> {
    await this.#ready;
    this.#finishAll();
  }
}
