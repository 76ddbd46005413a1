import { setTimeout as delay } from "node:timers/promises";
import type { HotUpdateOptions, Plugin, ViteDevServer } from "vite";
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

/** So often, and each time after so many milliseconds, a file that is empty is read again before that counts as its content. */
const maxReads = 10;
const pause = 50;

/**
 * Waits for the text of a file that an editor has emptied and not filled yet. The bundler would load the page again for a
 * module without exports, and the state of the blocks would be lost.
 */
async function filled({ type, read }: HotUpdateOptions): Promise<void> {
  if (type === "delete") return;
  for (let reads = 0; reads < maxReads; reads += 1) {
    // What is deleted meanwhile has its own event.
    const text = await Promise.resolve(read()).catch(() => undefined);
    if (text !== "") return;
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
    configureServer: { handler: (vite) => void (this.#vite = vite) },
    hotUpdate: {
      order: "pre",
      handler: async (options) => {
        await filled(options);
        // A page that is being loaded may miss the save, and request the old module only.
        this.look();
      },
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
