import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { waitToOptimize } from "../../schema/node/engine.ts";
import { filesBelow, removeOthers, writesOver } from "./built-folder.ts";
import { assetsOf, browserBuild, browserPlugins, styleOptions } from "./bundles.ts";
import type { Assets } from "./drafts.ts";
import { KeptFiles } from "./feeds/kept-files.ts";
import { siteFonts } from "./fonts/site-fonts.ts";
import { Crew } from "./maker/crew.ts";
import { liveSources, makerCode } from "./maker/maker-code.ts";
import { publicFolderOf } from "./public-folder.ts";

interface Live {
  readonly serveLive: (server: ViteDevServer, site: string) => void;
}

const isLive = (module: unknown): module is Live =>
  typeof module === "object" && module !== null && "serveLive" in module;

/** What ends a build where the site file is to blame. A terminal shows its words alone: where the code stood just then helps nobody. */
class Refusal extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

interface LintelOptions {
  readonly site: string;
  /** Where slow work is kept from one build to the next. */
  readonly cache?: string | undefined;
}

/** Turns a site file into a site: live while developing, as files in a build. A file with errors does not build. */
export function lintel({ site, cache }: LintelOptions): Plugin[] {
  const root = process.cwd();
  const publicFolder = publicFolderOf(site);
  const cacheFolder = resolve(root, cache ?? "node_modules/.cache/lintel");
  let folder = "dist";
  let crew: Crew | undefined;
  let assets: Assets | undefined;
  let refusal: Refusal | undefined;
  /** Whether nothing of an earlier build may stay. As the bundler has it: not by itself where the folder is outside the project. */
  let isOwn: boolean | null | undefined;
  let bundled: readonly string[] = [];
  const fonts = siteFonts({
    signs: async () => (await crew?.signs)?.signs,
    kept: new KeptFiles(cacheFolder),
    folder: join(root, "build/fonts"),
  });

  const plugin: Plugin = {
    name: "lintel",
    config: ({ build }, { command, isPreview }) => {
      isOwn = build?.emptyOutDir;
      return {
        appType: isPreview ? "mpa" : "custom",
        base: "./",
        // Found at start: a library found later would make the open pages load again.
        optimizeDeps: { entries: ["renderer/main.tsx"] },
        publicDir: publicFolder,
        build: { ...browserBuild, ...(writesOver && { emptyOutDir: false }) },
        // While developing, classes keep names that say what they are.
        ...(command === "build" && { css: styleOptions(root) }),
      };
    },
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      const way = relative(config.root, folder);
      isOwn ??= way !== "" && !way.startsWith("..");
    },
    async configureServer(server) {
      const code = await makerCode(root);
      const module: unknown = await import(pathToFileURL(join(code, "dev-server.js")).href);
      if (!isLive(module)) throw new Error("The bundled dev-server.js exports no serveLive");
      module.serveLive(server, site);
      const sources = liveSources(code);
      server.watcher.on("change", (path) => {
        if (sources.has(relative(root, path).split(sep).join("/"))) void server.restart();
      });
    },
    // As Vite does it by itself, but for the error that it ends with.
    async buildApp(builder) {
      try {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
      } catch (error) {
        throw refusal ?? error;
      }
    },
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== "build") return;
      waitToOptimize();
      crew = new Crew({ code: await makerCode(root), site, root, publicFolder, cacheFolder });
    },
    // Before the bundler writes into the folder.
    async buildEnd(error) {
      if (error) await crew?.dismiss();
      if (!crew || error) return;
      const { file, told, sound } = await crew.loaded;
      process.stderr.write(told);
      if (sound) return;
      refusal = new Refusal(`${file} has errors; nothing was built.`);
      this.error(refusal.message);
    },
    generateBundle(_, bundle) {
      assets = assetsOf(Object.values(bundle), fonts.made);
    },
    writeBundle(_, bundle) {
      bundled = Object.keys(bundle);
    },
    async closeBundle(error) {
      try {
        if (!crew || !assets || error) return;
        const written = await crew.finish(assets, folder);
        const named = [...bundled, ...filesBelow(publicFolder), ...written];
        if (writesOver && isOwn) removeOthers(folder, new Set(named));
      } finally {
        await crew?.dismiss();
      }
    },
  };
  return [plugin, ...browserPlugins, fonts.plugin];
}
