import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { build, type Rolldown } from "vite";
import { bundledOnce } from "../bundled-once.ts";
import { forProduction, quiet, styleOptions } from "../bundles.ts";

/**
 * The code that makes a site, bundled for Node: `build-site.js` builds it with threads, `worker.js` is what they run, which checks,
 * renders and writes, `dev-server.js` answers while a site is edited, `early.js` is the script inside every page.
 * @returns the folder; its name tells the state of the sources
 */
export const makerCode = (root: string): Promise<string> =>
  bundledOnce(root, "maker", async (folder) => {
    const [early, live] = await Promise.all([bundleEarly(root), bundleForNode(root, folder)]);
    await writeFile(join(folder, "early.js"), early);
    await writeFile(join(folder, sourcesFile), JSON.stringify(live));
  });

const sourcesFile = "dev-server-sources.json";

/** The sources, from the root, whose change asks for another development server. */
export function liveSources(code: string): ReadonlySet<string> {
  const files: readonly string[] = JSON.parse(readFileSync(join(code, sourcesFile), "utf8"));
  return new Set(files);
}

/** @returns the sources of the development server, from the root */
async function bundleForNode(root: string, outDir: string): Promise<string[]> {
  const results = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: styleOptions(root),
    // Of React only what renders a built site: with the version for development beside it, a thread starts half as fast.
    ...forProduction,
    // One file loads in half the time of a library of seventy. These bring files that are not code.
    ssr: { noExternal: true, external: ["sharp", "svgo", "harfbuzzjs", "subset-font"] },
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: {
        checks: quiet,
        input: {
          "build-site": "renderer/build/build-site.ts",
          worker: "renderer/build/workers/worker.ts",
          "dev-server": "renderer/build/dev/dev-server.ts",
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return sourcesOf("dev-server.js", chunksOf(results)).flatMap((id) => {
    const file = relative(root, id.split("?")[0] ?? id);
    return isAbsolute(id) && !file.startsWith("..") && !file.startsWith("node_modules")
      ? [file.split(sep).join("/")]
      : [];
  });
}

type Built = Awaited<ReturnType<typeof build>>;

const chunksOf = (results: Built): Rolldown.OutputChunk[] =>
  [results]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .filter((item) => item.type === "chunk");

/** The modules of a chunk, and of those that it imports. */
function sourcesOf(file: string, chunks: readonly Rolldown.OutputChunk[], seen = new Set<string>()): string[] {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((other) => sourcesOf(other, chunks, seen))];
}

/** The early script as one piece of code, without a file of its own. */
async function bundleEarly(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { checks: quiet, input: "renderer/navigation/bootstrap.inline.ts", output: { format: "iife" } },
    },
  });
  const [chunk] = chunksOf(results);
  if (!chunk) throw new Error("renderer/navigation/bootstrap.inline.ts gave no code");
  return chunk.code.trim();
}
