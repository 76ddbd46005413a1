import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import type { PageModel } from "../../model/model.ts";
import { FileCache } from "../output/file-cache.ts";
import { prepareStaticOutput } from "../output/static-output.ts";
import { createPrerenderer, inlineContent } from "../page/prerender.ts";
import { renderView } from "../page/render.tsx";
import type { CheckTask, SharedSite, TaskContext } from "./messages.ts";
import { PendingFiles } from "./pending-files.ts";
import { drawPictures, makeSearchIndex, prerenderPages } from "./shared-work.ts";

/**
 * Helps the worker that builds the site, which began with the pages. This one begins with what is not a page, because React
 * renders slowly until it has rendered hundreds of pages, and the other worker has.
 * @returns the files that it wrote
 */
export async function help(shared: SharedSite, context: TaskContext<CheckTask>): Promise<readonly string[]> {
  const { root, publicFolder, cacheFolder, engine, bootstrap, counters, output } = context;
  const { frame, addresses, theme, pages: contents } = shared;
  const withoutPages = { frame, addresses, icons: [] };
  const staticOutput = await prepareStaticOutput({
    model: { ...withoutPages, pages: [] },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(bootstrap, theme),
    publicFolder,
    cache: new FileCache(cacheFolder, engine),
  });
  const pending = new PendingFiles(output);
  const parsed = new Map<number, PageModel>();
  const pageAt = (index: number): PageModel => {
    const page = parsed.get(index) ?? parsePage(contents[index] ?? "");
    parsed.set(index, page);
    return page;
  };
  const model = () => ({ ...withoutPages, pages: contents.map((_, index) => pageAt(index)) });
  await makeSearchIndex(model, { counters, pending });
  await drawPictures({ addresses, staticOutput, publicFolder, counters, pending });
  const prerenderer = createPrerenderer({ frame, addresses, output: staticOutput, renderView, bootstrap, theme });
  await prerenderPages({ contents, pageAt, prerenderer, counters, pending });
  await pending.writeRest();
  return pending.written;
}

function parsePage(content: string): PageModel {
  const page: PageModel = JSON.parse(content);
  return page;
}
