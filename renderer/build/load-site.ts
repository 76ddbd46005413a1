import { setImmediate } from "node:timers/promises";
import { relative, resolve as resolvePath } from "node:path";
import { beginCheck } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { PictureExaminer } from "../../schema/cli/public-folder/picture-examiner.ts";
import { useLanguageOf } from "../../schema/cli/own/own-language.ts";
import { publicFolderOf } from "../../schema/cli/package/places.ts";
import { readSiteFile } from "../../schema/cli/site-file.ts";
import type { CheckResult } from "../../schema/site/checked-site.ts";
import type { SiteMemory } from "../../schema/site/site-memory.ts";
import { allSteps, type Steps } from "../../schema/steps.ts";
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
  /** Checks it. */
  steps(): Steps<CheckResult>;
}

/** What is kept from one loading of a site to the next. */
interface Kept {
  /** Remembers pictures. */
  readonly examiner?: PictureExaminer;
  /** Remembers texts. */
  readonly memory?: SiteMemory;
}

/**
 * Reads, checks and resolves a site file. A file that is missing or cannot be read is a problem like any other. Large sites take a
 * second or more: other work of the process is done in between.
 */
export async function loadSite(
  path: string,
  build: string,
  { examiner = new PictureExaminer(), memory }: Kept = {},
): Promise<LoadedSite> {
  await useLanguageOf(path);
  const begun = beginSite(path, { examiner, ...(memory && { memory }) });
  const publicFolder = publicFolderOf(path);
  await examiner.decode(publicFolder, begun.text);
  const result = await withPauses(begun.steps());
  return loaded(begun, result, publicFolder, build);
}

/** As `loadSite`, for a text that is not in a file. */
export function prepare(text: string, file: string, publicFolder: string, build: string): LoadedSite {
  const begun = begin(text, file, publicFolder);
  return loaded(begun, allSteps(begun.steps()), publicFolder, build);
}

/** Reads a site file, to be checked once the examiner has decoded its pictures. */
export function beginSite(path: string, kept: Kept): BegunSite {
  const file = relative(process.cwd(), resolvePath(path)) || ".";
  const { text, problem } = readSiteFile(file);
  return problem ? { file, text, steps: () => alone(problem) } : begin(text, file, publicFolderOf(path), kept);
}

// oxlint-disable-next-line require-yield
function* alone(problem: Problem): Steps<CheckResult> {
  return { problems: [problem] };
}

function begin(text: string, file: string, publicFolder: string, { examiner, memory }: Kept = {}): BegunSite {
  // Of the text before, only what was parsed and found is needed again: its tree is let go before the next one is there.
  memory?.keepOnly(text);
  const { steps } = beginCheck(text, { files: publicFiles(publicFolder, examiner), file, ...(memory && { memory }) });
  return { file, text, steps };
}

const loaded = (
  { file, text }: BegunSite,
  { site, problems }: CheckResult,
  publicFolder: string,
  build: string,
): LoadedSite => ({ file, text, problems, ...(site && { show: showOf(site, publicFolder, build) }) });

/** Milliseconds of work after which others of the process have their turn: nobody notices a delay as short. */
const turn = 10;

/** Does the work step by step; between them requests are answered and saves are noticed. */
async function withPauses<Result>(work: Steps<Result>): Promise<Result> {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < turn) continue;
    await setImmediate();
    since = performance.now();
  }
}
