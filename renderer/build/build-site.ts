import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { structuredData } from "../../blocks/structured-data.ts";
import { PictureExaminer } from "../../schema/cli/public-folder/picture-examiner.ts";
import { scanPublicFolder } from "../../schema/cli/public-folder/scan.ts";
import { usesColor } from "../../schema/cli/colors.ts";
import type { BuildCall } from "../../schema/cli/package/engine.ts";
import { hasPart, lostParts } from "../../schema/cli/package/optional-parts.ts";
import { replacedTypes } from "../../schema/cli/own/own-types.ts";
import { namesNoFile } from "../../schema/cli/site-file.ts";
import { allSteps } from "../../schema/steps.ts";
import { useLanguageOf } from "../../schema/cli/own/own-language.ts";
import { cacheFolderOf, publicFolderOf } from "../../schema/cli/package/places.ts";
import { hashedFolder, takenNames } from "../../schema/site/addresses/built-names.ts";
import { pretty } from "../../schema/report/pretty.ts";
import { files } from "../navigation/load.ts";
import { readApp, readBootstrap, sourceHash } from "./app-files.ts";
import { earlierIn, removeInTheWay, removeOthers } from "./built-folder.ts";
import { appWithTypefaces } from "./fonts/app-with-typefaces.ts";
import { cutFonts } from "./fonts/cut-fonts.ts";
import { letterCounts } from "./fonts/letter-counts.ts";
import { typefacesIn } from "./fonts/typeface.ts";
import { withSiteFonts } from "./fonts/site-fonts.ts";
import { beginSite } from "./load-site.ts";
import { buildOwn, type OwnApp } from "./own/build-own.ts";
import { addressesOf } from "./own/own-addresses.ts";
import { BlockError, ownRenderer } from "./own/own-renderer.ts";
import { FileCache } from "./output/file-cache.ts";
import type { BuiltFile } from "./output/output-file.ts";
import { drawPictures } from "./output/pictures/page-pictures.ts";
import { prepareStaticOutput } from "./output/static-output.ts";
import { movedPages, movedScript } from "./page/moved-pages.ts";
import { createPrerenderer, htmlFile, inlineContent } from "./page/prerender.ts";
import { iconFile, pageData, siteData } from "./page/site-data.ts";
import { outputFolder, type OutputFolder } from "./output-folder.ts";
import { Progress } from "./progress.ts";
import { showOf, type Show } from "./show.ts";
import { Stage } from "./staged-files.ts";
import { whyUnwritten } from "./unwritten.ts";

/**
 * Runs the command that builds a site.
 * @returns the exit code, as `lintel build --help` lists them
 * @throws UsageError where the folder is none that can be written to
 */
export async function runBuild(call: BuildCall): Promise<number> {
  const output = outputFolder(call);
  try {
    return await build(call.site, output);
  } catch (error) {
    const why = whyUnwritten(error, relative(process.cwd(), output.folder));
    if (why === undefined) throw error;
    process.stderr.write(`${why}\n`);
    return 3;
  }
}

/** Writes a site, unless its file has errors. The earlier site stays as it is until all files of the new one are there. */
async function build(site: string, { folder, empties }: OutputFolder): Promise<number> {
  const cacheFolder = cacheFolderOf(site);
  const cache = new FileCache(cacheFolder, sourceHash());
  const publicFolder = publicFolderOf(site);
  await useLanguageOf(site);
  const own = await buildOwn(site);
  const examiner = new PictureExaminer(join(cacheFolder, "pictures.json"));
  const { file, text, steps } = beginSite(site, { examiner });
  await examiner.decode(publicFolder, text);
  const { problems, site: checked } = allSteps(steps());
  if (problems.length > 0) process.stderr.write(pretty(problems, text, { color: usesColor(process.stderr) }));
  if (!checked) {
    const isMissing = problems.some(namesNoFile);
    process.stderr.write(isMissing ? "Nothing was built.\n" : `${file} has errors; nothing was built.\n`);
    return isMissing ? 2 : 1;
  }
  const earlier = empties ? earlierIn(folder) : undefined;
  const buildName = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const stage = new Stage(folder);
  stage.begin();
  try {
    const published = scanPublicFolder(publicFolder).files;
    const made = filesOf(showOf(checked, publicFolder, buildName), { site, publicFolder, published, cache, own });
    for await (const { file: name, content } of made) stage.write(name, content);
    const takenBy = takenNames([...stage.names(), `${hashedFolder}/`]);
    for (const [name, path] of published) if (takenBy(name) === undefined) stage.write(name, readFileSync(path));
    const written = new Set(stage.names());
    const others = earlier && removeInTheWay(folder, earlier, written);
    stage.moveIntoPlace();
    if (others) removeOthers(folder, others, written);
    await cache.removeOld();
    for (const type of replacedTypes(site))
      process.stdout.write(`blocks/${type} takes the place of the built-in section type “${type}”.\n`);
    for (const sentence of lostParts()) process.stdout.write(`${sentence}\n`);
    process.stdout.write(`${file} is built: ${written.size} files in ${relative(process.cwd(), folder)}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    process.stderr.write(`${error.message}\n${file} was not built.\n`);
    return 1;
  } finally {
    stage.end();
  }
}

interface Materials {
  /** The path of the site file. */
  readonly site: string;
  readonly publicFolder: string;
  /** The files of the public folder that are published, by name. */
  readonly published: ReadonlyMap<string, string>;
  readonly cache: FileCache;
  /** The section types that the site brings. */
  readonly own: OwnApp | undefined;
}

/**
 * The files of a site, but for those of its public folder.
 * @throws BlockError where a block throws
 */
async function* filesOf(
  show: Show,
  { site, publicFolder, published, cache, own }: Materials,
): AsyncGenerator<BuiltFile> {
  const { theme, icons } = show;
  const hasDrawings = hasPart("pictures");
  const bootstrap = readBootstrap();
  const hasMoved = Object.keys(show.model.addresses.moved).length > 0;
  const output = await prepareStaticOutput({
    model: { ...show.model, frame: { ...show.model.frame, icons: iconFile(icons) } },
    structuredData,
    inline: inlineContent([bootstrap, ...(hasMoved ? [movedScript] : [])], theme),
    publicFolder,
    cache,
    hasDrawings,
  });
  const { model, colors } = output;
  const { frame, pages, addresses } = model;
  const pageFiles = pages.map((page) => ({ file: files.page(page.path), content: pageData(frame, page) }));
  const texts = [JSON.stringify([frame, addresses.planned]), ...pageFiles.map(({ content }) => content)];
  const fonts = frame.site.theme.font;
  const used = typefacesIn(fonts, publicFolder);
  const bundled = appWithTypefaces(own?.app ?? readApp(), { used, fonts, counts: letterCounts(pages) });
  const app = await withSiteFonts(bundled, hasPart("fonts") ? cutFonts(fonts, used, texts) : undefined, cache);
  yield* app.files;
  yield* pageFiles;

  const { assets } = app;
  const paths = [addresses.pages, addresses.planned, addresses.moved].flatMap((some) => Object.keys(some));
  const renderView = await ownRenderer(own?.serverModule, addressesOf(site, paths, published.keys()));
  const prerenderer = createPrerenderer({ frame, addresses, output, renderView, bootstrap, theme, assets });
  for (const page of pages) yield prerenderer.page(page);
  for (const [path, planned] of Object.entries(addresses.planned)) yield prerenderer.planned(path, planned);
  yield prerenderer.notFound();
  for (const { path, html } of movedPages(model, hasDrawings)) yield { file: htmlFile(path), content: html };
  yield* siteData(model, icons);
  yield* output.files();
  if (!hasDrawings) return;
  const progress = new Progress("Pictures for previews", pages.length);
  for await (const picture of drawPictures(pages, { site: frame.site, colors, publicFolder, cache })) {
    if (!published.has(picture.file)) yield picture;
    progress.step();
  }
  progress.end();
}
