import type { MessagePort } from "node:worker_threads";
import type { Addresses, Frame } from "../../model.ts";
import type { Assets } from "../drafts.ts";

/** What a thread is told at its start. */
export interface Assignment {
  readonly root: string;
  readonly publicFolder: string;
  readonly cacheFolder: string;
  /** The code of the script that stands inside every page. */
  readonly early: string;
  /** The first thread reads and checks the site file; the second one gets its share from it. */
  readonly task: FirstTask | SecondTask;
  /** In which both threads note what is taken. */
  readonly shared: SharedArrayBuffer;
}

export interface FirstTask {
  readonly kind: "first";
  readonly site: string;
  /** Whether problems are told in color. */
  readonly color: boolean;
  /** Leads to the second thread, where there is one. */
  readonly share?: MessagePort;
}

interface SecondTask {
  readonly kind: "second";
  readonly share: MessagePort;
}

/** What the second thread needs of the site. */
export interface Share {
  readonly frame: Frame;
  readonly addresses: Addresses;
  readonly theme: string;
  /** The pages as they are written for the running site. */
  readonly pages: readonly string[];
}

/** From the first thread, before it tells what it found: what the bundler needs of the site. */
export interface Signs {
  readonly kind: "signs";
  /** Every sign that the site writes; nothing where the machine's own fonts write it, or nothing will be built. */
  readonly signs?: string;
}

/** From the first thread, as soon as the site is checked. */
export interface Loaded {
  readonly kind: "loaded";
  /** From the working folder: `site.yaml`. */
  readonly file: string;
  /** The problems as the terminal shows them; empty without any. */
  readonly told: string;
  /** Whether the site can be built. */
  readonly sound: boolean;
}

/** To all threads: the bundler has written its files. */
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
export type Report = { readonly kind: "started" } | Signs | Loaded | Done;
