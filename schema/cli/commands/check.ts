import { cachedExaminer, checkSiteFile, exitCodeOf } from "../check-site-file.ts";
import type { CheckOptions } from "../command.ts";
import { reportOf } from "../report-of.ts";

/** Checks a site file once: what is done where no option asks for another command. */
export async function check(options: CheckOptions): Promise<number> {
  const { text, problems } = await checkSiteFile(options, cachedExaminer(options.file));
  process.stdout.write(await reportOf(problems, text, options));
  return exitCodeOf(problems, options);
}
