import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { publicFiles } from "../files.ts";
import { UsageError } from "../options.ts";
import { copyPictures, starterPublicFolder, starterText } from "./starters.ts";
import { pinnedPackage, projectFiles } from "./project-files.ts";
import { siteText, type Answers } from "./site-text.ts";
import { writeEditorFiles } from "../package/editor-files.ts";

interface InitOptions extends Answers {
  readonly folder: string;
  readonly template: string;
  /** Whether a package.json fixes the version of this program. */
  readonly pin: boolean;
}

/**
 * Writes a new site. A file that is there stays as it is.
 * @returns the names of the files that were there already
 * @throws UsageError where the folder has a site, or an answer cannot be used
 */
export async function initSite({ folder, template, pin, ...answers }: InitOptions): Promise<readonly string[]> {
  const site = join(folder, "site.yaml");
  refuseExisting(folder);
  const text = siteText(starterText(template), answers, publicFiles(starterPublicFolder(template)));
  const files = new Map(projectFiles(answers.name));
  if (pin) files.set("package.json", pinnedPackage);
  mkdirSync(join(folder, "public"), { recursive: true });
  copyPictures(template, join(folder, "public"));
  writeFileSync(site, text, { flag: "wx" });
  await writeEditorFiles(site);
  return [...files].flatMap(([name, content]) => (writeNew(join(folder, name), content) ? [] : [name]));
}

/** @throws UsageError where the folder has a site already */
export function refuseExisting(folder: string): void {
  const site = join(folder, "site.yaml");
  if (existsSync(site))
    throw new UsageError(
      `${relative(process.cwd(), site)} is there already, and stays as it is. “lintel start” shows it`,
    );
}

function writeNew(path: string, content: string): boolean {
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag: "wx" });
  return true;
}
