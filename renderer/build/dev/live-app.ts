import type { IncomingMessage, ServerResponse } from "node:http";
import { posix } from "node:path";
import { bundledApp, bundledFile } from "../app-files.ts";
import { filesBelow } from "../built-folder.ts";
import { sendFile } from "../server/send-file.ts";

/** The app as browsers load it while a site is edited. */
export interface LiveApp {
  /** The elements that load it, as HTML. */
  readonly elements: readonly string[];
  /** The whole page, with what the app adds to it. */
  finish(path: string, html: string): Promise<string>;
  /**
   * Answers a request for one of its files.
   * @param next is called for any other request
   */
  answer(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Section types of the site have come or gone. */
  refresh?(): void;
}

const base = "/@lintel/app/";

/** The app as it was bundled when the package was made. */
export function prebuiltApp(): LiveApp {
  const { script, styles } = bundledApp("live");
  const files = new Set(filesBelow(bundledFile("live")));
  return {
    elements: [
      ...styles.map((style) => `<link rel="stylesheet" href="${base}${style}">`),
      `<script type="module" src="${base}${script}"></script>`,
    ],
    finish: async (_, html) => html,
    answer(request, response, next) {
      const path = (request.url ?? "").split("?")[0] ?? "";
      const name = posix.relative(base, path);
      if (!path.startsWith(base) || !files.has(name)) return next();
      // The name changes with the content.
      sendFile(response, bundledFile(posix.join("live", name)), "max-age=31536000, immutable");
    },
  };
}
