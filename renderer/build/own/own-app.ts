import { createHash } from "node:crypto";
import type { Server } from "node:http";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Logger, Plugin } from "vite";
import { usesColor } from "../../../schema/cli/colors.ts";
import { inputReport, type InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { cacheFolderOf, packageRoot, publicFolderOf, siteRootOf } from "../../../schema/cli/package/places.ts";
import { blockPlacePath, ownBlocksName } from "../../live/messages.ts";
import { prebuiltApp, type LiveApp } from "../dev/live-app.ts";
import { deniedFiles } from "../dev/denied-files.ts";
import { watchedFiles } from "../dev/watched-files.ts";
import { BlockFaults } from "./block-faults.ts";
import { blockPlace } from "./block-place.ts";
import { bundleFault } from "./bundle-fault.ts";
import { blocksTsconfig, loadBundler } from "./load-vite.ts";
import { sendText } from "../server/send-file.ts";
import { liveRegistry } from "./live-registry.ts";
import { findBlocks, ownLiveRegistry, registryModule } from "./own-blocks.ts";
import { sharedModules } from "./shared-modules.ts";

/** What the bundler is asked for: blocks, the packages in them, and its own scripts. The other files of a site are nobody's business. */
const ofBundler = /^\/(?:blocks\/|node_modules\/|@vite\/|@react-refresh|@id\/|@fs\/|@lintel\/own-blocks\.js)/;

const registryElement = `<meta name="${ownBlocksName}" content="${registryModule}">`;

/** The bundler's messages: those about blocks in sentences for their authors, and colors for terminals alone. */
function withOwnWords(logger: Logger, root: string, onError: () => void): Logger {
  const print = (message: string): void =>
    void process.stderr.write(`${usesColor(process.stderr) ? message : stripVTControlCharacters(message)}\n`);
  return {
    ...logger,
    warn: print,
    warnOnce: print,
    error(message, { error } = {}) {
      print(error ? inputReport(bundleFault(error, root)) : message);
      if (error) onError();
    },
  };
}

/** The plugin for React has the bundler look for React, which the app brings. */
const withoutOwnReact: Plugin = {
  name: "lintel:without-own-react",
  enforce: "post",
  config: ({ optimizeDeps }) => {
    if (optimizeDeps) optimizeDeps.include = [];
  },
};

/**
 * The prebuilt app with the blocks of a site, which Vite serves: an edit of one shows at once.
 * @param onFaults is called with what the bundler cannot read in them, after each save of one
 */
export async function ownApp(
  server: Server,
  site: string,
  onFaults: (faults: readonly InputError[]) => void,
): Promise<LiveApp> {
  const { vite: bundler, react } = await loadBundler(site);
  const root = realpathSync(siteRootOf(site));
  // Sites may share the folder; what the bundler makes of their packages may not.
  const cacheDir = join(cacheFolderOf(site), `vite-${createHash("sha256").update(root).digest("hex").slice(0, 16)}`);
  const prebuilt = prebuiltApp();
  const faults = new BlockFaults(site, onFaults);
  const vite = await bundler.createServer({
    configFile: false,
    root,
    tsconfig: blocksTsconfig(),
    base: "/",
    appType: "custom",
    publicDir: false,
    customLogger: withOwnWords(bundler.createLogger("warn"), root, () => faults.look()),
    cacheDir,
    plugins: [sharedModules(), ownLiveRegistry(site), react(), withoutOwnReact, faults.plugin],
    optimizeDeps: {
      entries: ["blocks/*/*.{tsx,jsx}"],
      rolldownOptions: { plugins: [sharedModules()] },
    },
    server: {
      middlewareMode: true,
      // The script of the app is none of its files.
      preTransformRequests: false,
      // What is wrong is said over the page with the problems of the site file.
      hmr: { server, overlay: false },
      watch: watchedFiles,
      fs: {
        strict: true,
        allow: [root, realpathSync(packageRoot()), cacheDir],
        deny: deniedFiles(bundler.normalizePath(publicFolderOf(site))),
      },
    },
  });
  server.once("close", () => void vite.close());
  return {
    elements: [registryElement, ...prebuilt.elements],
    finish: (path, html) => vite.transformIndexHtml(path, html),
    answer: (request, response, next) =>
      prebuilt.answer(request, response, () => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        if (pathname === blockPlacePath)
          blockPlace(vite, searchParams.get("place") ?? "").then(
            (place) => sendText(response, place === undefined ? 404 : 200, "text/plain; charset=utf-8", place ?? ""),
            next,
          );
        else if (ofBundler.test(pathname)) vite.middlewares(request, response, next);
        else next();
      }),
    refresh() {
      const { moduleGraph } = vite.environments.client;
      const registry = moduleGraph.getModuleById(registryModule);
      if (registry) moduleGraph.invalidateModule(registry);
    },
  };
}

/** The prebuilt app, with a sentence in the place of each section that needs a block, because there is nothing to bundle them. */
export function appWithoutBlocks(site: string, fault: string): LiveApp {
  const prebuilt = prebuiltApp();
  return {
    ...prebuilt,
    elements: [registryElement, ...prebuilt.elements],
    answer: (request, response, next) =>
      prebuilt.answer(request, response, () => {
        if (request.url?.split("?")[0] !== registryModule) return next();
        const code = liveRegistry(findBlocks(site).map(({ type }) => ({ type, fault })));
        sendText(response, 200, "text/javascript; charset=utf-8", code);
      }),
  };
}
