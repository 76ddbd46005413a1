import { relative } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import { pretty } from "../../../schema/report/pretty.ts";
import { loadGallery } from "./load-gallery.ts";
import { decoded } from "../../navigation/decoded.ts";
import { files } from "../../navigation/load.ts";
import { loadSite, type LoadedSite, type Show } from "../load-site.ts";
import { overlayOf } from "./overlay-data.ts";
import { publicFolderOf } from "../public-folder.ts";
import { searchIndex } from "../search/search-index.ts";
import { escapeHtml, htmlOf } from "../page/shell.ts";

/** Milliseconds until a saved file is read: an editor's save empties the file first. */
const settle = 40;

/**
 * The site while it is edited: answers with its data, checks at every save, tells the open pages what changed.
 * A save with errors leaves the last good site in place and shows what is wrong over it.
 */
class DevServer {
  #loaded: LoadedSite;
  #show: Show | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #file: string;
  readonly #server: ViteDevServer;

  constructor(server: ViteDevServer, file: string) {
    this.#server = server;
    this.#file = file;
    this.#loaded = loadSite(file, "");
    this.#show = this.#loaded.show;
    this.#report();
    this.#watch();
    server.ws.on("lintel:hello", (_, client) => client.send("lintel:problems", overlayOf(this.#loaded)));
    server.middlewares.use(this.answer);
  }

  readonly answer: Connect.NextHandleFunction = (request, response, next) => {
    const path = decoded((request.url ?? "/").split("?")[0] ?? "/");
    const inGallery = path === "/gallery.html" || path.startsWith("/gallery/");
    const show = inGallery ? loadGallery(this.#server.config.root) : this.#show;
    const name = inGallery ? path.replace(/^\/gallery(?:\.html$|\/)/, "") : path.slice(1);
    const send = (type: string, body: string): void => {
      response.setHeader("Content-Type", type);
      response.setHeader("Cache-Control", "no-store");
      response.end(body);
    };
    const data = show && dataOf(show, name);
    if (data) return send(data.type, data.body);
    // The bundler's own client asks this address whether the server is back, in words of its own.
    const wantsPage = /html|\*\/\*/.test(request.headers.accept ?? "*/*");
    if ((name === "" || name === "index.html") && wantsPage) {
      void this.#page(show, inGallery ? "/gallery/" : "/", path).then(
        (html) => send("text/html; charset=utf-8", html),
        next,
      );
      return;
    }
    // The gallery's pictures are those of the site.
    if (inGallery) request.url = `/${name}`;
    next();
  };

  async #page(show: Show | undefined, base: string, url: string): Promise<string> {
    const site = show?.model.frame.site;
    const html = htmlOf({
      language: site?.language ?? "en",
      base,
      build: "",
      head: [
        `<title>${escapeHtml(site?.name ?? this.#loaded.file)}</title>`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<link rel="icon" href="${escapeHtml(site?.logo?.src ?? "data:,")}">`,
        `<style id="lintel-theme">${show?.theme ?? ""}</style>`,
        '<script type="module" src="/renderer/app/overlay.ts"></script>',
        '<script type="module" src="/renderer/main.tsx"></script>',
      ],
      body: "",
    });
    return this.#server.transformIndexHtml(url, html);
  }

  #watch(): void {
    const { watcher } = this.#server;
    const folder = publicFolderOf(this.#file);
    watcher.add([this.#file, folder]);
    watcher.on("all", (_, path) => {
      const concerns = relative(this.#file, path) === "" || !relative(folder, path).startsWith("..");
      if (!concerns) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#reload(true), settle);
    });
  }

  #reload(again: boolean): void {
    const before = this.#loaded;
    const loaded = loadSite(this.#file, "");
    if (loaded.text === "" && again) {
      this.#timer = setTimeout(() => this.#reload(false), settle * 5);
      return;
    }
    this.#loaded = loaded;
    if (loaded.show) this.#show = loaded.show;
    if (loaded.text !== before.text || loaded.problems.length > 0 || before.problems.length > 0) this.#report();
    this.#server.ws.send("lintel:problems", overlayOf(loaded));
    if (loaded.show) this.#server.ws.send("lintel:site", { theme: loaded.show.theme });
  }

  #report(): void {
    const { logger } = this.#server.config;
    const { problems, text } = this.#loaded;
    if (problems.length > 0) logger.error(`\n${pretty(problems, text, { color: true })}`, { timestamp: true });
    else logger.info(`${this.#loaded.file} has no problems`, { timestamp: true });
  }
}

/** Shows a site file and keeps showing it as it changes. */
export function serveLive(server: ViteDevServer, site: string): void {
  new DevServer(server, site);
}

/** The files that a build writes, made on request. */
function dataOf({ model, icons }: Show, name: string): { readonly type: string; readonly body: string } | undefined {
  const json = (value: unknown): { type: string; body: string } => ({
    type: "application/json",
    body: JSON.stringify(value),
  });
  if (name === files.frame) return json(model.frame);
  if (name === files.addresses) return json(model.addresses);
  if (name === files.search) return { type: "application/json", body: searchIndex(model) };
  if (name === "icons.svg") return { type: "image/svg+xml", body: icons };
  const page = name.endsWith("page.json") ? model.pages.find(({ path }) => files.page(path) === name) : undefined;
  return page && json(page);
}
