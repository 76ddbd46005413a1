import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import type { InlineConfig, Rolldown } from "vite";
import { blocksFolder, ownTypesOf } from "../../../schema/cli/own/own-types.ts";
import { cacheFolderOf, siteRootOf } from "../../../schema/cli/package/places.ts";
import { hashedFolder } from "../../../schema/site/addresses/built-names.ts";
import { readApp, sourceHash, type App } from "../app-files.ts";
import { filesBelow } from "../built-folder.ts";
import { bundleFault } from "./bundle-fault.ts";
import { blocksTsconfig, loadBundler } from "./load-vite.ts";
import { publishedStyles } from "./own-styles.ts";
import { ownRegistry, registryModule, requireBlocks } from "./own-blocks.ts";
import { sharedModules } from "./shared-modules.ts";

/** The app with the blocks of a site. */
export interface OwnApp {
  readonly app: App;
  /** The module with the blocks, for prerendering. */
  readonly serverModule: string;
}

const entry = "/@lintel/own-entry.js";
const serverFile = "server.mjs";

/**
 * Bundles the blocks of a site, or takes what an earlier build made of the same files.
 * @returns nothing where a site has no section types of its own
 * @throws InputError where they cannot be bundled
 */
export async function buildOwn(site: string): Promise<OwnApp | undefined> {
  if (ownTypesOf(site).length === 0) return undefined;
  const prebuilt = readApp("app-own");
  const folder = join(cacheFolderOf(site), `own-${hashOf(site)}`);
  if (!existsSync(folder)) await bundle(site, folder, basename(prebuilt.script));
  const files = filesBelow(folder)
    .filter((name) => name !== serverFile)
    .map((name) => ({ file: `${hashedFolder}/${name}`, content: readFileSync(join(folder, name)) }));
  const named = (ending: string): string[] =>
    files.filter(({ file }) => basename(file).startsWith("own-") && file.endsWith(ending)).map(({ file }) => file);
  const [script = prebuilt.script] = named(".js");
  return {
    app: { script, styles: [...prebuilt.styles, ...named(".css")], files: [...prebuilt.files, ...files] },
    serverModule: join(folder, serverFile),
  };
}

/** Everything that the bundles are made of: the files of the blocks, the packages beside them, and this program. */
function hashOf(site: string): string {
  const hash = createHash("sha256").update(sourceHash());
  const blocks = blocksFolder(site);
  const own = readdirSync(blocks, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  const ofRoot = ["package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock"].map((name) =>
    join(siteRootOf(site), name),
  );
  for (const file of [...own.sort(), ...ofRoot].filter((one) => existsSync(one))) {
    const content = readFileSync(file);
    hash.update(`${file}:${content.length}:`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}

/** The policy of pages forbids what stands in the code as data. Both bundles give a file the same name. */
const assets = { assetsDir: "", assetsInlineLimit: 0 };
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  `${names.some((name) => name.endsWith(".css")) ? "own" : "[name]"}-[hash][extname]`;

async function bundle(site: string, folder: string, appScript: string): Promise<void> {
  // The sentence for a block without a component comes before the bundler's.
  requireBlocks(site);
  const { vite } = await loadBundler(site);
  const root = realpathSync(siteRootOf(site));
  const common: InlineConfig = {
    configFile: false,
    root,
    tsconfig: blocksTsconfig(),
    publicDir: false,
    logLevel: "silent",
    mode: "production",
    // Addresses in a page begin at the folder of the site, as its base says; those in a style sheet at its own.
    experimental: {
      renderBuiltUrl: (name, { hostType }) => (hostType === "css" ? { relative: true } : `${hashedFolder}/${name}`),
    },
    oxc: { jsx: { runtime: "automatic", development: false } },
    css: { modules: { generateScopedName: "[name]-[local]-[hash:base64:5]" } },
  };
  const build = async (
    config: InlineConfig,
  ): Promise<readonly Rolldown.OutputChunk[] | Rolldown.OutputBundle[string][]> => {
    try {
      const result = await vite.build({ ...common, ...config });
      const [first] = Array.isArray(result) ? result : [result];
      return first && "output" in first ? first.output : [];
    } catch (error) {
      throw bundleFault(error, root);
    }
  };
  const browser = await build({
    plugins: [sharedModules(), ownRegistry(site), entryModule()],
    build: {
      write: false,
      modulePreload: false,
      ...assets,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        external: ["lintel:app"],
        output: {
          entryFileNames: "own-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames,
        },
      },
    },
  });
  const server = await build({
    plugins: [sharedModules(), ownRegistry(site)],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      ...assets,
      // For the line of a block that throws.
      sourcemap: "inline",
      rolldownOptions: {
        input: registryModule,
        output: { entryFileNames: serverFile, assetFileNames, codeSplitting: false },
      },
    },
  });
  const contentOf = (one: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array => {
    if ("code" in one) return one.code.replaceAll('"lintel:app"', JSON.stringify(`./${appScript}`));
    return one.fileName.endsWith(".css") ? publishedStyles(String(one.source), "../", site) : one.source;
  };
  const made = [...browser, ...server.filter(({ fileName }) => fileName === serverFile)].map((one) => ({
    name: one.fileName,
    content: contentOf(one),
  }));
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { name, content } of made) writeFileSync(join(unfinished, name), content);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build has made it meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The first script of a page: the app, then the blocks, which take React from it, then both together. */
const entryModule = () => ({
  name: "lintel:own-entry",
  resolveId: { handler: (source: string) => (source === entry ? entry : undefined) },
  load: {
    handler: (id: string) =>
      id === entry
        ? `import "lintel:app";\nimport { blocks } from ${JSON.stringify(registryModule)};\nglobalThis.lintelShared.run(blocks);\n`
        : undefined,
  },
});
