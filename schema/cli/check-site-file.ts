import { join } from "node:path";
import { checkSite } from "../check.ts";
import type { Files, Problem } from "../problem.ts";
import type { SiteMemory } from "../site/site-memory.ts";
import type { CheckOptions } from "./command.ts";
import { publicFiles } from "./files.ts";
import { useLanguageOf } from "./own/own-language.ts";
import { cacheFolderOf, publicFolderOf } from "./package/places.ts";
import { PictureExaminer } from "./public-folder/picture-examiner.ts";
import { nameOf, namesNoFile, readSiteFile } from "./site-file.ts";

/** A site file as it was read, and what was found in it. */
export interface CheckedText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Checks texts of a site file. `memory`: for a caller that checks nearly the same text again and again. */
export const checkerOf =
  ({ file }: CheckOptions, files: Files, memory?: SiteMemory) =>
  (text: string): readonly Problem[] =>
    checkSite(text, { files, file: nameOf(file), ...(memory && { memory }) }).problems;

/** Reads and checks a site file, with the pictures that it names. */
export async function checkSiteFile(
  options: CheckOptions,
  examiner: PictureExaminer,
  memory?: SiteMemory,
): Promise<CheckedText> {
  const { text, problem } = readSiteFile(options.file);
  if (problem) return { text, problems: [problem] };
  await useLanguageOf(options.file);
  const folder = publicFolderOf(options.file);
  await examiner.decode(folder, text);
  return { text, problems: checkerOf(options, publicFiles(folder, examiner), memory)(text) };
}

/** Remembers the verdicts on the pictures of a site. */
export const cachedExaminer = (file: string): PictureExaminer =>
  new PictureExaminer(join(cacheFolderOf(file), "pictures.json"));

/** 0: nothing wrong; 1: problems; 2: there is no such file. */
export function exitCodeOf(problems: readonly Problem[], { strict }: CheckOptions): number {
  if (problems.some(namesNoFile)) return 2;
  return problems.some(({ severity }) => severity === "error" || (strict && severity === "warning")) ? 1 : 0;
}
