import { commandOf } from "../../language/words.ts";
import { spawnSync } from "node:child_process";
import type { NamedCommand } from "../command.ts";
import { canAsk, confirm } from "../init/ask.ts";
import { ObstacleError, UsageError } from "../options.ts";
import { requireSiteFile } from "../site-file.ts";
import { newBlock, sectionLines } from "../own/new-block.ts";
import { builtInTypes } from "../own/own-types.ts";
import { bundlerInstallation, bundlerPackages, hasBundler } from "../package/bundler.ts";
import { writeEditorFiles } from "../package/editor-files.ts";
import { siteRootOf } from "../package/places.ts";
import { documentAt } from "../package/document.ts";

export const newCommand: NamedCommand = {
  usage: `Makes a section type of your own: four small files in blocks/NAME/, beside site.yaml.

  npx lintel new block price-map
  npx lintel new block price-map --file shop/site.yaml

  npx lintel new block NAME [options]

  NAME          lower-case words with hyphens
  --file FILE   the site file; site.yaml by default
  --yes         install what bundles it, without asking
  --replace     where NAME is a built-in section type: take its place

${documentAt("blocks.md")} explains the files, and what a block may use.
`,
  options: { file: { type: "string" }, yes: { type: "boolean", short: "y" }, replace: { type: "boolean" } },
  async run([what, name, ...more], { file, yes, replace }) {
    if (what !== "block" || name === undefined || more.length > 0)
      throw new UsageError(`new makes blocks: ${commandOf("new", "block", "price-map")}`);
    const site = typeof file === "string" ? file : "site.yaml";
    requireSiteFile(site, (path) => ["new", "block", name, "--file", path]);
    const files = newBlock(site, name, replace === true);
    if (files.length === 0) {
      // An earlier call has made it, and perhaps could not install what bundles it.
      await installBundler(site, yes === true);
      throw new ObstacleError(`blocks/${name} is there already, and stays as it is`);
    }
    process.stdout.write(`${files.map((one) => `${one}\n`).join("")}`);
    if (builtInTypes().includes(name))
      process.stdout.write(`From now on it takes the place of the built-in type “${name}”.\n`);
    await installBundler(site, yes === true);
    await writeEditorFiles(site);
    process.stdout.write(`\nTo see it, write into ${site}, among the sections of a page:\n\n${sectionLines(name)}`);
    return 0;
  },
};

/** Installs what serves and bundles blocks, where it is missing. */
async function installBundler(site: string, isWanted: boolean): Promise<void> {
  if (hasBundler(site)) return;
  const words = bundlerInstallation(site);
  const [manager = ""] = words;
  const command = words.join(" ");
  if (
    !isWanted &&
    !(
      canAsk() &&
      (await confirm(`Own section types need ${bundlerPackages.join(" and ")}. Shall ${manager} install them?`))
    )
  ) {
    process.stdout.write(`\nOwn section types need a bundler. In the folder of the site:\n${command}\n`);
    return;
  }
  process.stdout.write(`${command}\n`);
  const [, ...given] = manager === "npm" ? [...words, "--save-exact", "--no-audit", "--no-fund"] : words;
  const { status, stdout, stderr, error } = spawnSync(manager, given, {
    cwd: siteRootOf(site),
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  // What package managers say where all went well is for others.
  if (status !== 0)
    process.stdout.write(
      `${error?.message ?? `${stdout}${stderr}`.trim()}\n${manager} could not install them. Try again:\n${command}\n`,
    );
}
