/*
 * How a build flows.
 *
 *   main thread            worker “check”                  worker “build”
 *   starts the workers     reads the file           ──►    makes the model
 *                          checks                          sends the code points and the pages, prerenders pages
 *   cuts the fonts   ◄──────────────────────────────────   …
 *   prints the report ◄──  sends the report                …
 *   writes the app's files, sends their names       ──►    writes what it has, goes on
 *                          search index, pictures,
 *                          then pages as well
 *   copies public/, removes old files
 *
 * Nothing is written before the check has passed: what is made until then waits in memory (pending-files.ts). Both workers take
 * pages and pictures in batches from one queue (work-queue.ts). Where the check finds an error, the main thread stops both.
 * A small site has one worker that first checks and then builds.
 *
 * A library's pool hands tasks out and results back. Here the workers talk to each other, so that one builds while the other
 * checks: `npm run bench:build` shows 4.3 s by the clock for 7.9 s of processor time with 1,000 pages.
 */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { readBootstrap } from "../app-files.ts";
import type { Assets } from "../page/prerender.ts";
import type { Checked, CodePoints, Done, Output, WorkerInput, WorkerMessage } from "./messages.ts";
import { createCounters } from "./work-queue.ts";

interface WorkerPoolOptions {
  /** Tells the bundled code from every other version of it. */
  readonly engine: string;
  readonly site: string;
  readonly root: string;
  readonly publicFolder: string;
  readonly cacheFolder: string;
}

/** From this size on, in bytes, a second worker gains more than it costs: some fifty pages. */
const largeSite = 250_000;

/** Memory for short-lived objects, in megabytes: with less, a worker that reads a large site collects garbage a third of its time. */
const maxYoungGenerationSizeMb = 192;

/** A worker, and the messages that it sends. */
class WorkerHandle {
  readonly worker: Worker;
  readonly codePoints: Promise<CodePoints>;
  readonly checked: Promise<Checked>;
  readonly done: Promise<Done>;

  constructor(input: WorkerInput) {
    const { task, root } = input;
    this.worker = new Worker(join(root, "build/engine/worker.js"), {
      workerData: input,
      ...("port" in task && { transferList: [task.port] }),
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    const messageOf = <Kind extends WorkerMessage["kind"]>(
      kind: Kind,
    ): Promise<Extract<WorkerMessage, { kind: Kind }>> =>
      new Promise((resolve, reject) => {
        const isIt = (message: WorkerMessage): message is Extract<WorkerMessage, { kind: Kind }> =>
          message.kind === kind;
        this.worker.on("message", (message: WorkerMessage) => {
          if (isIt(message)) resolve(message);
        });
        this.worker.once("error", reject);
      });
    this.codePoints = messageOf("code-points");
    this.checked = messageOf("checked");
    this.done = messageOf("done");
    // A caller may wait for them later, or never.
    for (const promise of [this.codePoints, this.checked, this.done]) promise.catch(() => undefined);
  }
}

/** The workers that check a site and build it: one, or two for a large site. */
export class WorkerPool {
  readonly codePoints: Promise<CodePoints>;
  readonly checked: Promise<Checked>;
  readonly #workers: readonly WorkerHandle[];

  constructor({ engine, site, root, publicFolder, cacheFolder }: WorkerPoolOptions) {
    const common = {
      root,
      publicFolder,
      cacheFolder,
      engine,
      bootstrap: readBootstrap(root),
      counters: createCounters(),
    };
    const color = process.stderr.isTTY;
    const isLarge = availableParallelism() > 1 && (statSync(site, { throwIfNoEntry: false })?.size ?? 0) >= largeSite;
    const start = (task: WorkerInput["task"]): WorkerHandle => new WorkerHandle({ ...common, task });
    if (isLarge) {
      const { port1, port2 } = new MessageChannel();
      const checker = start({ kind: "check", color, site, port: port2 });
      const builder = start({ kind: "build", port: port1 });
      this.#workers = [checker, builder];
      this.codePoints = builder.codePoints;
      this.checked = checker.checked;
    } else {
      const worker = start({ kind: "check-and-build", site, color });
      this.#workers = [worker];
      this.codePoints = worker.codePoints;
      this.checked = worker.checked;
    }
  }

  /**
   * Has the site written beside the app's files.
   * @returns the names of its files
   */
  async write(assets: Assets, folder: string): Promise<readonly string[]> {
    const output: Output = { assets, folder };
    for (const { worker } of this.#workers) worker.postMessage(output);
    const written = await Promise.all(this.#workers.map(async ({ done }) => (await done).written));
    return written.flat();
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }
}
