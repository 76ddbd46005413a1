import type { MessagePort } from "node:worker_threads";
import type { PlainSite } from "../../../schema/check.ts";
import type { Addresses, Frame } from "../../model/model.ts";
import type { Assets } from "../page/prerender.ts";

/** What a worker gets when it starts. */
export interface WorkerInput {
  readonly root: string;
  readonly publicFolder: string;
  readonly cacheFolder: string;
  /** Tells this version of the engine's code from all others. */
  readonly engine: string;
  /** The code of the script that stands inside every page. */
  readonly bootstrap: string;
  readonly task: Task;
  /** In which workers count what is taken. */
  readonly counters: SharedArrayBuffer;
}

/** Checks a site, and builds it if it has no errors. */
export interface CheckAndBuildTask {
  readonly kind: "check-and-build";
  readonly site: string;
  /** Whether problems are printed in color. */
  readonly color: boolean;
}

/** Builds a site while another worker checks it, in vain where that finds an error. */
export interface BuildTask {
  readonly kind: "build";
  /** Leads to the other worker. */
  readonly port: MessagePort;
}

/** Checks a site, and then helps the worker that builds it. */
export interface CheckTask {
  readonly kind: "check";
  readonly site: string;
  readonly color: boolean;
  /** Leads to the other worker. */
  readonly port: MessagePort;
}

type Task = CheckAndBuildTask | BuildTask | CheckTask;

/** From the worker that checks to the one that builds: the site as it was read. */
export interface ReadSite {
  readonly plain: PlainSite;
  /** Tells this build from others: it stands in every page. */
  readonly build: string;
}

/** From the worker that builds to the one that helps. */
export interface SharedSite {
  readonly frame: Frame;
  readonly addresses: Addresses;
  readonly theme: string;
  /** The content of each `page.json`. */
  readonly pages: readonly string[];
}

/** From the worker that builds: what the app's fonts have to contain. */
export interface CodePoints {
  readonly kind: "code-points";
  /** Every code point of the site; nothing where it uses the fonts of the system. */
  readonly codePoints?: string;
}

/** From the worker that checks. */
export interface Checked {
  readonly kind: "checked";
  /** From the working folder: `site.yaml`. */
  readonly file: string;
  /** The problems as the terminal shows them; empty without any. */
  readonly report: string;
  /** Whether the site has no errors, so that it can be built. */
  readonly isSound: boolean;
}

/** To all workers: the site has no errors, and its files can be written. */
export interface Output {
  readonly assets: Assets;
  readonly folder: string;
}

/** From a worker at its end. */
export interface Done {
  readonly kind: "done";
  /** The files that it wrote, from the site's root. */
  readonly written: readonly string[];
}

/** From a worker to the main thread. */
export type WorkerMessage = CodePoints | Checked | Done;

/** What a worker has for its task. */
export interface TaskContext<Given extends Task> extends WorkerInput {
  readonly task: Given;
  readonly output: Promise<Output>;
  readonly send: (message: WorkerMessage) => void;
}
