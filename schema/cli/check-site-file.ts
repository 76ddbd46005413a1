import { dirname, join, resolve } from "node:path";
import { checkSite } from "../check.ts";
import type { Files, Problem } from "../problem.ts";
import type { CheckOptions } from "./command.ts";
import { nameOf, readSiteFile } from "./site-file.ts";

/** A site file as it was read, and what was found in it. */
export interface CheckedText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** The folder of the images that a site file names. */
export const publicFolderOf = (file: string): string =>
  join(file === "-" ? process.cwd() : dirname(resolve(file)), "public");

/** Checks texts of a site file. */
export const checkerOf =
  ({ file }: CheckOptions, files: Files) =>
  (text: string): readonly Problem[] =>
    checkSite(text, { files, file: nameOf(file) }).problems;

/** Reads and checks a site file. */
export function checkSiteFile(options: CheckOptions, files: Files): CheckedText {
  const { text, problem } = readSiteFile(options.file);
  return { text, problems: problem ? [problem] : checkerOf(options, files)(text) };
}

/** 0: nothing wrong; 1: problems; 2: there is no such file. */
export function exitCodeOf(problems: readonly Problem[], { strict }: CheckOptions): number {
  if (problems.some(({ code }) => code === "file/not-found" || code === "file/is-folder")) return 2;
  return problems.some(({ severity }) => severity === "error" || (strict && severity === "warning")) ? 1 : 0;
}
