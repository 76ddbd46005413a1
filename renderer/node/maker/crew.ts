import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import type { Assets } from "../drafts.ts";
import type { Assignment, Bundled, Done, Loaded, Report, Signs } from "./orders.ts";
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

/** A thread, and what it says of itself. */
class Hand {
  readonly worker: Worker;
  readonly started: Promise<unknown>;
  readonly signs: Promise<Signs>;
  readonly loaded: Promise<Loaded>;
  readonly done: Promise<Done>;

  constructor(code: string, assignment: Assignment) {
    const { share } = assignment.task;
    this.worker = new Worker(join(code, "worker.js"), {
      workerData: assignment,
      ...(share && { transferList: [share] }),
      resourceLimits: { maxYoungGenerationSizeMb: youngRoom },
    });
    const heard = <Kind extends Report["kind"]>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> =>
      new Promise((found, failed) => {
        const isIt = (report: Report): report is Extract<Report, { kind: Kind }> => report.kind === kind;
        this.worker.on("message", (report: Report) => {
          if (isIt(report)) found(report);
        });
        this.worker.once("error", failed);
      });
    this.started = heard("started");
    this.signs = heard("signs");
    this.loaded = heard("loaded");
    this.done = heard("done");
    // Who waits for them comes later, if at all.
    for (const promise of [this.started, this.signs, this.loaded, this.done]) promise.catch(() => undefined);
  }
}

/** The threads that make a site while this one bundles the app. */
export class Crew {
  /** The signs that the site writes. */
  readonly signs: Promise<Signs>;
  /** What the first thread found in the site file. */
  readonly loaded: Promise<Loaded>;
  readonly #hands: Hand[] = [];
  readonly #complete: Promise<unknown>;

  constructor({ code, site, root, publicFolder, cacheFolder }: CrewOptions) {
    const common = {
      root,
      publicFolder,
      cacheFolder,
      early: readFileSync(join(code, "early.js"), "utf8"),
      shared: sharedTurns(),
    };
    const large = availableParallelism() > 1 && (statSync(site, { throwIfNoEntry: false })?.size ?? 0) >= largeSite;
    const { port1, port2 } = new MessageChannel();
    const task = { kind: "first", site, color: process.stderr.isTTY, ...(large && { share: port1 }) } as const;
    const first = new Hand(code, { ...common, task });
    this.#hands.push(first);
    this.signs = first.signs;
    this.loaded = first.loaded;
    // Two that load their code at a time would take as long as one after the other, and the second one is not in a hurry.
    this.#complete = first.started.then(() => {
      if (large) this.#hands.push(new Hand(code, { ...common, task: { kind: "second", share: port2 } }));
    });
    this.#complete.catch(() => undefined);
  }

  /**
   * Has the site written beside the bundler's files.
   * @returns the names of its files
   */
  async finish(assets: Assets, folder: string): Promise<readonly string[]> {
    await this.#complete;
    const bundled: Bundled = { assets, folder };
    for (const { worker } of this.#hands) worker.postMessage(bundled);
    const written = await Promise.all(this.#hands.map(async ({ done }) => (await done).written));
    return written.flat();
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }
}
