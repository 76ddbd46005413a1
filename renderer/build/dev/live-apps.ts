import type { Server } from "node:http";
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
  #kind: "sources" | "prebuilt" | "own";
  #reload: () => void = () => undefined;

  constructor(server: Server, site: LiveSite, file: string) {
    this.#server = server;
    this.#site = site;
    this.#file = file;
    this.#kind = process.env["LINTEL_APP"] === "sources" ? "sources" : "prebuilt";
    this.#app = this.#kind === "sources" ? this.#fromSources() : Promise.resolve(prebuiltApp());
    this.#follow();
    site.onLoaded(() => this.#follow());
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
  #follow(): void {
    if (this.#kind !== "prebuilt" || ownTypesOf(this.#file).length === 0) return;
    this.#kind = "own";
    this.#app = this.#withOwn();
    void this.#app.then(() => this.#reload());
  }

  async #schemaChanged(): Promise<void> {
    await this.#site.load();
    await writeEditorFiles(this.#file);
    this.#reload();
  }

  async #withOwn(): Promise<LiveApp> {
    try {
      const { ownApp } = await import("../own/own-app.ts");
      return await ownApp(this.#server, this.#file, () => void this.#schemaChanged());
    } catch (error) {
      // The bundler is not installed. The rest of the site is shown; the next save tries again.
      if (!(error instanceof InputError)) throw error;
      process.stderr.write(`${error.message}\n`);
      this.#kind = "prebuilt";
      return prebuiltApp();
    }
  }
}
