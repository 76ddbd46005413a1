import { parseArgs, type ParseArgsConfig } from "node:util";

/** A command line that makes no sense: reported in a sentence with the usage, ends with 2. */
export class UsageError extends Error {
  /** The usage of the command that was called; that of the whole program by default. */
  usage?: string;
}

/** Reads the options and words after a command. */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? (error.message.split(". ")[0] ?? "") : "The options are not understood",
    );
  }
}

/** @throws UsageError where several are named */
export function onlyFile(files: readonly string[]): string | undefined {
  if (files.length > 1) throw new UsageError(`One file at a time, not ${files.length}: ${files.join(", ")}`);
  return files[0];
}
