import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { join } from "node:path";
import { packageRoot } from "../../../schema/cli/package/places.ts";
import { decoded } from "../../navigation/decoded.ts";
import { bundledFile } from "../app-files.ts";
import type { Show } from "../show.ts";
import { isAllowedHost } from "../server/allowed-host.ts";
import { sendFile, sendText } from "../server/send-file.ts";
import { answerFix } from "./problems/answer-fix.ts";
import { devPage } from "./dev-page.ts";
import type { LiveApp } from "./live-app.ts";
import type { LiveSite } from "./live-site.ts";
import { loadGallery } from "./load-gallery.ts";
import { servePublic } from "./serve-public.ts";
import { siteFile } from "./site-files.ts";

const html = "text/html; charset=utf-8";
const plain = "text/plain; charset=utf-8";

/** Where the gallery has its data: no page of a site has such a path. */
const galleryBase = "/@lintel/gallery/";

/** What a name is below the site or the gallery. */
interface Shown {
  readonly show: Show | undefined;
  /** From the root of the site. */
  readonly name: string;
  readonly base: string;
  /** Where its files are: in the first of these folders that has them. */
  readonly publicFolders: readonly string[];
}

/** Answers all requests for a site that is edited, and for the gallery of examples. */
export function answerLive(site: LiveSite, currentApp: () => Promise<LiveApp>, host: string): RequestListener {
  function shownAt(path: string): Shown {
    if (path !== "/gallery.html" && !path.startsWith(galleryBase))
      return { show: site.show, name: path.slice(1), base: "/", publicFolders: [site.publicFolder] };
    const name = path.startsWith(galleryBase) ? path.slice(galleryBase.length) : "";
    // The examples name files of the package; the blocks of the site may name files of the site.
    const publicFolders = [join(packageRoot(), "public"), site.publicFolder];
    return { show: loadGallery(site.file), name, base: galleryBase, publicFolders };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decoded((request.url ?? "/").split("?")[0] ?? "/");
    if (path === "/@lintel/fix") return answerFix(request, response, (wanted) => site.reported.answer(wanted));
    const [, page] = /^\/@lintel\/problems\/([a-z0-9-]+\/[a-z0-9-]+\.md)$/.exec(path) ?? [];
    if (page !== undefined) return sendFile(response, join(packageRoot(), "docs/problems", page));
    const [, font] = /^\/@lintel\/fonts\/([a-z0-9-]+\.woff2)$/.exec(path) ?? [];
    if (font !== undefined && existsSync(bundledFile(`fonts/${font}`)))
      return sendFile(response, bundledFile(`fonts/${font}`));
    const { show, name, base, publicFolders } = shownAt(path);
    const found = show && siteFile(show, name);
    if (found) {
      if (found.page !== undefined && show === site.show) site.markOpen(found.page);
      return sendText(response, 200, found.type, found.body);
    }
    const { accept = "*/*" } = request.headers;
    // The client of Vite requests this address to learn whether the server is back, and accepts another type.
    if (isPage(show, name) && /html|\*\/\*/.test(accept)) return sendPage(200, show, base, response);
    if (publicFolders.some((folder) => servePublic(folder, name, response))) return undefined;
    const app = await currentApp();
    app.answer(request, response, (error) => {
      if (error !== undefined) fail(response, error);
      else if (/html/.test(accept)) void sendPage(404, show, base, response);
      else sendText(response, 404, plain, "There is no such file.\n");
    });
  }

  async function sendPage(
    status: number,
    show: Show | undefined,
    base: string,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const app = await currentApp();
      const fontStyles = show === site.show ? site.fontStyles : "";
      const page = devPage({ show, base, file: site.loaded.file, fontStyles, app: app.elements });
      sendText(response, status, html, await app.finish(base, page));
    } catch (error) {
      fail(response, error);
    }
  }

  return (request, response) => {
    if (!isAllowedHost(request, host)) return sendText(response, 403, plain, refusal(host));
    answer(request, response).catch((error: unknown) => fail(response, error));
  };
}

/** Whether a build writes a page at a name: the start page, also before there is a site, and all that has a path. */
function isPage(show: Show | undefined, name: string): boolean {
  const path = `/${name.replace(/(?:^|\/)(?:index\.html)?$/, "")}`;
  const { pages, planned, moved } = show?.model.addresses ?? { pages: {}, planned: {}, moved: {} };
  return path === "/" || [pages, planned, moved].some((paths) => Object.hasOwn(paths, path));
}

const refusal = (host: string): string =>
  `This server answers to localhost, to addresses of numbers and to “${host}”. For another name, say --host NAME.\n`;

function fail(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
  if (response.headersSent) response.destroy();
  else sendText(response, 500, plain, "This is a defect of the program, not of your file: its terminal says more.\n");
}
