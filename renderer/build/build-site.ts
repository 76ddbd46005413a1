import { createHash } from "node:crypto";
import { on } from "node:events";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import { PictureExaminer } from "../../schema/cli/public-folder/picture-examiner.ts";
import { scanPublicFolder } from "../../schema/cli/public-folder/scan.ts";
import { usesColor } from "../../schema/cli/colors.ts";
import type { BuildCall } from "../../schema/cli/package/engine.ts";
import { hasPart, lostParts } from "../../schema/cli/package/optional-parts.ts";
import { replacedTypes } from "../../schema/cli/own/own-types.ts";
import { namesNoFile } from "../../schema/cli/site-file.ts";
import { allSteps } from "../../schema/steps.ts";
import { useLanguageOf } from "../../schema/cli/own/own-language.ts";
import { isSite } from "../../schema/language/language.ts";
import { cacheFolderOf, packageRoot, publicFolderOf } from "../../schema/cli/package/places.ts";
import { hashedFolder, takenNames } from "../../schema/site/built-names.ts";
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
import { buildOwn } from "./own/build-own.ts";
import { FileCache } from "./output/file-cache.ts";
import type { BuiltFile } from "./output/output-file.ts";
import { drawPictures } from "./output/pictures/page-pictures.ts";
import { pageData } from "./page/site-data.ts";
import { outputFolder, type OutputFolder } from "./output-folder.ts";
import { Progress } from "./progress.ts";
import { Stage } from "./staged-files.ts";
import { whyUnwritten } from "./unwritten.ts";
import type { Done, FailedBlock, Output, ReadSite, SharedSite, WorkerInput } from "./worker/messages.ts";

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

/**
 * Writes a site, unless its file has errors. Two threads work side by side:
 *
 *   this one                       the worker
 *   reads the file            ──►  makes the model
 *   checks                    ◄──  shares it, renders the pages
 *   makes fonts, the app      ──►  writes the pages and the other files
 *   search index, pictures
 *   copies public/        ◄──────  lists what it wrote
 *   moves all files into place
 *
 * Nothing is written before the check has passed. A pool of threads is for tasks that do not depend on each other; here one thread
 * checks what the other already builds.
 */
async function build(site: string, { folder, empties }: OutputFolder): Promise<number> {
  const cacheFolder = cacheFolderOf(site);
  const engine = sourceHash();
  const cache = new FileCache(cacheFolder, engine);
  const publicFolder = publicFolderOf(site);
  await useLanguageOf(site);
  const own = await buildOwn(site);
  const ownModule = own?.serverModule;
  const workerData: WorkerInput = { site, ownModule, publicFolder, cacheFolder, engine, bootstrap: readBootstrap() };
  const worker = new Worker(join(packageRoot(), "build/worker.js"), { workerData });
  const messages = on(worker, "message");
  const stage = new Stage(folder, "a");
  try {
    const earlier = empties ? earlierIn(folder) : undefined;
    const examiner = new PictureExaminer(join(cacheFolder, "pictures.json"));
    const { file, text, plain, steps } = beginSite(site, { examiner });
    const buildName = createHash("sha256").update(text).digest("hex").slice(0, 8);
    if (plain && isSite(plain.value))
      worker.postMessage({ written: plain.value, plain, build: buildName } satisfies ReadSite);
    await examiner.decode(publicFolder, text);
    const { problems, site: checked } = allSteps(steps());
    if (problems.length > 0) process.stderr.write(pretty(problems, text, { color: usesColor(process.stderr) }));
    if (!checked) {
      const isMissing = problems.some(namesNoFile);
      process.stderr.write(isMissing ? "Nothing was built.\n" : `${file} has errors; nothing was built.\n`);
      return isMissing ? 2 : 1;
    }
    const [{ model, colors }]: [SharedSite] = (await messages.next()).value;
    const { frame, pages, addresses } = model;
    const pageFiles = pages.map((page) => ({ file: files.page(page.path), content: pageData(frame, page) }));
    const texts = [JSON.stringify([frame, addresses.planned]), ...pageFiles.map(({ content }) => content)];
    const fonts = frame.site.theme.font;
    const used = typefacesIn(fonts, publicFolder);
    const bundled = appWithTypefaces(own?.app ?? readApp(), { used, fonts, counts: letterCounts(pages) });
    const app = await withSiteFonts(bundled, hasPart("fonts") ? cutFonts(fonts, used, texts) : undefined, cache);
    stage.begin();
    worker.postMessage({ assets: app.assets, folder } satisfies Output);
    const write = ({ file: name, content }: BuiltFile): void => stage.write(name, content);
    for (const one of [...app.files, ...pageFiles]) write(one);
    const published = scanPublicFolder(publicFolder).files;
    if (hasPart("pictures")) {
      const progress = new Progress("Pictures for previews", pages.length);
      for await (const picture of drawPictures(pages, { site: frame.site, colors, publicFolder, cache })) {
        if (!published.has(picture.file)) write(picture);
        progress.step();
      }
      progress.end();
    }
    const [done]: [Done | FailedBlock] = (await messages.next()).value;
    if ("failed" in done) {
      process.stderr.write(`${done.failed}\n${file} was not built.\n`);
      return 1;
    }
    const made = [...stage.files(), ...done.written].map(({ file: name }) => name);
    const takenBy = takenNames([...made, `${hashedFolder}/`]);
    for (const [name, path] of published)
      if (takenBy(name) === undefined) write({ file: name, content: readFileSync(path) });
    const staged = [...stage.files(), ...done.written];
    const written = new Set(staged.map(({ file: name }) => name));
    const others = earlier && removeInTheWay(folder, earlier, written);
    stage.moveIntoPlace(staged);
    if (others) removeOthers(folder, others, written);
    await cache.removeOld();
    for (const type of replacedTypes(site))
      process.stdout.write(`blocks/${type} takes the place of the built-in section type “${type}”.\n`);
    for (const sentence of lostParts()) process.stdout.write(`${sentence}\n`);
    process.stdout.write(`${file} is built: ${written.size} files in ${relative(process.cwd(), folder)}.\n`);
    return 0;
  } finally {
    await worker.terminate();
    stage.end();
  }
}
