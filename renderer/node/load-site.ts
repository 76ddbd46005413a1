import { relative, resolve as resolvePath } from "node:path";
import { beginCheck } from "../../schema/check.ts";
import { publicFiles } from "../../schema/node/files.ts";
import { readSiteFile } from "../../schema/node/site-file.ts";
import type { CheckedSite, Problem } from "../../schema/problem.ts";
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

/** A site that has been read, and has yet to be checked to the end. */
export interface BegunSite {
  /** What there is to show if no error is found in the rest of the check; nothing where that is known already. */
  draft(): Show | undefined;
  /** Checks the rest. */
  finish(): LoadedSite;
}

/** Reads, checks and resolves a site file. A file that is missing or cannot be read is a problem like any other. */
export const loadSite = (file: string, build: string): LoadedSite => beginSite(file, build).finish();

/** The same in two steps. */
export function beginSite(file: string, build: string): BegunSite {
  const name = relative(process.cwd(), resolvePath(file));
  const { text, problem } = readSiteFile(name);
  return problem
    ? { draft: () => undefined, finish: () => ({ file: name, text, problems: [problem] }) }
    : begin(text, name, publicFolderOf(file), build);
}

/** As for a file, for a text that stands in none. */
export const prepare = (text: string, file: string, publicFolder: string, build: string): LoadedSite =>
  begin(text, file, publicFolder, build).finish();

function begin(text: string, file: string, publicFolder: string, build: string): BegunSite {
  const files = publicFiles(publicFolder);
  const check = beginCheck(text, { files, file });
  let drafted: Show | undefined;

  function showOf(site: CheckedSite): Show {
    const model = resolve(site, { files, build });
    return {
      model,
      theme: screenOnly(themeStyles(model.frame.site.theme)),
      icons: iconSprite([...model.icons, ...interfaceIcons]),
    };
  }

  return {
    draft() {
      try {
        drafted ??= check.draft && showOf(check.draft);
      } catch {
        // What the rest of the check refuses need not make a site.
      }
      return drafted;
    },
    finish() {
      const { site, problems } = check.finish();
      return { file, text, problems, ...(site && { show: drafted ?? showOf(site) }) };
    },
  };
}
