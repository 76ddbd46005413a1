import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import { readSiteFile } from "../../../schema/node/site-file.ts";
import { pretty } from "../../../schema/report/pretty.ts";
import { writerFor } from "../built-folder.ts";
import { createDrafts, htmlFile, inlineContent } from "../drafts.ts";
import { prepareFeeds } from "../feeds/feeds.ts";
import { loadSite, type Show } from "../load-site.ts";
import { movedPages } from "../moved-pages.ts";
import { renderView } from "../render.tsx";
import { iconFile, pageData, siteData } from "../site-data.ts";
import type { Assignment, Bundled, FirstTask, Report, Share } from "./orders.ts";
import { makePages } from "./pages.ts";
import { makePictures } from "./pictures.ts";
import { startPage } from "./start-page.ts";
import { signsOf } from "./signs.ts";

interface SiteOptions extends Assignment {
  readonly task: FirstTask;
  readonly bundled: Promise<Bundled>;
  readonly report: (message: Report) => void;
}

/** Reads and checks a site file, tells what was found, and writes the site beside the bundler's files. */
export async function makeSite(options: SiteOptions): Promise<void> {
  const { task, report } = options;
  const build = createHash("sha256").update(readSiteFile(task.site).text).digest("hex").slice(0, 8);
  const { file, problems, text, show } = loadSite(task.site, build);
  const told = problems.length > 0 ? pretty(problems, text, { color: task.color }) : "";
  const tell = (signs?: string): void =>
    report({ kind: "loaded", file, told, sound: show !== undefined, ...(signs !== undefined && { signs }) });
  if (show) await writeSite(show, tell, options);
  else tell();
}

async function writeSite(
  { model: plain, theme, icons }: Show,
  tell: (signs?: string) => void,
  options: SiteOptions,
): Promise<void> {
  const { root, publicFolder, cacheFolder, early, shared, task, bundled } = options;
  const feeds = await prepareFeeds({
    model: { ...plain, frame: { ...plain.frame, icons: iconFile(icons) } },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(early, theme),
    publicFolder,
    cacheFolder,
  });
  const { frame, addresses, pages } = feeds.model;
  const pageFiles = pages.map((page) => pageData(frame, page));
  const share: Share = { frame, addresses, theme, pages: pageFiles };
  // First what others wait for.
  task.share?.postMessage(share);
  const written = (): string[] => [JSON.stringify([frame, addresses.planned]), ...pageFiles];
  tell(frame.site.theme.font === "system" ? undefined : signsOf(written()));

  const drafts = createDrafts({ frame, addresses, feeds, renderView, early, theme });
  const others = [
    ...Object.entries(addresses.planned).map(([path, page]) => drafts.planned(path, page)),
    drafts.lost(),
  ];
  const moved = movedPages(feeds.model);
  const data = [...siteData(feeds.model, icons)];
  await makePages({
    count: pages.length,
    shared,
    bundled,
    start: (place) => startPage(pages[place], pageFiles[place], drafts),
  });
  const { assets, folder } = await bundled;
  const write = writerFor(folder);
  for (const draft of others) write(draft.file, draft.finish(assets));
  for (const { path, html } of moved) write(htmlFile(path), html);
  for (const { file, content } of data) write(file, content);
  await feeds.write(folder);
  await makePictures({ addresses, feeds, shared, bundled, publicFolder });
  await feeds.forget();
}
