import { accessSync, constants, existsSync } from "node:fs";
import { relative } from "node:path";
import type { NamedCommand } from "../command.ts";
import { InputError, inputReport } from "../generate/inputs/input-error.ts";
import { onlyFile } from "../options.ts";
import { useLanguageOf } from "../own/own-language.ts";
import { ownTypesOf, typesWithoutSchema, withoutSchema } from "../own/own-types.ts";
import { typeFaults } from "../own/type-faults.ts";
import { bundlerIsMissing, hasBundler } from "../package/bundler.ts";
import { lostParts } from "../package/optional-parts.ts";
import { cacheFolderOf, packageRoot, publicFolderOf, siteRootOf } from "../package/places.ts";
import { version } from "../package/version.ts";
import { readSiteFile } from "../site-file.ts";

export const doctor: NamedCommand = {
  usage: `Looks into what does not work: versions, folders, what was found and what was not.

  npx lintel doctor
  npx lintel doctor other.yaml

Ends with 0: all is there; 1: something is missing.
`,
  options: {},
  async run(words) {
    const file = onlyFile(words) ?? "site.yaml";
    const { problem } = readSiteFile(file, (path) => ["doctor", path]);
    const folder = publicFolderOf(file);
    const facts: readonly (readonly [name: string, value: string])[] = [
      ["Lintel", `${version} in ${packageRoot()}`],
      ["Node", `${process.version} on ${process.platform} ${process.arch}`],
      ["Site file", problem ? `none that can be read: ${file}` : file],
      ["Site folder", `${siteRootOf(file)}${isWritable(siteRootOf(file)) ? "" : " (cannot be written)"}`],
      ["Pictures", existsSync(folder) ? folder : `none: there is no folder ${relative(process.cwd(), folder)}`],
      ["Cache", cacheFolderOf(file)],
    ];
    const lost = lostParts();
    process.stdout.write(facts.map(([name, value]) => `${name.padEnd(12)} ${value}\n`).join(""));
    const missing = [
      ...typesWithoutSchema(file).map(withoutSchema),
      ...(await ownFaults(file)),
      ...(problem ? [`${problem.message} ${problem.help ?? ""}`.trim()] : []),
      ...lost,
    ];
    process.stdout.write(
      missing.length === 0 ? "Nothing is missing.\n" : missing.map((sentence) => `\n${sentence}\n`).join(""),
    );
    return missing.length === 0 ? 0 : 1;
  },
};

/** What the section types of the site miss. */
async function ownFaults(file: string): Promise<readonly string[]> {
  if (ownTypesOf(file).length === 0) return [];
  const missing = hasBundler(file) ? [] : [bundlerIsMissing(file)];
  try {
    await useLanguageOf(file);
    return [...missing, ...(await typeFaults(file))];
  } catch (error) {
    if (error instanceof InputError) return [...missing, inputReport(error).trimEnd()];
    throw error;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
