import type { Server } from "node:http";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { blocksFolder } from "../../../schema/cli/own/own-types.ts";
import { cacheFolderOf, packageRoot, publicFolderOf, siteRootOf } from "../../../schema/cli/package/places.ts";
import { ownBlocksName } from "../../live/messages.ts";
import { prebuiltApp, type LiveApp } from "../dev/live-app.ts";
import { deniedFiles } from "../dev/denied-files.ts";
import { loadBundler } from "./load-vite.ts";
import { ownRegistry, registryModule } from "./own-blocks.ts";
import { sharedModules } from "./shared-modules.ts";

/** What the bundler is asked for: blocks, the packages in them, and its own scripts. The other files of a site are nobody's business. */
const ofBundler = /^\/(?:blocks\/|node_modules\/|@vite\/|@react-refresh|@id\/|@fs\/|@lintel\/own-blocks\.js)/;

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
 * @param onSchema is called when a schema or an example of a block has changed, or a block has come or gone
 */
export async function ownApp(server: Server, site: string, onSchema: () => void): Promise<LiveApp> {
  const { vite: bundler, react } = await loadBundler(site);
  const root = realpathSync(siteRootOf(site));
  const cacheDir = join(cacheFolderOf(site), "vite");
  const prebuilt = prebuiltApp();
  const vite = await bundler.createServer({
    configFile: false,
    root,
    base: "/",
    appType: "custom",
    publicDir: false,
    logLevel: "warn",
    cacheDir,
    plugins: [sharedModules(), ownRegistry(site), react(), withoutOwnReact],
    optimizeDeps: {
      entries: ["blocks/*/*.{tsx,jsx}"],
      rolldownOptions: { plugins: [sharedModules()] },
    },
    server: {
      middlewareMode: true,
      // The script of the app is none of its files.
      preTransformRequests: false,
      hmr: { server },
      watch: { followSymlinks: false },
      fs: {
        strict: true,
        allow: [root, realpathSync(packageRoot()), cacheDir],
        deny: deniedFiles(bundler.normalizePath(publicFolderOf(site))),
      },
    },
  });
  server.once("close", () => void vite.close());
  const folder = bundler.normalizePath(realpathSync(blocksFolder(site)));
  vite.watcher.on("all", (event, path) => {
    const isBlock = bundler.normalizePath(path).startsWith(folder);
    if (isBlock && (/(?:schema\.json|examples\.yaml)$/.test(path) || event !== "change")) onSchema();
  });
  return {
    elements: [`<meta name="${ownBlocksName}" content="${registryModule}">`, ...prebuilt.elements],
    finish: (path, html) => vite.transformIndexHtml(path, html),
    answer: (request, response, next) =>
      prebuilt.answer(request, response, () =>
        ofBundler.test(request.url ?? "") ? vite.middlewares(request, response, next) : next(),
      ),
  };
}
