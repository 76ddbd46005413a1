/**
 * `npm run bundle -- NAME…`: bundles the named entries of tools.config.ts. Without a name: all that the package ships, and the
 * hash of the sources that it was made of.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBuilder } from "vite";
import { iconDrawings } from "./icon-drawings.mjs";
import { sourceHash } from "./source-hash.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
process.chdir(root);
const { resolve } = createRequire(import.meta.url);

const shipped = ["cli", "bootstrap", "app", "own", "live"];
const hashFile = "build/source-hash";

const names = process.argv.slice(2);
const hash = sourceHash(root);
if (names.length === 0) rmSync(hashFile, { force: true });

const builder = await createBuilder({ configFile: "tools.config.ts", logLevel: "warn", mode: "production" });
for (const name of names.length > 0 ? names : shipped) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`tools.config.ts has no entry “${name}”`);
  // Beside its chunks stands what others write: the bundler does not empty that folder.
  if (name === "cli") rmSync("build/lintel", { recursive: true, force: true });
  await builder.build(environment);
}
if (names.length === 0) {
  copyFonts();
  writeFileSync("build/icons.json", iconDrawings(readFileSync(resolve("lucide-static/icon-nodes.json"), "utf8")));
  writeFileSync(hashFile, hash);
}

/** The files of the font that sites come with, for pictures and for `site.theme.font`. */
function copyFonts() {
  const folder = dirname(resolve("@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2"));
  mkdirSync("build/fonts", { recursive: true });
  for (const name of readdirSync(folder).filter((file) =>
    /-(?:latin|latin-ext|vietnamese)-standard-normal\.woff2$/.test(file),
  ))
    cpSync(join(folder, name), join("build/fonts", name));
}
