import { setImmediate as nextTurn } from "node:timers/promises";
import { writerFor, type Write } from "../built-folder.ts";
import type { Assets } from "../page/prerender.ts";
import type { Output } from "./messages.ts";

/** Completes files and writes them. */
export type WriteFiles = (assets: Assets, write: Write) => void;

/** Files that wait until the site has passed the check and the app's files have names: until then nothing is written. */
export class PendingFiles {
  /** The names of the files that were written. */
  readonly written: string[] = [];
  readonly #pending: WriteFiles[] = [];
  readonly #ready: Promise<void>;
  #writeAll = (): void => undefined;

  constructor(output: Promise<Output>) {
    this.#ready = output.then(({ assets, folder }) => {
      const writer = writerFor(folder);
      const write: Write = (file, content) => {
        this.written.push(file);
        writer(file, content);
      };
      this.#writeAll = () => {
        for (const writeFiles of this.#pending.splice(0)) writeFiles(assets, write);
      };
    });
  }

  add(...files: readonly WriteFiles[]): void {
    this.#pending.push(...files);
  }

  /** Lets messages arrive, and writes what is pending if that is possible by now. */
  async writeIfReady(): Promise<void> {
    await nextTurn();
    this.#writeAll();
  }

  /** Waits until writing is possible, and writes what is pending. */
  async writeRest(): Promise<void> {
    await this.#ready;
    this.#writeAll();
  }
}
