import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { waitToOptimize } from "../../schema/node/engine.ts";
import { appCode, type App } from "./app-code.ts";
import { stateOf } from "./bundled-once.ts";
import { earlierIn, filesBelow, removeOthers, writesOver, type Earlier } from "./built-folder.ts";
import type { Assets } from "./drafts.ts";
import { KeptFiles } from "./feeds/kept-files.ts";
import { withSiteFonts } from "./fonts/site-fonts.ts";
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

/** What the bundler is told to bundle. */
const nothing = "lintel:nothing";
const exactly = (id: string): RegExp => new RegExp(`^${id}$`);

interface LintelOptions {
  readonly site: string;
  /** Where slow work is kept from one build to the next. */
  readonly cache?: string | undefined;
}

/** Turns a site file into a site: live while developing, as files in a build. A file with errors does not build. */
export function lintel({ site, cache }: LintelOptions): Plugin {
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
  let earlier: Earlier | undefined;
  let app: Promise<App> | undefined;

  return {
    name: "lintel",
    config: ({ build }, { isPreview }) => {
      isOwn = build?.emptyOutDir;
      return {
        appType: isPreview ? "mpa" : "custom",
        base: "./",
        // Found at start: a library found later would make the open pages load again.
        optimizeDeps: { entries: ["renderer/main.tsx"] },
        publicDir: publicFolder,
        build: {
          rolldownOptions: { input: nothing, checks: { bundlerTimings: false } },
          reportCompressedSize: false,
          ...(writesOver && { emptyOutDir: false }),
        },
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
      if (this.environment.mode !== "build") return;
      if (this.meta.watchMode) this.error("A site is built once. `npm start` shows it while it is edited.");
      waitToOptimize();
      const state = stateOf(root);
      app = appCode(root, state);
      // Asked for later, if at all.
      app.catch(() => undefined);
      crew = new Crew({ code: await makerCode(root, state), site, root, publicFolder, cacheFolder });
      // At once: there is nothing else to do but at the end, when all wait for it.
      if (writesOver && isOwn) earlier = earlierIn(folder);
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
    resolveId: { filter: { id: exactly(nothing) }, handler: (id) => id },
    load: { filter: { id: exactly(nothing) }, handler: () => "" },
    // The app is bundled already: the bundler has but to write it.
    async generateBundle(_, bundle) {
      if (!crew || !app) return;
      const ours = await withSiteFonts(await app, (await crew.signs).signs, new KeptFiles(cacheFolder));
      ({ assets } = ours);
      for (const name of Object.keys(bundle)) Reflect.deleteProperty(bundle, name);
      for (const { file, content } of ours.files) this.emitFile({ type: "asset", fileName: file, source: content });
    },
    writeBundle(_, bundle) {
      bundled = Object.keys(bundle);
    },
    async closeBundle(error) {
      try {
        if (!crew || !assets || error) return;
        const written = await crew.finish(assets, folder);
        const named = [...bundled, ...filesBelow(publicFolder), ...written];
        if (earlier) removeOthers(folder, earlier, new Set(named));
      } finally {
        await crew?.dismiss();
      }
    },
  };
}
