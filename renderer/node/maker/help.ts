import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import type { PageModel } from "../../model.ts";
import { createDrafts, inlineContent } from "../drafts.ts";
import { KeptFiles } from "../feeds/kept-files.ts";
import { prepareFeeds } from "../feeds/feeds.ts";
import { renderView } from "../render.tsx";
import { Finishing } from "./finishing.ts";
import type { CheckTask, Share, Working } from "./orders.ts";
import { makePages } from "./pages.ts";
import { makePictures } from "./pictures.ts";
import { startPage } from "./start-page.ts";

/**
 * Renders and writes pages with the thread that makes a site, until there are no more.
 * @returns the files that it wrote
 */
export async function help(share: Share, options: Working<CheckTask>): Promise<readonly string[]> {
  const { root, publicFolder, cacheFolder, engine, early, shared, bundled } = options;
  const { frame, addresses, theme, pages } = share;
  const feeds = await prepareFeeds({
    model: { frame, addresses, pages: [], icons: [] },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(early, theme),
    publicFolder,
    kept: new KeptFiles(cacheFolder, engine),
  });
  const finishing = new Finishing(bundled);
  const drafts = createDrafts({ frame, addresses, feeds, renderView, early, theme });
  await makePages({
    count: pages.length,
    shared,
    finishing,
    start: (place) => startPage(pageIn(pages[place]), pages[place], drafts),
  });
  await makePictures({ addresses, feeds, shared, finishing, publicFolder });
  await finishing.end();
  return finishing.written;
}

function pageIn(data: string | undefined): PageModel | undefined {
  if (data === undefined) return undefined;
  const page: PageModel = JSON.parse(data);
  return page;
}
