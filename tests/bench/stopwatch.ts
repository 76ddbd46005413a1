import { Worker } from "node:worker_threads";

/** What a stage took. */
export interface Measure {
  readonly stage: string;
  readonly milliseconds: number;
  /** Processor time of all threads: says the same on a machine that has other things to do. */
  readonly processor: number;
  /** The most memory that the process held meanwhile, in megabytes. */
  readonly memory: number;
}

/** Looks at the memory from another thread, because the stages keep this one busy. */
const watcher = `
const { workerData } = require("node:worker_threads");
const peak = new Float64Array(workerData);
setInterval(() => { const now = process.memoryUsage.rss(); if (now > peak[0]) peak[0] = now; }, 4);
`;

/** Milliseconds of all threads of this process. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Measures stages of a program, one after the other. */
export class Stopwatch {
  readonly measures: Measure[] = [];
  readonly #shared = new SharedArrayBuffer(8);
  readonly #peak = new Float64Array(this.#shared);
  readonly #worker = new Worker(watcher, { eval: true, workerData: this.#shared });

  /** Resolves when the memory is being watched. */
  async start(): Promise<void> {
    await new Promise<void>((done) => void this.#worker.once("online", () => done()));
  }

  async time<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    globalThis.gc?.();
    this.#peak[0] = process.memoryUsage.rss();
    const [start, busy] = [performance.now(), processorTime()];
    const result = await run();
    this.measures.push({
      stage,
      milliseconds: performance.now() - start,
      processor: processorTime() - busy,
      memory: Math.max(this.#peak[0] ?? 0, process.memoryUsage.rss()) / 1e6,
    });
    return result;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
