import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { structuredData } from "../../blocks/structured-data.ts";
import { readSiteFile } from "../../schema/node/site-file.ts";
import { pretty } from "../../schema/report/pretty.ts";
import type { Model } from "../model.ts";
import { assetsOf, browserBuild, browserPlugins, bundlePageMakers, styleOptions, type PageMakers } from "./bundles.ts";
import { DevServer } from "./dev-server.ts";
import { prepareFeeds } from "./feeds/feeds.ts";
import { KeptFiles } from "./feeds/kept-files.ts";
import { siteFonts } from "./fonts/site-fonts.ts";
import { loadSite, publicFolderOf, type Show } from "./load-site.ts";
import { inlineContent, prerender, type Assets } from "./prerender.ts";

/** Turns a site file into a site: live while developing, as files in a build. A file with errors does not build. */
export function lintel({ site }: { readonly site: string }): Plugin[] {
  const root = process.cwd();
  let folder = "dist";
  let show: Show | undefined;
  let assets: Omit<Assets, "early"> | undefined;
  let makers: Promise<PageMakers> | undefined;
  const cacheFolder = join(root, "node_modules/.cache/lintel");
  const fonts = siteFonts({
    words: () => show && wordsOf(show.model),
    kept: new KeptFiles(cacheFolder),
    folder: join(root, "build/fonts"),
  });

  const plugin: Plugin = {
    name: "lintel",
    config: (_, { command, isPreview }) => ({
      appType: isPreview ? "mpa" : "custom",
      base: "./",
      // Found at start: a library found later would make the open pages load again.
      optimizeDeps: { entries: ["renderer/main.tsx"] },
      publicDir: publicFolderOf(site),
      build: browserBuild,
      // While developing, classes keep names that say what they are.
      ...(command === "build" && { css: styleOptions(root) }),
    }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    configureServer: (server) => {
      new DevServer(server, site);
    },
    buildStart() {
      if (this.meta.watchMode || this.environment.mode !== "build") return;
      const loaded = loadSite(site, createHash("sha256").update(readSiteFile(site).text).digest("hex").slice(0, 8));
      if (loaded.problems.length > 0)
        process.stderr.write(pretty(loaded.problems, loaded.text, { color: process.stderr.isTTY }));
      if (!loaded.show) this.error(`${loaded.file} has errors; nothing was built.`);
      show = loaded.show;
      // Beside the app's own bundle: together they take the time of one.
      makers = bundlePageMakers(root);
      makers.catch(() => undefined);
    },
    generateBundle(_, bundle) {
      assets = assetsOf(Object.values(bundle), fonts.made);
    },
    async closeBundle() {
      if (!show || !assets || !makers) return;
      const { renderView, early } = await makers;
      const complete = { ...assets, early };
      const feeds = await prepareFeeds({
        model: show.model,
        structuredData,
        colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), show.theme],
        inline: inlineContent(complete, show.theme),
        publicFolder: publicFolderOf(site),
        cacheFolder,
      });
      prerender({ show, assets: complete, folder, feeds, renderView });
      await feeds.write(folder);
    },
  };
  return [plugin, ...browserPlugins, fonts.plugin];
}

/** Everything that a site writes; nothing where the machine's own fonts write it. */
const wordsOf = ({ frame, pages, addresses }: Model): string | undefined =>
  frame.site.theme.font === "system" ? undefined : JSON.stringify([frame, pages, addresses.planned]);
