/**
 * `npm run bundle -- NAME…`: bundles the named entries of tools.config.ts. Without a name: all that the package ships, and the
 * hash of the sources that it was made of.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBuilder } from "vite";
import { iconDrawings } from "./icon-drawings.mjs";
import { missingCompiled, sourceHash } from "./source-hash.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
process.chdir(root);
const { resolve } = createRequire(import.meta.url);

const [missing] = missingCompiled(root);
if (missing !== undefined) {
  process.stderr.write(
    `${missing} is missing, which is made from the schema. Run npm run compile first, or npm run prepare for both.\n`,
  );
  process.exit(1);
}

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

/** The typefaces that sites may have (`site.theme.font`), with their licenses, and the characters that each file is for. */
function copyFonts() {
  rmSync("build/fonts", { recursive: true, force: true });
  mkdirSync("build/fonts/licenses", { recursive: true });
  const families = Object.keys(JSON.parse(readFileSync("schema/site/theme/families.json", "utf8")));
  const fonts = families.map((family) => {
    const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
    // Of the usual typeface the width varies too.
    const axes = family === "anek-latin" ? "standard" : "wght";
    const ranges = Object.entries(JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")));
    const files = ranges.map(([part, range]) => ({ file: `${family}-${part}-${axes}-normal.woff2`, range }));
    for (const { file } of files) cpSync(join(folder, "files", file), join("build/fonts", file));
    cpSync(join(folder, "LICENSE"), `build/fonts/licenses/${family}.txt`);
    return [family, files];
  });
  writeFileSync("build/fonts/families.json", JSON.stringify(Object.fromEntries(fonts)));
}
