/*
 * Builds one site stage by stage in a process of its own and prints what each took, as JSON:
 * node --expose-gc build-stages.js SITE.yaml FOLDER
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { structuredData } from "../../blocks/structured-data.ts";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { read } from "../../schema/reader/read.ts";
import { files } from "../../renderer/navigation/load.ts";
import { readApp, readBootstrap } from "../../renderer/build/app-files.ts";
import { Stage } from "../../renderer/build/staged-files.ts";
import { createPrerenderer, inlineContent } from "../../renderer/build/page/prerender.ts";
import { prepareStaticOutput } from "../../renderer/build/output/static-output.ts";
import { FileCache } from "../../renderer/build/output/file-cache.ts";
import { pagePictures } from "../../renderer/build/output/pictures/page-pictures.ts";
import { siteColors } from "../../renderer/build/output/site-colors.ts";
import { withSiteFonts } from "../../renderer/build/fonts/site-fonts.ts";
import { iconSprite } from "../../renderer/build/page/icons.ts";
import { codePointsOf } from "../../renderer/build/fonts/code-points.ts";
import { publicFolderOf } from "../../schema/cli/package/places.ts";
import { renderView } from "../../renderer/build/page/render.tsx";
import { pageData, siteData } from "../../renderer/build/page/site-data.ts";
import { interfaceIcons } from "../../renderer/parts/picture/interface-icons.ts";
import { resolve } from "../../renderer/model/resolve.ts";
import { Stopwatch } from "./stopwatch.ts";
import { say } from "./table.ts";

const [file = "", folder = ""] = process.argv.slice(2);
const publicFolder = publicFolderOf(file);
const cacheFolder = `${folder}-kept`;
for (const old of [folder, cacheFolder]) rmSync(old, { recursive: true, force: true });

const watch = new Stopwatch();
await watch.start();

const text = readFileSync(file, "utf8");
const readText = (): void => void read(text, file);
await watch.time("read", readText);
await watch.time("read and check", () => checkSite(text, { files: publicFiles(publicFolder), file }));
await watch.time("read again", readText);
const { site } = checkSite(text, { files: publicFiles(publicFolder), file });
if (!site) throw new Error(`${file} has errors`);

const show = await watch.time("resolve", () => {
  const model = resolve(site, { files: publicFiles(publicFolder), build: "bench" });
  return { model, theme: "", icons: iconSprite([...model.icons, ...interfaceIcons]) };
});
const { model } = show;

const { frame, pages, addresses } = model;
// Bundled when the project is installed; a build only has to read it.
const bundleCommand = ["renderer/build/bundle.mjs", "app"];
await watch.time("bundle", () => void execFileSync(process.execPath, bundleCommand, { stdio: "ignore" }));
const app = readApp();
const characters = codePointsOf([JSON.stringify([frame, pages, addresses.planned])]);
const cache = new FileCache(cacheFolder);
const { assets, files: appFiles } = await watch.time("fonts", () =>
  withSiteFonts(app, { characters, whole: new Set(), ofHeadings: undefined }, cache),
);

await watch.time("social images", async () => {
  const options = { site: frame.site, colors: siteColors(frame.site.theme), publicFolder, cache };
  const pictureOf = await pagePictures(options);
  for (let first = 0; first < pages.length; first += 16) {
    const pictures = await Promise.all(pages.slice(first, first + 16).map(pictureOf));
    if (pictures.some(({ content }) => content.length === 0)) throw new Error("Empty");
  }
});

const early = readBootstrap();
const inline = inlineContent([early], show.theme);
const feeds = await prepareStaticOutput({ model, structuredData, inline, publicFolder, cache });
const prerenderer = createPrerenderer({
  frame,
  addresses,
  output: feeds,
  renderView,
  bootstrap: early,
  theme: show.theme,
  assets,
});
const rendered = await watch.time("render", () => pages.map((page) => prerenderer.page(page)));
await watch.time("write", async () => {
  const stage = new Stage(folder);
  stage.begin();
  for (const { file: name, content } of appFiles) stage.write(name, content);
  for (const page of rendered) stage.write(page.file, page.content);
  for (const page of pages) stage.write(files.page(page.path), pageData(frame, page));
  for (const { file: name, content } of siteData(model, show.icons)) stage.write(name, content);
  for await (const { file: name, content } of feeds.files()) stage.write(name, content);
  stage.moveIntoPlace();
  stage.end();
});
await watch.stop();
say(JSON.stringify(watch.measures));
