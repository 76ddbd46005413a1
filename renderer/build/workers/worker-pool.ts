import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import type { Assets } from "../page/prerender.ts";
import type { Assignment, Bundled, Done, Loaded, Report, Signs } from "./messages.ts";
import { sharedTurns } from "./work-queue.ts";

interface CrewOptions {
  /** The folder of the bundled code, named by its state. */
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
  readonly signs: Promise<Signs>;
  readonly loaded: Promise<Loaded>;
  readonly done: Promise<Done>;

  constructor(code: string, assignment: Assignment) {
    const { task } = assignment;
    this.worker = new Worker(join(code, "worker.js"), {
      workerData: assignment,
      ...("partner" in task && { transferList: [task.partner] }),
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
    this.signs = heard("signs");
    this.loaded = heard("loaded");
    this.done = heard("done");
    // Who waits for them comes later, if at all.
    for (const promise of [this.signs, this.loaded, this.done]) promise.catch(() => undefined);
  }
}

/** The threads that check a site and make it, one or both at a time. */
export class Crew {
  /** The signs that the site writes. */
  readonly signs: Promise<Signs>;
  /** What the check found in the site file. */
  readonly loaded: Promise<Loaded>;
  readonly #hands: readonly Hand[];

  constructor({ code, site, root, publicFolder, cacheFolder }: CrewOptions) {
    const common = {
      root,
      publicFolder,
      cacheFolder,
      engine: basename(code),
      early: readFileSync(join(code, "early.js"), "utf8"),
      shared: sharedTurns(),
    };
    const color = process.stderr.isTTY;
    const large = availableParallelism() > 1 && (statSync(site, { throwIfNoEntry: false })?.size ?? 0) >= largeSite;
    const handFor = (task: Assignment["task"]): Hand => new Hand(code, { ...common, task });
    if (large) {
      const { port1, port2 } = new MessageChannel();
      const [checker, maker] = [
        handFor({ kind: "check", color, site, partner: port2 }),
        handFor({ kind: "make", partner: port1 }),
      ];
      this.#hands = [checker, maker];
      this.signs = maker.signs;
      this.loaded = checker.loaded;
    } else {
      const hand = handFor({ kind: "alone", site, color });
      this.#hands = [hand];
      this.signs = hand.signs;
      this.loaded = hand.loaded;
    }
  }

  /**
   * Has the site written beside the bundler's files.
   * @returns the names of its files
   */
  async finish(assets: Assets, folder: string): Promise<readonly string[]> {
    const bundled: Bundled = { assets, folder };
    for (const { worker } of this.#hands) worker.postMessage(bundled);
    const written = await Promise.all(this.#hands.map(async ({ done }) => (await done).written));
    return written.flat();
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }
}
