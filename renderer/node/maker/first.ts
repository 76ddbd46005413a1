import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { structuredData } from "../../../blocks/structured-data.ts";
import { readSiteFile } from "../../../schema/node/site-file.ts";
import { pretty } from "../../../schema/report/pretty.ts";
import { createDrafts, htmlFile, inlineContent } from "../drafts.ts";
import type { BuiltFile } from "../feeds/built-file.ts";
import { prepareFeeds, type Feeds } from "../feeds/feeds.ts";
import { beginSite, type Show } from "../load-site.ts";
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

/** How long the check waits for what others wait for, in milliseconds: new photographs take seconds. */
const patience = 100;

/**
 * Reads and checks a site file, tells what was found, and writes the site beside the bundler's files.
 * @returns the files that it wrote
 */
export async function makeSite(options: SiteOptions): Promise<readonly string[]> {
  const { task, report } = options;
  const build = createHash("sha256").update(readSiteFile(task.site).text).digest("hex").slice(0, 8);
  const begun = beginSite(task.site, build);
  // Before the check has said whether it can be built: it mostly can, and another thread has nothing to do but this.
  const draft = task.share && begun.draft();
  const ahead = draft && shareSite(draft, options);
  if (ahead) await Promise.race([ahead.catch(() => undefined), delay(patience)]);
  const { file, problems, text, show } = begun.finish();
  const told = problems.length > 0 ? pretty(problems, text, { color: task.color }) : "";
  report({ kind: "loaded", file, told, sound: show !== undefined });
  if (show) return writeSite(show, await (ahead ?? shareSite(show, options)), options);
  report({ kind: "signs" });
  return [];
}

interface Shared {
  readonly feeds: Feeds;
  /** The pages as they are written for the running site. */
  readonly pageFiles: readonly string[];
}

/** Tells others what they wait for. */
async function shareSite({ model: plain, theme, icons }: Show, options: SiteOptions): Promise<Shared> {
  const { root, publicFolder, cacheFolder, early, task, report } = options;
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
  task.share?.postMessage(share);
  const written = (): string[] => [JSON.stringify([frame, addresses.planned]), ...pageFiles];
  report({ kind: "signs", ...(frame.site.theme.font !== "system" && { signs: signsOf(written()) }) });
  return { feeds, pageFiles };
}

async function writeSite(
  { theme, icons }: Show,
  { feeds, pageFiles }: Shared,
  options: SiteOptions,
): Promise<readonly string[]> {
  const { early, publicFolder, shared, bundled } = options;
  const { frame, addresses, pages } = feeds.model;
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
  return finishing.written;
}
