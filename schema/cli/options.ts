import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../reader/nearest.ts";

/** A command line that makes no sense: reported in a sentence with the call that tells more, ends with 2. */
export class UsageError extends Error {
  /** What was called, as the words that `--help` stands behind; nothing where the sentence stands alone. */
  called?: readonly string[] | "nothing";
}

/** A call that makes sense and cannot be done now, because something is missing or in the way: the sentence stands alone, and ends with 2. */
export class ObstacleError extends UsageError {
  override called = "nothing" as const;
}

/** Reads the options and words after a command. */
export function readOptions<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split(". ")[0] ?? "") : "The options are not understood";
    throw new UsageError(`${message}${proposal(message, Object.keys(options))}`);
  }
}

/** `. Did you mean --port?` after the message about an unknown option. */
function proposal(message: string, names: readonly string[]): string {
  const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  const longer = names.filter((name) => unknown?.startsWith(name) === true || name.startsWith(unknown ?? " "));
  const meant =
    unknown === undefined ? undefined : (nearest(unknown, names) ?? (longer.length === 1 ? longer[0] : undefined));
  return meant === undefined ? "" : `. Did you mean --${meant}?`;
}

/** @throws UsageError where several are named */
export function onlyFile(files: readonly string[]): string | undefined {
  if (files.length > 1) throw new UsageError(`One file at a time, not ${files.length}: ${files.join(", ")}`);
  return files[0];
}
