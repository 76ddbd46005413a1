import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { structuredData } from "../../blocks/structured-data.ts";
import { pretty } from "../../schema/report/pretty.ts";
import type { Frame } from "../model.ts";
import type { View } from "../view.ts";
import { DevServer } from "./dev-server.ts";
import { prepareFeeds } from "./feeds/feeds.ts";
import { loadSite, publicFolderOf, type Show } from "./load-site.ts";
import { inlineContent, prerender, type Assets } from "./prerender.ts";

interface Renderer {
  renderView(frame: Frame, view: View): string;
}

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === "object" && module !== null && "renderView" in module;

/** Turns a site file into a site: live while developing, as files in a build. A file with errors does not build. */
export function lintel({ site }: { readonly site: string }): Plugin {
  let root = process.cwd();
  let folder = "dist";
  let show: Show | undefined;
  let assets: Omit<Assets, "early"> | undefined;

  return {
    name: "lintel",
    config: (_, { isPreview }) => ({
      appType: isPreview ? "mpa" : "custom",
      base: "./",
      // Found at start: a library found later would make the open pages load again.
      optimizeDeps: { entries: ["renderer/main.tsx"] },
      publicDir: publicFolderOf(site),
      build: {
        rolldownOptions: { input: "renderer/main.tsx" },
        modulePreload: { polyfill: false },
        // light-dark() has to reach the browser: rewritten for older ones it no longer follows a dark ground inside a light page.
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        assetsInlineLimit: 0,
      },
    }),
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer: (server) => {
      new DevServer(server, site);
    },
    buildStart() {
      if (this.meta.watchMode || this.environment.mode !== "build") return;
      const loaded = loadSite(site, createHash("sha256").update(readFileSync(site)).digest("hex").slice(0, 8));
      if (loaded.problems.length > 0)
        process.stderr.write(pretty(loaded.problems, loaded.text, { color: process.stderr.isTTY }));
      if (!loaded.show) this.error(`${loaded.file} has errors; nothing was built.`);
      show = loaded.show;
    },
    generateBundle(_, bundle) {
      assets = assetsOf(Object.values(bundle));
    },
    async closeBundle() {
      if (!show || !assets) return;
      const [{ renderView }, early] = await Promise.all([loadRenderer(root), bundleEarly(root)]);
      const complete = { ...assets, early };
      const feeds = await prepareFeeds({
        model: show.model,
        structuredData,
        colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), show.theme],
        inline: inlineContent(complete, show.theme),
        publicFolder: publicFolderOf(site),
        cacheFolder: join(root, "node_modules/.cache/lintel"),
      });
      prerender({ show, assets: complete, folder, feeds, renderView });
      await feeds.write(folder);
    },
  };
}

function assetsOf(bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Omit<Assets, "early"> {
  const names = bundle.map(({ fileName }) => fileName);
  const entry = bundle.find((item): item is Rolldown.OutputChunk => item.type === "chunk" && item.isEntry);
  if (!entry) throw new Error("The bundler made no entry");
  return {
    script: entry.fileName,
    // Styles of what is fetched later come with it: before the others they would upset the order of layers.
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
    fonts: names.filter((name) => name.endsWith(".woff2")),
  };
}

/** The same components, bundled for Node. */
async function loadRenderer(root: string): Promise<Renderer> {
  const outDir = join(root, "build/render");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "renderer/node/render.tsx", outDir, emptyOutDir: true, target: "node20", minify: false },
  });
  const module: unknown = await import(pathToFileURL(join(outDir, "render.js")).href);
  if (!isRenderer(module)) throw new Error("build/render/render.js exports no renderView");
  return module;
}

/** The early script as one piece of code, without a file of its own. */
async function bundleEarly(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: "renderer/early.ts", output: { format: "iife" } },
    },
  });
  const output = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunk = output.find((item) => item.type === "chunk");
  if (!chunk) throw new Error("renderer/early.ts gave no code");
  return chunk.code.trim();
}
