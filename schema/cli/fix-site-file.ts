import { commandOf } from "../language/words.ts";
import { fixText } from "../repair/fix.ts";
import { cachedExaminer, checkerOf, checkSiteFile, exitCodeOf } from "./check-site-file.ts";
import type { CheckOptions } from "./command.ts";
import { publicFiles } from "./files.ts";
import { writeChange } from "./history/write-change.ts";
import { publicFolderOf } from "./package/places.ts";
import { reportOf } from "./report-of.ts";

/**
 * Applies fixes to a site file, and reports what is left.
 * @param safety which fixes: those that are certain, or those that need a review as well
 * @returns the exit code
 */
export async function fixSiteFile(options: CheckOptions, safety: "safe" | "all"): Promise<number> {
  const examiner = cachedExaminer(options.file);
  const folder = publicFolderOf(options.file);
  const checked = await checkSiteFile(options, examiner);
  // A fix may name another picture.
  const offered = checked.problems.flatMap(({ fixes = [] }) => fixes.flatMap(({ edits }) => edits));
  await examiner.decode(folder, [checked.text, ...offered.map(({ text }) => text)].join("\n"));
  const files = publicFiles(folder, examiner);
  const fixed = fixText(checked.text, checked.problems, checkerOf(options, files), safety);
  if (fixed.text !== checked.text) {
    const { file } = options;
    const what = `${fixed.count} put right`;
    const isKept = writeChange({ file, before: checked.text, after: fixed.text, what });
    if (options.format === "pretty")
      process.stdout.write(
        `${what} in ${file}.${isKept ? ` “${commandOf("undo", ...(file === "site.yaml" ? [] : [file]))}” takes that back.` : ""}\n\n`,
      );
  }
  process.stdout.write(await reportOf(fixed.problems, fixed.text, options));
  return exitCodeOf(fixed.problems, options);
}
