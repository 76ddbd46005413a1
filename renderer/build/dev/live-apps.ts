import type { Server } from "node:http";
import { inspect } from "node:util";
import { ownTypesOf } from "../../../schema/cli/own/own-types.ts";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { writeEditorFiles } from "../../../schema/cli/package/editor-files.ts";
import { prebuiltApp, type LiveApp } from "./live-app.ts";
import type { LiveSite } from "./live-site.ts";

/**
 * The app that pages load: the prebuilt one, or the one with the blocks of the site as soon as it has section types of its own. In the
 * repository of this program, where `npm start` asks for it, that of the sources.
 */
export class LiveApps {
  readonly #server: Server;
  readonly #site: LiveSite;
  readonly #file: string;
  #app: Promise<LiveApp>;
  #kind: "sources" | "prebuilt" | "own" | "without-bundler";
  #reload: () => void = () => undefined;

  constructor(server: Server, site: LiveSite, file: string) {
    this.#server = server;
    this.#site = site;
    this.#file = file;
    this.#kind = process.env["LINTEL_APP"] === "sources" ? "sources" : "prebuilt";
    this.#app = this.#kind === "sources" ? this.#fromSources() : Promise.resolve(prebuiltApp());
    void this.#follow(true);
    site.onLoaded((areBlocksNew) => void this.#follow(areBlocksNew));
  }

  current(): Promise<LiveApp> {
    return this.#app;
  }

  /** @param reload makes all open pages load again */
  onReload(reload: () => void): void {
    this.#reload = reload;
  }

  async #fromSources(): Promise<LiveApp> {
    return (await import("./source-app.ts")).sourceApp(this.#server, this.#file);
  }

  /** Takes the app that the site needs now. */
  async #follow(areBlocksNew: boolean): Promise<void> {
    if (this.#kind === "sources") return;
    const before = this.#kind;
    if (before !== "own" && ownTypesOf(this.#file).length > 0) {
      this.#kind = "own";
      this.#app = this.#withOwn();
    }
    const app = await this.#app;
    if (areBlocksNew && this.#site.typeFaults.areSchemasRead) {
      await this.#writeEditorFiles();
      app.refresh?.();
      this.#reload();
    } else if (before !== this.#kind) this.#reload();
  }

  async #writeEditorFiles(): Promise<void> {
    try {
      await writeEditorFiles(this.#file);
    } catch (error) {
      // A schema was saved meanwhile, with a mistake: that save is reported. What cannot be read or written is of no use to editors.
      if (!(error instanceof InputError || (error instanceof Error && "syscall" in error))) throw error;
    }
  }

  async #withOwn(): Promise<LiveApp> {
    const { appWithoutBlocks, ownApp } = await import("../own/own-app.ts");
    try {
      const app = await ownApp(this.#server, this.#file, (faults) => this.#site.typeFaults.setBlockFaults(faults));
      this.#site.typeFaults.setBundlerFault(undefined);
      return app;
    } catch (error) {
      // The bundler is not installed, or does not run. The rest of the site is shown; the next save tries again.
      const fault =
        error instanceof InputError ? error : new InputError(`The bundler cannot be started: ${inspect(error)}`);
      this.#site.typeFaults.setBundlerFault(fault);
      this.#kind = "without-bundler";
      return appWithoutBlocks(this.#file, fault.message);
    }
  }
}
