import { commandOf } from "../../language/words.ts";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { publicFiles } from "../files.ts";
import { ObstacleError } from "../options.ts";
import { copyPictures, starterPublicFolder, starterText } from "./starters.ts";
import { ignored, pinnedPackage, projectFiles } from "./project-files.ts";
import { siteText, type Answers, type NewText } from "./site-text.ts";
import { writeEditorFiles } from "../package/editor-files.ts";

interface InitOptions extends Answers {
  readonly folder: string;
  readonly template: string;
  /** Whether a package.json fixes the version of this program. */
  readonly pin: boolean;
}

/** What became of a new site: names of files, from its folder. */
interface Begun {
  readonly written: readonly string[];
  /** They were there already, and stay as they are. */
  readonly kept: readonly string[];
  /** The color of links and buttons, where the chosen one could not be read. */
  readonly darker: string | undefined;
  /** What a `.gitignore` that was there already lacks. */
  readonly unignored: readonly string[];
}

/**
 * Writes a new site. A file that is there stays as it is.
 * @throws UsageError where the folder has a site, or an answer cannot be used
 */
export async function initSite({ folder, template, pin, ...answers }: InitOptions): Promise<Begun> {
  const site = join(folder, "site.yaml");
  refuseExisting(folder);
  const { text, darker } = newText(template, answers);
  const files = new Map(projectFiles(answers.name));
  if (pin) files.set("package.json", pinnedPackage);
  mkdirSync(join(folder, "public"), { recursive: true });
  const kept = copyPictures(template, join(folder, "public")).map((name) => `public/${name}`);
  writeFileSync(site, text, { flag: existsSync(site) && isEmpty(site) ? "w" : "wx" });
  await writeEditorFiles(site);
  const written = ["site.yaml", "public/"];
  for (const [name, content] of files) (writeNew(join(folder, name), content) ? written : kept).push(name);
  return { written, kept, darker, unignored: unignoredIn(folder) };
}

/**
 * The text of a new site.
 * @throws UsageError where an answer cannot be used
 */
export const newText = (template: string, answers: Answers): NewText =>
  siteText(starterText(template), answers, publicFiles(starterPublicFolder(template)));

/**
 * An empty file is none: nothing is lost where it is written.
 * @throws ObstacleError where the folder has a site already
 */
export function refuseExisting(folder: string): void {
  const site = join(folder, "site.yaml");
  if (!existsSync(site) || isEmpty(site)) return;
  const name = relative(process.cwd(), site);
  if (statSync(site).isDirectory())
    throw new ObstacleError(`${name} is a folder. Give it another name: the site file is called so`);
  const words = folder === process.cwd() ? [] : [name];
  throw new ObstacleError(`${name} is there already, and stays as it is. “${commandOf("start", ...words)}” shows it`);
}

/** Whether a file has no more than spaces and line breaks. */
const isEmpty = (path: string): boolean => statSync(path).isFile() && readFileSync(path, "utf8").trim() === "";

/** The folders that need no place in a repository, and that its list of such folders does not name. */
function unignoredIn(folder: string): readonly string[] {
  const lines = readFileSync(join(folder, ".gitignore"), "utf8").split(/\r?\n/);
  const named = new Set(lines.map((line) => line.trim().replaceAll(/^\/|\/$/g, "")));
  return ignored.filter((name) => !named.has(name));
}

function writeNew(path: string, content: string): boolean {
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag: "wx" });
  return true;
}
