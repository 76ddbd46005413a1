import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import { readSiteFile } from "../../../schema/node/site-file.ts";
import { pretty } from "../../../schema/report/pretty.ts";
import { createDrafts, htmlFile, inlineContent } from "../drafts.ts";
import type { BuiltFile } from "../feeds/built-file.ts";
import { prepareFeeds } from "../feeds/feeds.ts";
import { loadSite, type Show } from "../load-site.ts";
import { movedPages } from "../moved-pages.ts";
import { renderView } from "../render.tsx";
import { iconFile, pageData, siteData } from "../site-data.ts";
import { Finishing, type Finish } from "./finishing.ts";
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

  const finishing = new Finishing(bundled);
  const drafts = createDrafts({ frame, addresses, feeds, renderView, early, theme });
  const others = [
    ...Object.entries(addresses.planned).map(([path, page]) => drafts.planned(path, page)),
    drafts.lost(),
  ];
  finishing.add(
    ...others.map(
      (draft): Finish =>
        (assets, write) =>
          write(draft.file, draft.finish(assets)),
    ),
  );
  const writeLater = ({ file, content }: BuiltFile): void => finishing.add((_, write) => write(file, content));
  for (const { path, html } of movedPages(feeds.model)) writeLater({ file: htmlFile(path), content: html });
  for (const file of siteData(feeds.model, icons)) writeLater(file);
  await makePages({
    count: pages.length,
    shared,
    finishing,
    start: (place) => startPage(pages[place], pageFiles[place], drafts),
  });
  for await (const file of feeds.files()) writeLater(file);
  await makePictures({ addresses, feeds, shared, finishing, publicFolder });
  await finishing.end();
  await feeds.forget();
}
