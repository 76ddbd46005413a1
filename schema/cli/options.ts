import { parseArgs, type ParseArgsConfig } from "node:util";

/** A call that makes no sense: said in a sentence, ends with 2. */
export class WrongUse extends Error {}

/** Reads the options and words after a command. */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(
      error instanceof Error ? (error.message.split(". ")[0] ?? "") : "The options are not understood",
    );
  }
}

/** @throws WrongUse where several are named */
export function onlyFile(files: readonly string[]): string | undefined {
  if (files.length > 1) throw new WrongUse(`One file at a time, not ${files.length}: ${files.join(", ")}`);
  return files[0];
}
