import { relative, resolve as resolvePath } from "node:path";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/node/files.ts";
import { readSiteFile } from "../../schema/node/site-file.ts";
import type { Problem } from "../../schema/problem.ts";
import { themeStyles } from "../../schema/theme.ts";
import { interfaceIcons } from "../parts/interface-icons.ts";
import { resolve } from "../resolve.ts";
import type { Model } from "../model.ts";
import { iconSprite } from "./icons.ts";
import { publicFolderOf } from "./public-folder.ts";

/** A site ready to be shown, or the problems that stand against it. */
export interface LoadedSite {
  /** From the working folder: `site.yaml`. */
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly show?: Show;
}

export interface Show {
  readonly model: Model;
  /** CSS that sets the theme's own colours. */
  readonly theme: string;
  /** An SVG file with all icons in use. */
  readonly icons: string;
}

/** On paper the colours are those of the print styles. */
const screenOnly = (styles: string): string => (styles === "" ? "" : `@media screen{${styles}}`);

/** Reads, checks and resolves a site file. A file that is missing or cannot be read is a problem like any other. */
export function loadSite(file: string, build: string): LoadedSite {
  const name = relative(process.cwd(), resolvePath(file));
  const { text, problem } = readSiteFile(name);
  return problem ? { file: name, text, problems: [problem] } : prepare(text, name, publicFolderOf(file), build);
}

/** The same for a text that stands in no file. */
export function prepare(text: string, file: string, publicFolder: string, build: string): LoadedSite {
  const { site, problems } = checkSite(text, { files: publicFiles(publicFolder), file });
  if (!site) return { file, text, problems };
  const model = resolve(site, { files: publicFiles(publicFolder), build });
  return {
    file,
    text,
    problems,
    show: {
      model,
      theme: screenOnly(themeStyles(model.frame.site.theme)),
      icons: iconSprite([...model.icons, ...interfaceIcons]),
    },
  };
}
