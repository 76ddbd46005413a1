import type { Problem } from "../../../problem.ts";
import { cachedExaminer, checkSiteFile, exitCodeOf } from "../../check-site-file.ts";
import { InputError, inputReport } from "../../generate/inputs/input-error.ts";
import { blocksFolder } from "../../own/own-types.ts";
import type { CheckCommand, CheckOptions } from "../../command.ts";
import { publicFolderOf } from "../../package/places.ts";
import { reportDefect } from "../../report-defect.ts";
import { reportOf } from "../../report-of.ts";
import { SiteMemory } from "../../../site/site-memory.ts";
import { nameOf } from "../../site-file.ts";
import { watchSiteFile } from "../../watch/watch-site-file.ts";

const excluded = "--watch only looks; call --fix by itself";

export const watch: CheckCommand = {
  kind: "check",
  option: "watch",
  help: "check again after every save",
  needsFile: "--watch waits for saves of a file; what is piped in is none",
  excludes: { fix: excluded, "fix-all": excluded },
  run: keepChecking,
};

/** Checks after every save, until the process is ended or the folder of the site is gone. */
async function keepChecking(options: CheckOptions): Promise<number> {
  const { file, format } = options;
  const examiner = cachedExaminer(file);
  const memory = new SiteMemory(nameOf(file));
  let earlier: readonly Problem[] | undefined;
  async function checkOnce(): Promise<number> {
    const start = performance.now();
    const { report, exitCode } = await reportOnce();
    const milliseconds = Math.max(1, Math.round(performance.now() - start));
    // A terminal is cleared; a program that reads along gets a line where the list begins anew.
    process.stdout.write(process.stdout.isTTY ? "\u001b[2J\u001b[3J\u001b[H" : `Checking ${file}.\n`);
    process.stdout.write(report);
    if (format === "pretty" || format === "compact")
      process.stdout.write(`\nChecked in ${milliseconds} ms. Waiting for the next save; Ctrl+C ends.\n`);
    return exitCode;
  }
  async function reportOnce(): Promise<{ readonly report: string; readonly exitCode: number }> {
    try {
      const { text, problems } = await checkSiteFile(options, examiner, memory);
      const report = await reportOf(problems, text, options, earlier);
      earlier = problems;
      return { report, exitCode: exitCodeOf(problems, options) };
    } catch (error) {
      // A schema in blocks/ that is wrong: the next save may mend it.
      if (error instanceof InputError) return { report: inputReport(error), exitCode: 1 };
      throw error;
    }
  }
  // One check after the other: an older text is never reported last.
  let checking: Promise<unknown> = Promise.resolve();
  let reportGone = (_message: string): void => undefined;
  const gone = new Promise<string>((resolve) => (reportGone = resolve));
  const stop = watchSiteFile({
    file,
    publicFolder: publicFolderOf(file),
    blocksFolder: blocksFolder(file),
    onSettled: () => {
      checking = checking.then(checkOnce).catch(reportDefect);
    },
    onGone: reportGone,
  });
  const first = checkOnce();
  checking = first;
  const code = await first;
  if (code === 2) {
    stop();
    return code;
  }
  warmUp(() => void checkSiteFile(options, examiner).catch(() => undefined));
  process.stderr.write(await gone);
  return 2;
}

/**
 * The first checks of a process take several times as long as later ones, until their code is optimized. A few more, while the
 * author still reads, bring the answer to the first save from 0.75 s to 0.44 s (site.yaml, two busy cores).
 */
function warmUp(work: () => void, times = 5): void {
  if (times === 0) return;
  setTimeout(() => {
    work();
    warmUp(work, times - 1);
  }, 150).unref();
}
