import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, Worker, type WorkerOptions } from "node:worker_threads";
import type { Assets } from "../drafts.ts";
import type { Assignment, Bundled, Loaded, Report } from "./orders.ts";
import { sharedTurns } from "./turns.ts";

interface CrewOptions {
  /** The folder of the bundled code. */
  readonly code: string;
  readonly site: string;
  readonly root: string;
  readonly publicFolder: string;
  readonly cacheFolder: string;
}

/** From this size on, in bytes, a second thread gains more than it costs: some fifty pages. */
const largeSite = 250_000;

/** Room for what lives briefly, in megabytes: with less, a thread that reads a large site tidies up a third of its time. */
const youngRoom = 192;

/** The threads that make a site while this one bundles the app. */
export class Crew {
  /** What the first thread found in the site file. */
  readonly loaded: Promise<Loaded>;
  readonly #workers: readonly Worker[];
  readonly #done: Promise<unknown>;

  constructor({ code, site, root, publicFolder, cacheFolder }: CrewOptions) {
    const common = {
      root,
      publicFolder,
      cacheFolder,
      early: readFileSync(join(code, "early.js"), "utf8"),
      shared: sharedTurns(),
    };
    const hire = (assignment: Assignment, transferList: WorkerOptions["transferList"]): Worker =>
      new Worker(join(code, "worker.js"), {
        workerData: assignment,
        ...(transferList && { transferList }),
        resourceLimits: { maxYoungGenerationSizeMb: youngRoom },
      });
    const large = availableParallelism() > 1 && (statSync(site, { throwIfNoEntry: false })?.size ?? 0) >= largeSite;
    const { port1, port2 } = new MessageChannel();
    const task = { kind: "first", site, color: process.stderr.isTTY } as const;
    this.#workers = large
      ? [
          hire({ ...common, task: { ...task, share: port1 } }, [port1]),
          hire({ ...common, task: { kind: "second", share: port2 } }, [port2]),
        ]
      : [hire({ ...common, task }, [])];
    const [first] = this.#workers;
    this.loaded = new Promise((found, failed) => {
      first?.on("message", (report: Report) => {
        if (report.kind === "loaded") found(report);
      });
      first?.once("error", failed);
    });
    this.#done = Promise.all(
      this.#workers.map(
        (worker) =>
          new Promise<void>((done, failed) => {
            worker.on("message", (report: Report) => {
              if (report.kind === "done") done();
            });
            worker.once("error", failed);
          }),
      ),
    );
    // Who waits for them comes later.
    for (const promise of [this.loaded, this.#done]) promise.catch(() => undefined);
  }

  /** Has the site written beside the bundler's files. */
  async finish(assets: Assets, folder: string): Promise<void> {
    const bundled: Bundled = { assets, folder };
    for (const worker of this.#workers) worker.postMessage(bundled);
    await this.#done;
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
