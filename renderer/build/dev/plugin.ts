import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";
import { ensureBundled } from "../ensure-bundled.mjs";
import { decoded } from "../../navigation/decoded.ts";
import { publicFolderOf } from "../public-folder.ts";
import { servePublic } from "./serve-public.ts";

interface Live {
  readonly serveLive: (server: ViteDevServer, site: string) => Promise<void>;
}

const isLive = (module: unknown): module is Live =>
  typeof module === "object" && module !== null && "serveLive" in module;

/** The sources of the development server, as opposed to those of the app, which Vite replaces in the browser. */
const engineSource = /^(?:schema|renderer\/(?:build|gallery|model))\/.*(?<!\.test)\.(?:json|m?[jt]sx?)$/;

/** What Vite denies by default: a list of one's own replaces it. */
const deniedByVite = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

const globSigns = /[\\*?!+@()[\]{}|^$]/g;

const useBuildCommand = "A site is built by `npm run build`.";

/** Shows a site file live, while it is edited. */
export function lintel({ site }: { readonly site: string }): Plugin {
  const root = process.cwd();

  return {
    name: "lintel",
    config: (_, { command, isPreview }) => {
      // Vite prints the stack of an error, which is of no use here.
      if (command === "build")
        throw Object.assign(new Error(useBuildCommand), { [inspect.custom]: () => useBuildCommand });
      return {
        appType: isPreview ? "mpa" : "custom",
        base: "./",
        // Found at start: a library found later would make the open pages load again.
        optimizeDeps: { entries: ["renderer/main.tsx"] },
        // The development server answers with these files itself.
        publicDir: false,
        server: {
          // A link in the public folder may lead anywhere.
          watch: { followSymlinks: false },
          fs: { deny: [...deniedByVite, `${normalizePath(publicFolderOf(site)).replace(globSigns, "\\$&")}/**`] },
        },
      };
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        // Vite decodes a blank and leaves #, ? and % encoded, so that it does not find the file.
        const isFound = path.includes("%") && servePublic(config.build.outDir, decoded(path).slice(1), response);
        if (!isFound) next();
      });
    },
    async configureServer(server) {
      // Node keeps a module by its address: a new version of the code needs a new one.
      const { href } = pathToFileURL(join(root, "build/engine/dev-server.js"));
      const module: unknown = await import(`${href}?${ensureBundled(root)}`);
      if (!isLive(module)) throw new Error("The bundled dev-server.js exports no serveLive");
      await module.serveLive(server, site);
      server.watcher.on("change", (path) => {
        if (engineSource.test(relative(root, path).split(sep).join("/"))) void server.restart();
      });
    },
  };
}
