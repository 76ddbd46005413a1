import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import { draftOf } from "../../../schema/check.ts";
import { showOf, type Show } from "../load-site.ts";
import { FileCache } from "../output/file-cache.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { prepareStaticOutput, type StaticOutput } from "../output/static-output.ts";
import { movedPages } from "../page/moved-pages.ts";
import { createPrerenderer, htmlFile, inlineContent } from "../page/prerender.ts";
import { renderView } from "../page/render.tsx";
import { iconFile, pageData, siteData } from "../page/site-data.ts";
import { beginCheck, finishCheck } from "./check-task.ts";
import { codePointsOf } from "./code-points.ts";
import type { BuildTask, CheckAndBuildTask, ReadSite, SharedSite, TaskContext } from "./messages.ts";
import { onceMessage } from "./once-message.ts";
import { PendingFiles } from "./pending-files.ts";
import { drawPictures, makeSearchIndex, prerenderPages } from "./shared-work.ts";

/**
 * Checks a site, and builds it if it has no errors.
 * @returns the files that it wrote
 */
export async function checkAndBuild(context: TaskContext<CheckAndBuildTask>): Promise<readonly string[]> {
  const begun = beginCheck(context);
  const site = finishCheck(begun.site, context);
  return site ? build(showOf(site, context.publicFolder, begun.build), context) : [];
}

/**
 * Builds a site that another worker checks meanwhile.
 * @returns the files that it wrote
 * @throws where the site has errors that the model cannot be made with
 */
export async function buildUnchecked(context: TaskContext<BuildTask>): Promise<readonly string[]> {
  const { plain, build: name } = await onceMessage<ReadSite>(context.task.port);
  return build(showOf(draftOf(plain), context.publicFolder, name), context);
}

async function build(show: Show, context: TaskContext<CheckAndBuildTask | BuildTask>): Promise<readonly string[]> {
  return writeSite(show, await shareSite(show, context), context);
}

interface PreparedSite {
  readonly staticOutput: StaticOutput;
  /** The content of each `page.json`. */
  readonly contents: readonly string[];
}

/** Sends what the other worker and the main thread wait for. */
async function shareSite(
  { model, theme, icons }: Show,
  context: TaskContext<CheckAndBuildTask | BuildTask>,
): Promise<PreparedSite> {
  const { root, publicFolder, cacheFolder, engine, bootstrap, task, send } = context;
  const staticOutput = await prepareStaticOutput({
    model: { ...model, frame: { ...model.frame, icons: iconFile(icons) } },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(bootstrap, theme),
    publicFolder,
    cache: new FileCache(cacheFolder, engine),
  });
  const { frame, addresses, pages } = staticOutput.model;
  const contents = pages.map((page) => pageData(frame, page));
  if (task.kind === "build") {
    task.port.postMessage({ frame, addresses, theme, pages: contents } satisfies SharedSite);
    task.port.close();
  }
  const usesSystemFont = frame.site.theme.font === "system";
  const texts = usesSystemFont ? [] : [JSON.stringify([frame, addresses.planned]), ...contents];
  send({ kind: "code-points", ...(!usesSystemFont && { codePoints: codePointsOf(texts) }) });
  return { staticOutput, contents };
}

async function writeSite(
  { theme, icons }: Show,
  { staticOutput, contents }: PreparedSite,
  context: TaskContext<CheckAndBuildTask | BuildTask>,
): Promise<readonly string[]> {
  const { bootstrap, publicFolder, counters, output } = context;
  const { model } = staticOutput;
  const { frame, addresses, pages } = model;
  const pending = new PendingFiles(output);
  const prerenderer = createPrerenderer({ frame, addresses, output: staticOutput, renderView, bootstrap, theme });
  for (const page of [
    ...Object.entries(addresses.planned).map(([path, planned]) => prerenderer.planned(path, planned)),
    prerenderer.notFound(),
  ])
    pending.add((assets, write) => write(page.file, page.finish(assets)));
  const addFile = ({ file, content }: BuiltFile): void => pending.add((_, write) => write(file, content));
  for (const { path, html } of movedPages(model)) addFile({ file: htmlFile(path), content: html });
  for (const file of siteData(model, icons)) addFile(file);
  await prerenderPages({ contents, pageAt: (index) => pages[index], prerenderer, counters, pending });
  await makeSearchIndex(() => model, { counters, pending });
  for await (const file of staticOutput.files()) addFile(file);
  await drawPictures({ addresses, staticOutput, publicFolder, counters, pending });
  await pending.writeRest();
  await staticOutput.removeOld();
  return pending.written;
}
