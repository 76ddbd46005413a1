import { readFile, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import type { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { bundleFault } from "./bundle-fault.ts";
import { findBlocks } from "./own-blocks.ts";

/** What the bundler cannot read in the blocks of a site, and in the files of the site that they import. */
async function blockFaults(vite: ViteDevServer, site: string): Promise<readonly InputError[]> {
  const { client } = vite.environments;
  const { root } = vite.config;
  const faults: InputError[] = [];
  const seen = new Set<string>();
  async function look(url: string): Promise<void> {
    if (seen.has(url)) return;
    seen.add(url);
    try {
      // What a browser has requested before is not made again.
      await client.transformRequest(url);
    } catch (error) {
      faults.push(bundleFault(error, root));
      return;
    }
    const found = await client.moduleGraph.getModuleByUrl(url);
    for (const { url: imported } of found?.importedModules ?? [])
      if (imported.startsWith("/blocks/")) await look(imported);
  }
  for (const { file } of findBlocks(site)) if (file !== undefined) await look(file);
  return faults;
}

/** An empty file counts as its content once it was empty for so many milliseconds, and is read again after so many. */
const patience = 500;
const pause = 20;

/** Text that a person writes. What else is imported goes its usual way. */
const written = /^(?!.*\/node_modules\/)[^\0?]+\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json)$/;

/**
 * The text of a file, also where an editor has emptied it and not filled it yet. A module without exports makes the bundler drop
 * what the block imports and load the page again, and the state of the blocks would be lost.
 * @returns nothing for what is no file, or cannot be read: the bundler says so
 */
async function textOf(file: string): Promise<string | undefined> {
  for (;;) {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text !== "") return text;
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (Date.now() - changed > patience) return text;
    await delay(pause);
  }
}

/** After how many milliseconds the bundler has surely forgotten a module that was saved: its plugins are asked first. */
const settled = 200;

/** Says what is wrong with the blocks of a site, after each save of one and each error that the bundler reports. */
export class BlockFaults {
  readonly #site: string;
  readonly #report: (faults: readonly InputError[]) => void;
  #vite: ViteDevServer | undefined;
  #isPlanned = false;
  /** One look after the other: an older one never comes last. */
  #looking: Promise<void> = Promise.resolve();

  constructor(site: string, report: (faults: readonly InputError[]) => void) {
    this.#site = site;
    this.#report = report;
  }

  /** Sees each save of a file that the bundler knows, and each new file. */
  readonly plugin: Plugin = {
    name: "lintel:block-faults",
    enforce: "pre",
    configureServer: { handler: (vite) => void (this.#vite = vite) },
    // Whoever asks, a page or this class: nobody gets an empty module in the middle of a save.
    load: { filter: { id: written }, handler: textOf },
    hotUpdate: {
      order: "pre",
      // A page that is being loaded may miss the save, and request the old module only.
      handler: () => this.look(),
    },
  };

  /** Looks for what is wrong, once the bundler has forgotten what was saved. */
  look(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => {
      this.#isPlanned = false;
      // A bundler that is closed meanwhile has nothing to say.
      this.#looking = this.#looking.then(() => this.#look()).catch(() => {});
    }, settled);
  }

  async #look(): Promise<void> {
    if (!this.#vite) return;
    this.#report(await blockFaults(this.#vite, this.#site));
  }
}
