import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import type { PageModel } from "../../model/model.ts";
import { createPrerenderer, inlineContent } from "../page/prerender.ts";
import { FileCache } from "../output/file-cache.ts";
import { prepareStaticOutput } from "../output/static-output.ts";
import { renderView } from "../page/render.tsx";
import { Finishing } from "./finishing.ts";
import type { CheckTask, Share, Working } from "./messages.ts";
import { makePages } from "./pages.ts";
import { makePictures } from "./pictures.ts";
import { makeSearch } from "./search.ts";
import { startPage } from "./start-page.ts";

/**
 * Makes a site with the thread that began with its pages: first what is not a page, for what renders them is slow until it has
 * rendered hundreds, and the other thread has.
 * @returns the files that it wrote
 */
export async function help(share: Share, options: Working<CheckTask>): Promise<readonly string[]> {
  const { root, publicFolder, cacheFolder, engine, early, shared, bundled } = options;
  const { frame, addresses, theme, pages: pageFiles } = share;
  const plain = { frame, addresses, icons: [] };
  const feeds = await prepareStaticOutput({
    model: { ...plain, pages: [] },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(early, theme),
    publicFolder,
    cache: new FileCache(cacheFolder, engine),
  });
  const finishing = new Finishing(bundled);
  const pages = new Map<number, PageModel>();
  const pageAt = (place: number): PageModel => {
    const page = pages.get(place) ?? pageIn(pageFiles[place] ?? "");
    pages.set(place, page);
    return page;
  };
  await makeSearch({
    model: () => ({ ...plain, pages: pageFiles.map((_, place) => pageAt(place)) }),
    shared,
    finishing,
  });
  await makePictures({ addresses, feeds, shared, finishing, publicFolder });
  const drafts = createPrerenderer({ frame, addresses, output: feeds, renderView, bootstrap: early, theme });
  await makePages({
    count: pageFiles.length,
    shared,
    finishing,
    start: (place) => startPage(pageAt(place), pageFiles[place], drafts),
  });
  await finishing.end();
  return finishing.written;
}

function pageIn(data: string): PageModel {
  const page: PageModel = JSON.parse(data);
  return page;
}
