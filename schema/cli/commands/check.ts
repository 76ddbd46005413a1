import { cachedExaminer, checkSiteFile, exitCodeOf } from "../check-site-file.ts";
import type { CheckOptions } from "../command.ts";
import { ownTypesOf, typesWithoutSchema, withoutSchema } from "../own/own-types.ts";
import { typeFaults } from "../own/type-faults.ts";
import { bundlerIsMissing, hasBundler } from "../package/bundler.ts";
import { reportOf } from "../report-of.ts";

/** Checks a site file once: what is done where no option asks for another command. */
export async function check(options: CheckOptions): Promise<number> {
  const { text, problems } = await checkSiteFile(options, cachedExaminer(options.file));
  process.stdout.write(await reportOf(problems, text, options));
  if (options.format === "pretty") {
    for (const type of typesWithoutSchema(options.file)) process.stderr.write(`\n${withoutSchema(type)}\n`);
    for (const fault of await typeFaults(options.file)) process.stderr.write(`\n${fault}\n`);
  }
  // The check needs no bundler; what comes next does.
  if (options.format === "pretty" && ownTypesOf(options.file).length > 0 && !hasBundler(options.file))
    process.stderr.write(`\n${bundlerIsMissing(options.file)}\n`);
  return exitCodeOf(problems, options);
}
