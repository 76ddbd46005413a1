/* The second thread of a build: build-site.ts explains what it does. */
import { on } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { structuredData } from "../../../blocks/structured-data.ts";
import { ownTypesOf } from "../../../schema/cli/own/own-types.ts";
import { hasPart } from "../../../schema/cli/package/optional-parts.ts";
import { packageRoot } from "../../../schema/cli/package/places.ts";
import { collectInventory } from "../../../schema/language/inventory.ts";
import { indexSite } from "../../../schema/site/site-index.ts";
import { showOf } from "../show.ts";
import { FileCache } from "../output/file-cache.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { prepareStaticOutput } from "../output/static-output.ts";
import { movedPages } from "../page/moved-pages.ts";
import { createPrerenderer, htmlFile, inlineContent, type PrerenderedPage } from "../page/prerender.ts";
import { iconFile, siteData } from "../page/site-data.ts";
import { Stage } from "../staged-files.ts";
import { BlockError, ownRenderer } from "./own-renderer.ts";
import type { Done, FailedBlock, Output, ReadSite, SharedSite, WorkerInput } from "./messages.ts";

const input: WorkerInput = workerData;
const { site, ownModule, publicFolder, cacheFolder, engine, bootstrap } = input;
if (!parentPort) throw new Error("This file is run as a worker");
const port = parentPort;
const messages = on(port, "message");
const hasDrawings = hasPart("pictures");

// Without section types of its own, a site needs nothing of the language here: the validator takes as long as all of this.
if (ownTypesOf(site).length > 0) await (await import("../../../schema/cli/own/own-language.ts")).useLanguageOf(site);
const render = await ownRenderer(ownModule);

// Throws where the site has errors that no model can be made with: the check reports them, and nothing waits for this thread.
const [{ written, plain, build }]: [ReadSite] = (await messages.next()).value;
const index = indexSite(collectInventory(plain.value ?? {}, plain.unknownPaths));
const { model, theme, icons } = showOf({ written, value: index.site, index }, publicFolder, build);
const staticOutput = await prepareStaticOutput({
  model: { ...model, frame: { ...model.frame, icons: iconFile(icons) } },
  structuredData,
  colors: [readFileSync(join(packageRoot(), "renderer/styles/tokens.css"), "utf8"), theme],
  inline: inlineContent(bootstrap, theme),
  publicFolder,
  cache: new FileCache(cacheFolder, engine),
  hasDrawings,
});
const { frame, addresses, pages } = staticOutput.model;
port.postMessage({ model: staticOutput.model, colors: staticOutput.colors } satisfies SharedSite);

const prerenderer = createPrerenderer({ frame, addresses, output: staticOutput, renderView: render, bootstrap, theme });
function prerender(): readonly PrerenderedPage[] {
  try {
    return [
      ...Object.entries(addresses.planned).map(([path, planned]) => prerenderer.planned(path, planned)),
      prerenderer.notFound(),
      ...pages.map(prerenderer.page),
    ];
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    port.postMessage({ failed: error.message } satisfies FailedBlock);
    port.close();
    return [];
  }
}
const prerendered = prerender();

const [{ assets, folder }]: [Output] = (await messages.next()).value;
const stage = new Stage(folder, "b");
const write = ({ file, content }: BuiltFile): void => stage.write(file, content);
for (const { file, finish } of prerendered) write({ file, content: finish(assets) });
for (const { path, html } of movedPages(staticOutput.model, hasDrawings))
  write({ file: htmlFile(path), content: html });
for (const file of siteData(staticOutput.model, icons)) write(file);
for await (const file of staticOutput.files()) write(file);
port.postMessage({ written: stage.files() } satisfies Done);
port.close();
