import type { Browser, Page } from "playwright";

/** How many times slower a telephone's processor is. */
export const slower = 4;

/** Something that the page's main thread did. Times in microseconds. */
interface Doing {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor: the same whatever else the machine does. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: Partial<Frame> & {
      readonly type?: string;
      readonly frames?: readonly Frame[];
      /** Said by the process itself. */
      readonly documentLoaderURL?: string;
    };
  };
}

/** A document, and the process that shows it. */
interface Frame {
  readonly url: string;
  readonly processId: number;
}

/** The processes that showed a page of a web server: the browser has others, for a page of its own and in reserve. */
function processesOf(events: readonly Doing[]): Set<number> {
  const told = events.flatMap(({ args: { data } }) => [data ?? {}, ...(data?.frames ?? [])]);
  const shown = told.flatMap(({ url, processId }) => (url?.startsWith("http") && processId ? [processId] : []));
  const loaded = events.filter(({ args: { data } }) => data?.documentLoaderURL?.startsWith("http"));
  return new Set([...shown, ...loaded.map(({ pid }) => pid)]);
}

const threadOf = ({ pid, tid }: Doing): string => `${pid} ${tid}`;
const endOf = ({ ts, dur = 0 }: Doing): number => ts + dur;
const milliseconds = (tasks: readonly Doing[]): number => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** What the main thread of a page did, told by the browser. */
export class Trace {
  readonly #events: readonly Doing[];
  readonly #tasks: readonly Doing[];

  constructor(json: string) {
    const { traceEvents }: { readonly traceEvents: readonly Doing[] } = JSON.parse(json);
    const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    const tasksOf = (thread: Doing): Doing[] =>
      traceEvents.filter((event) => event.name === "RunTask" && threadOf(event) === threadOf(thread));
    const processes = processesOf(traceEvents);
    const [busiest] = threads
      .filter(({ pid }) => processes.has(pid))
      .toSorted((one, other) => milliseconds(tasksOf(other)) - milliseconds(tasksOf(one)));
    if (!busiest) throw new Error("The browser told nothing of a page");
    this.#tasks = tasksOf(busiest).toSorted((one, other) => one.ts - other.ts);
    this.#events = traceEvents.filter((event) => threadOf(event) === threadOf(busiest));
  }

  /** The longest task, in milliseconds of a telephone's processor. */
  get longest(): number {
    return Math.max(0, ...this.#tasks.map((task) => milliseconds([task]))) * slower;
  }

  /** Whether the app came. */
  get hasApp(): boolean {
    return this.#events.some(({ name }) => name === "v8.evaluateModule");
  }

  /** The same of tasks in which a script ran and took most of the time. */
  get longestOfScript(): number {
    const scripts = this.#events.filter(({ name }) =>
      ["v8.evaluateModule", "FunctionCall", "EvaluateScript"].includes(name),
    );
    const ofScript = this.#tasks.filter((task) =>
      scripts.some(
        (script) => script.ts >= task.ts && endOf(script) <= endOf(task) && (script.tdur ?? 0) > (task.tdur ?? 0) / 2,
      ),
    );
    return Math.max(0, ...ofScript.map((task) => milliseconds([task]))) * slower;
  }

  /**
   * From the last click to the paint that follows it, or follows a mark that the page set after it: what the main thread had
   * to do, in milliseconds of a telephone's processor.
   */
  answer(mark?: string): number {
    const after = (name: string, from: number, type?: string): Doing | undefined =>
      this.#events.findLast((event) => event.name === name && event.ts >= from && event.args.data?.type === type);
    const click = after("EventDispatch", 0, "click");
    if (!click) throw new Error("Nobody clicked");
    const from =
      mark === undefined ? endOf(click) : this.#events.find((event) => event.name === mark && event.ts >= click.ts)?.ts;
    if (from === undefined) throw new Error(`The page never came to ${mark}`);
    const paint = this.#events
      .filter(({ name, ts }) => name === "Commit" && ts >= from)
      .toSorted((one, other) => one.ts - other.ts)[0];
    if (!paint) throw new Error("Nothing was painted");
    return milliseconds(this.#tasks.filter((task) => endOf(task) >= click.ts && task.ts <= paint.ts)) * slower;
  }
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** Notes what a page does while something is done with it. Scripts of the benchmark would count: use none meanwhile. */
export async function traced(browser: Browser, page: Page | undefined, use: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories });
  await use();
  return new Trace((await browser.stopTracing()).toString());
}
