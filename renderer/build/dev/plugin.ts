import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { ensureBundled } from "../ensure-bundled.mjs";
import { publicFolderOf } from "../public-folder.ts";

interface Live {
  readonly serveLive: (server: ViteDevServer, site: string) => void;
}

const isLive = (module: unknown): module is Live =>
  typeof module === "object" && module !== null && "serveLive" in module;

/** The sources of the development server, as opposed to those of the app, which Vite replaces in the browser. */
const engineSource = /^(?:schema|renderer\/(?:build|gallery|model))\/.*(?<!\.test)\.(?:json|m?[jt]sx?)$/;

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
        publicDir: publicFolderOf(site),
      };
    },
    async configureServer(server) {
      // Node keeps a module by its address: a new version of the code needs a new one.
      const { href } = pathToFileURL(join(root, "build/engine/dev-server.js"));
      const module: unknown = await import(`${href}?${ensureBundled(root)}`);
      if (!isLive(module)) throw new Error("The bundled dev-server.js exports no serveLive");
      module.serveLive(server, site);
      server.watcher.on("change", (path) => {
        if (engineSource.test(relative(root, path).split(sep).join("/"))) void server.restart();
      });
    },
  };
}
