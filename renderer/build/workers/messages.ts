import type { MessagePort } from "node:worker_threads";
import type { Addresses, Frame } from "../../model/model.ts";
import type { Assets } from "../page/prerender.ts";
import type { PlainSite } from "../../../schema/check.ts";

/** What a thread is told at its start. */
export interface Assignment {
  readonly root: string;
  readonly publicFolder: string;
  readonly cacheFolder: string;
  /** What the state of the engine's code is called. */
  readonly engine: string;
  /** The code of the script that stands inside every page. */
  readonly early: string;
  readonly task: Task;
  /** In which both threads note what is taken. */
  readonly shared: SharedArrayBuffer;
}

/** Checks a site, and makes it if it is sound. */
export interface AloneTask {
  readonly kind: "alone";
  readonly site: string;
  /** Whether problems are told in color. */
  readonly color: boolean;
}

/** Makes a site while another thread checks it, which may find that it was in vain. */
export interface MakeTask {
  readonly kind: "make";
  /** Leads to the other thread. */
  readonly partner: MessagePort;
}

/** Checks a site, and then helps the thread that makes it. */
export interface CheckTask {
  readonly kind: "check";
  readonly site: string;
  readonly color: boolean;
  readonly partner: MessagePort;
}

type Task = AloneTask | MakeTask | CheckTask;

/** What a site file says, for the thread that makes the site. */
export interface PlainShare {
  readonly plain: PlainSite;
  /** Tells this build from others: it stands in every page. */
  readonly build: string;
}

/** What the thread that helps needs of the site. */
export interface Share {
  readonly frame: Frame;
  readonly addresses: Addresses;
  readonly theme: string;
  /** The pages as they are written for the running site. */
  readonly pages: readonly string[];
}

/** From the thread that makes the site: what the app's fonts have to hold. */
export interface Signs {
  readonly kind: "signs";
  /** Every sign that the site writes; nothing where the machine's own fonts write it. */
  readonly signs?: string;
}

/** From the thread that checks the site. */
export interface Loaded {
  readonly kind: "loaded";
  /** From the working folder: `site.yaml`. */
  readonly file: string;
  /** The problems as the terminal shows them; empty without any. */
  readonly told: string;
  /** Whether the site can be built. */
  readonly sound: boolean;
}

/** To all threads: the site is sound, and the app's files are written. */
export interface Bundled {
  readonly assets: Assets;
  readonly folder: string;
}

/** From a thread at its end. */
export interface Done {
  readonly kind: "done";
  /** The files that it wrote, from the site's root. */
  readonly written: readonly string[];
}

/** From a thread to the one that started it. */
export type Report = Signs | Loaded | Done;

/** What a thread has for its task. */
export interface Working<Given extends Task> extends Assignment {
  readonly task: Given;
  readonly bundled: Promise<Bundled>;
  readonly report: (message: Report) => void;
}
