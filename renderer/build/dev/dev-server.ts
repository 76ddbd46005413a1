import { join } from "node:path";
import { inspect } from "node:util";
import type { Connect, ViteDevServer } from "vite";
import { pretty } from "../../../schema/report/pretty.ts";
import { cachedExaminer } from "../../../schema/cli/check-site-file.ts";
import { watchSiteFile } from "../../../schema/cli/watch/watch-site-file.ts";
import { readSiteFile } from "../../../schema/cli/site-file.ts";
import { decoded } from "../../navigation/decoded.ts";
import type { SiteChange } from "../../navigation/site-changes.ts";
import { loadSite, type LoadedSite, type Show } from "../load-site.ts";
import { publicFolderOf } from "../public-folder.ts";
import { devPage } from "./dev-page.ts";
import { draftPages } from "./draft.ts";
import { loadGallery } from "./load-gallery.ts";
import { answerFix } from "./answer-fix.ts";
import { ReportedProblems } from "./reported-problems.ts";
import { servePublic } from "./serve-public.ts";
import { siteFile } from "./site-files.ts";

/** The pages that were requested last are taken for open: those of a few tabs, and the one that a link preloads. */
const maxOpen = 4;

/**
 * The site while it is edited. During a save the open pages are made of their part of the text and sent at once. After it the
 * whole text is checked, and the pages are sent again: browsers render what differs. A save with errors restores the last site without, and shows what is wrong
 * over it.
 */
class DevServer {
  #loaded: LoadedSite;
  readonly #reported: ReportedProblems;
  #show: Show | undefined;
  /** The names of all icons that `icons.svg` holds. */
  #icons: ReadonlySet<string> = new Set();
  /** Paths, the last requested at the end. */
  readonly #open = new Set<string>();
  readonly #file: string;
  readonly #server: ViteDevServer;

  readonly #examiner = cachedExaminer();
  /** One load after the other: an older text never comes last. */
  #loading: Promise<void> = Promise.resolve();

  constructor(server: ViteDevServer, file: string) {
    this.#server = server;
    this.#file = file;
    this.#loaded = { file, text: "", problems: [] };
    const stop = watchSiteFile({
      file,
      publicFolder: publicFolderOf(file),
      onSave: () => this.#preview(),
      onSettled: () => void this.load(),
    });
    server.httpServer?.once("close", stop);
    this.#reported = new ReportedProblems(this.#loaded);
    server.ws.on("lintel:hello", (_, client) => client.send("lintel:problems", this.#reported.data));
    server.middlewares.use(this.answer);
  }

  readonly answer: Connect.NextHandleFunction = (request, response, next) => {
    const path = decoded((request.url ?? "/").split("?")[0] ?? "/");
    if (path === "/@lintel/fix") {
      void answerFix(request, response, (wanted) => this.#reported.answer(wanted)).then(undefined, next);
      return;
    }
    const inGallery = path === "/gallery.html" || path.startsWith("/gallery/");
    const show = inGallery ? loadGallery(this.#server.config.root) : this.#show;
    const name = inGallery ? path.replace(/^\/gallery(?:\.html$|\/)/, "") : path.slice(1);
    const send = (type: string, body: string): void => {
      response.setHeader("Content-Type", type);
      response.setHeader("Cache-Control", "no-store");
      response.end(body);
    };
    const found = show && siteFile(show, name);
    if (found?.page !== undefined && !inGallery) this.#markOpen(found.page);
    if (found) return send(found.type, found.body);
    // Vite's own client requests this address to learn whether the server is back, and accepts another type.
    const wantsPage = /html|\*\/\*/.test(request.headers.accept ?? "*/*");
    if ((name === "" || name === "index.html") && wantsPage) {
      const html = devPage(show, inGallery ? "/gallery/" : "/", this.#loaded.file);
      void this.#server
        .transformIndexHtml(path, html)
        .then((transformed) => send("text/html; charset=utf-8", transformed), next);
      return;
    }
    // The gallery's pictures are those of the project.
    const folder = inGallery ? join(this.#server.config.root, "public") : publicFolderOf(this.#file);
    if (!servePublic(folder, name, response)) next();
  };

  #markOpen(path: string): void {
    this.#open.delete(path);
    this.#open.add(path);
    for (const first of this.#open) if (this.#open.size > maxOpen) this.#open.delete(first);
  }

  /** Sends the open pages as the saved text has them, without waiting for the end of the save and for the check. */
  #preview(): void {
    const { text, problem } = readSiteFile(this.#loaded.file);
    const draft =
      this.#show && !problem && text !== this.#loaded.text
        ? draftPages(text, {
            paths: this.#open,
            addresses: this.#show.model.addresses,
            icons: this.#icons,
            publicFolder: publicFolderOf(this.#file),
          })
        : undefined;
    if (draft) this.#send(draft, "same");
  }

  /** Checks the whole text. Where it has errors, the last site without them is sent again, in place of what was previewed. */
  load(): Promise<void> {
    const fail = (error: unknown): void => this.#server.config.logger.error(inspect(error), { timestamp: true });
    return (this.#loading = this.#loading.then(() => this.#load()).catch(fail));
  }

  async #load(): Promise<void> {
    const before = this.#loaded;
    this.#loaded = await loadSite(this.#file, "", this.#examiner);
    this.#reported.update(this.#loaded);
    const addresses = this.#loaded.show ? this.#setShow(this.#loaded.show) : "same";
    if (this.#loaded.text !== before.text || this.#loaded.problems.length > 0 || before.problems.length > 0)
      this.#log();
    this.#server.ws.send("lintel:problems", this.#reported.data);
    if (this.#show) this.#send(this.#show, addresses);
  }

  #send({ model: { frame, pages }, theme }: Show, addresses: SiteChange["addresses"]): void {
    const open = pages.filter(({ path }) => this.#open.has(path));
    this.#server.ws.send("lintel:site", { frame, pages: open, theme, addresses } satisfies SiteChange);
  }

  /** @returns whether a new show has other addresses than the one before */
  #setShow(show: Show | undefined): SiteChange["addresses"] {
    const before = JSON.stringify(this.#show?.model.addresses);
    this.#show = show;
    this.#icons = new Set(show?.model.icons);
    return JSON.stringify(show?.model.addresses) === before ? "same" : "changed";
  }

  #log(): void {
    const { logger } = this.#server.config;
    const { problems, text } = this.#loaded;
    if (problems.length > 0)
      logger.error(`\n${pretty(problems, text, { color: true, earlier: this.#reported.earlier })}`, {
        timestamp: true,
      });
    else logger.info(`${this.#loaded.file} has no problems`, { timestamp: true });
  }
}

/** Shows a site file and keeps showing it as it changes. */
export const serveLive = (server: ViteDevServer, site: string): Promise<void> => new DevServer(server, site).load();
