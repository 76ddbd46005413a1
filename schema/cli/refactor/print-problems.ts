import type { Problem } from "../../problem.ts";
import { exitCodeOf } from "../check-site-file.ts";
import { reportOf } from "../report-of.ts";
import type { FileChoice } from "./options.ts";

/** Prints problems as the check does. @returns the exit code of the check */
export async function printProblems(
  problems: readonly Problem[],
  text: string,
  file: string,
  format: FileChoice["format"],
): Promise<number> {
  const options = {
    file,
    format: format === "json" ? ("json" as const) : ("pretty" as const),
    max: undefined,
    strict: false,
  };
  process.stdout.write(await reportOf(problems, text, options));
  return exitCodeOf(problems, options);
}
