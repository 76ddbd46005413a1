import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { UsageError } from "../../schema/cli/options.ts";
import { readApp } from "./app-files.ts";
import { howToBuild, readBuildCall, type BuildCall } from "./build-call.ts";
import { earlierIn, filesBelow, removeOthers, writerFor, writesOver } from "./built-folder.ts";
import { FileCache } from "./output/file-cache.ts";
import { withSiteFonts } from "./fonts/site-fonts.ts";
import { WorkerPool } from "./workers/worker-pool.ts";
import { publicFolderOf } from "./public-folder.ts";

/** Where the engine's code is. */
interface Engine {
  readonly root: string;
  /** Tells its code from every other version of it. */
  readonly sourceHash: string;
}

/**
 * Runs the command that builds a site.
 * @param args the words after it
 * @returns the exit code, as `--help` lists them
 */
export async function run(args: readonly string[], engine: Engine): Promise<number> {
  try {
    const call = readBuildCall(args, engine.root);
    if (call.does === "build") return await build(call, engine);
    process.stdout.write(call.words);
    return 0;
  } catch (error) {
    process.stderr.write(messageFor(error));
    return error instanceof UsageError ? 2 : 3;
  }
}

function messageFor(error: unknown): string {
  if (error instanceof UsageError) return howToBuild(error.message);
  if (!(error instanceof Error)) return `${String(error)}\n`;
  // A folder without permission to write, or a full disk.
  if ("syscall" in error) return `The site was not written to its end: ${error.message}\n`;
  return `This is a defect of the program, not of your file. Tell us, with these lines and the file:\n${error.stack}\n`;
}

/** Writes a site, unless its file has errors. How the work is divided is explained in workers/worker-pool.ts. */
async function build({ site, folder, empties }: BuildCall, { root, sourceHash }: Engine): Promise<number> {
  const cacheFolder = resolve(root, process.env["CACHE"] || "node_modules/.cache/lintel");
  const publicFolder = publicFolderOf(site);
  const pool = new WorkerPool({ engine: sourceHash, site, root, publicFolder, cacheFolder });
  try {
    // While the workers start.
    const earlier = empties ? earlierIn(folder) : undefined;
    const appWithFonts = pool.codePoints.then(({ codePoints }) =>
      withSiteFonts(readApp(root), codePoints, new FileCache(cacheFolder)),
    );
    // Nothing waits for it where the file has errors.
    appWithFonts.catch(() => undefined);
    const { file, report, isSound } = await pool.checked;
    process.stderr.write(report);
    if (!isSound) {
      process.stderr.write(`${file} has errors; nothing was built.\n`);
      return 1;
    }
    const { assets, files } = await appWithFonts;
    if (earlier && !writesOver) removeOthers(folder, earlier, new Set());
    const written = new Set(files.map((one) => one.file));
    const write = writerFor(folder);
    for (const one of files) write(one.file, one.content);
    for (const name of await pool.write(assets, folder)) written.add(name);
    for (const name of filesBelow(publicFolder)) {
      if (written.has(name)) continue;
      write(name, readFileSync(join(publicFolder, name)));
      written.add(name);
    }
    if (earlier && writesOver) removeOthers(folder, earlier, written);
    process.stdout.write(`${file} is built: ${written.size} files in ${relative(process.cwd(), folder)}.\n`);
    return 0;
  } finally {
    await pool.terminate();
  }
}
