import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredData } from "../../../blocks/structured-data.ts";
import { draftOf } from "../../../schema/check.ts";
import { createPrerenderer, htmlFile, inlineContent } from "../page/prerender.ts";
import type { BuiltFile } from "../output/output-file.ts";
import { FileCache } from "../output/file-cache.ts";
import { prepareStaticOutput, type StaticOutput } from "../output/static-output.ts";
import { showOf, type Show } from "../load-site.ts";
import { movedPages } from "../page/moved-pages.ts";
import { renderView } from "../page/render.tsx";
import { iconFile, pageData, siteData } from "../page/site-data.ts";
import { Finishing, type Finish } from "./finishing.ts";
import { begin, finish } from "./check.ts";
import type { AloneTask, MakeTask, PlainShare, Share, Working } from "./messages.ts";
import { heard } from "./once-message.ts";
import { makePages } from "./pages.ts";
import { makePictures } from "./pictures.ts";
import { makeSearch } from "./search.ts";
import { startPage } from "./start-page.ts";
import { signsOf } from "./code-points.ts";

/**
 * Checks a site, and writes it beside the app's files if it is sound.
 * @returns the files that it wrote
 */
export async function checkAndMake(options: Working<AloneTask>): Promise<readonly string[]> {
  const begun = begin(options);
  const site = finish(begun.site, options);
  return site ? make(showOf(site, options.publicFolder, begun.build), options) : [];
}

/**
 * The same for a site that another thread checks meanwhile.
 * @throws perhaps, where that finds an error
 */
export async function makeUnchecked(options: Working<MakeTask>): Promise<readonly string[]> {
  const { partner } = options.task;
  const { plain, build } = await heard<PlainShare>(partner);
  return make(showOf(draftOf(plain), options.publicFolder, build), options);
}

async function make(show: Show, options: Working<AloneTask | MakeTask>): Promise<readonly string[]> {
  return writeSite(show, await shareSite(show, options), options);
}

interface Shared {
  readonly feeds: StaticOutput;
  /** The pages as they are written for the running site. */
  readonly pageFiles: readonly string[];
}

/** Tells others what they wait for. */
async function shareSite(
  { model: plain, theme, icons }: Show,
  options: Working<AloneTask | MakeTask>,
): Promise<Shared> {
  const { root, publicFolder, cacheFolder, engine, early, task, report } = options;
  const feeds = await prepareStaticOutput({
    model: { ...plain, frame: { ...plain.frame, icons: iconFile(icons) } },
    structuredData,
    colors: [readFileSync(join(root, "renderer/styles/tokens.css"), "utf8"), theme],
    inline: inlineContent(early, theme),
    publicFolder,
    cache: new FileCache(cacheFolder, engine),
  });
  const { frame, addresses, pages } = feeds.model;
  const pageFiles = pages.map((page) => pageData(frame, page));
  const share: Share = { frame, addresses, theme, pages: pageFiles };
  if (task.kind === "make") {
    task.partner.postMessage(share);
    task.partner.close();
  }
  const written = (): string[] => [JSON.stringify([frame, addresses.planned]), ...pageFiles];
  report({ kind: "signs", ...(frame.site.theme.font !== "system" && { signs: signsOf(written()) }) });
  return { feeds, pageFiles };
}

async function writeSite(
  { theme, icons }: Show,
  { feeds, pageFiles }: Shared,
  options: Working<AloneTask | MakeTask>,
): Promise<readonly string[]> {
  const { early, publicFolder, shared, bundled } = options;
  const { frame, addresses, pages } = feeds.model;
  const finishing = new Finishing(bundled);
  const drafts = createPrerenderer({ frame, addresses, output: feeds, renderView, bootstrap: early, theme });
  const others = [
    ...Object.entries(addresses.planned).map(([path, page]) => drafts.planned(path, page)),
    drafts.notFound(),
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
  await makeSearch({ model: () => feeds.model, shared, finishing });
  for await (const file of feeds.files()) writeLater(file);
  await makePictures({ addresses, feeds, shared, finishing, publicFolder });
  await finishing.end();
  await feeds.removeOld();
  return finishing.written;
}
