import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageRoot } from "./places.ts";

/** What to build, and where. */
export interface BuildCall {
  readonly site: string;
  /** Where the site is written: a path from the working folder, or nothing for `dist` beside the site file. */
  readonly out: string | undefined;
  /** Whether files in that folder are removed, even where no build has made them. */
  readonly empty: boolean;
}

/** Where a server answers. */
export interface ServerCall {
  /** Of a site file to start; a folder with a built site to preview. */
  readonly path: string;
  /** Another one is taken where this one is in use, unless it was asked for. Nothing: the usual one. */
  readonly port: number | undefined;
  /** The name or address of this computer to answer at; only programs on it reach `localhost`. */
  readonly host: string;
  /** Whether a browser is opened. */
  readonly open: boolean;
}

/** What shows pages: bundled by itself, because most calls of the command line do not need it. */
export interface Engine {
  /** @returns the exit code */
  build(call: BuildCall): Promise<number>;
  /** Shows a site live while it is edited. Resolves once the server answers. */
  start(call: ServerCall): Promise<void>;
  /** Serves a built site. Resolves once the server answers. */
  preview(call: ServerCall): Promise<void>;
}

/** Loads the bundled engine. */
export async function loadEngine(): Promise<Engine> {
  const { engine }: { readonly engine: Engine } = await import(
    pathToFileURL(join(packageRoot(), "build/engine.js")).href
  );
  return engine;
}
