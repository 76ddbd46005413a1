import { relative, resolve as resolvePath } from "node:path";
import { beginCheck } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { PictureExaminer } from "../../schema/cli/public-folder/picture-examiner.ts";
import { useLanguageOf } from "../../schema/cli/own/own-language.ts";
import { publicFolderOf } from "../../schema/cli/package/places.ts";
import { readSiteFile } from "../../schema/cli/site-file.ts";
import type { CheckResult, PlainSite } from "../../schema/site/checked-site.ts";
import type { Problem } from "../../schema/problem.ts";
import { showOf, type Show } from "./show.ts";

/** A site ready to be shown, or the problems that prevent it. */
export interface LoadedSite {
  /** From the working folder: `site.yaml`. */
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly show?: Show;
}

/** A site file that has been read and not yet checked. */
export interface BegunSite {
  /** From the working folder. */
  readonly file: string;
  readonly text: string;
  /** For a caller that builds the site while it is checked; nothing where nothing can be read. */
  readonly plain?: PlainSite;
  /** Checks it. */
  finish(): CheckResult;
}

/**
 * Reads, checks and resolves a site file. A file that is missing or cannot be read is a problem like any other.
 * @param examiner remembers pictures from one call to the next
 */
export async function loadSite(path: string, build: string, examiner = new PictureExaminer()): Promise<LoadedSite> {
  await useLanguageOf(path);
  const begun = beginSite(path, examiner);
  const publicFolder = publicFolderOf(path);
  await examiner.decode(publicFolder, begun.text);
  return checked(begun, publicFolder, build);
}

/** As `loadSite`, for a text that is not in a file. */
export const prepare = (text: string, file: string, publicFolder: string, build: string): LoadedSite =>
  checked(begin(text, file, publicFolder), publicFolder, build);

/** Reads a site file, to be checked once the examiner has decoded its pictures. */
export function beginSite(path: string, examiner: PictureExaminer): BegunSite {
  const file = relative(process.cwd(), resolvePath(path));
  const { text, problem } = readSiteFile(file);
  return problem
    ? { file, text, finish: () => ({ problems: [problem] }) }
    : begin(text, file, publicFolderOf(path), examiner);
}

const begin = (text: string, file: string, publicFolder: string, examiner?: PictureExaminer): BegunSite => ({
  file,
  text,
  ...beginCheck(text, { files: publicFiles(publicFolder, examiner), file }),
});

function checked({ file, text, finish }: BegunSite, publicFolder: string, build: string): LoadedSite {
  const { site, problems } = finish();
  return { file, text, problems, ...(site && { show: showOf(site, publicFolder, build) }) };
}
