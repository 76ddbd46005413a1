import type { ParseArgsConfig } from "node:util";
import type { FormatName } from "../report/formats.ts";

/** What is checked, and how the problems are shown. */
export interface CheckOptions {
  /** A path, or `-` for what is piped in. */
  readonly file: string;
  readonly format: FormatName;
  /** How many problems are shown at most. */
  readonly max: number | undefined;
  /** Warnings count as well. */
  readonly strict: boolean;
}

interface CommonCommand {
  /** The option that asks for the command, without its dashes: `fix-all`. */
  readonly option: string;
  /** Its line in `--help`. */
  readonly help: string;
}

/** A command that checks a site file. */
export interface CheckCommand extends CommonCommand {
  readonly kind: "check";
  /** Which other commands make no sense together with this one, and the sentence that says so. */
  readonly excludes?: Readonly<Record<string, string>>;
  /** Why what is piped in cannot be used. */
  readonly needsFile: string;
  /** @returns the exit code */
  readonly run: (options: CheckOptions) => number | Promise<number>;
}

/** A command that prints something. */
export interface PrintCommand extends CommonCommand {
  readonly kind: "print";
  /** What is written after the option, as `--help` calls it: `CODE`. */
  readonly argument?: string;
  /** The option in one letter. */
  readonly short?: string;
  /** @returns the text for standard output */
  readonly run: (argument: string, usage: string) => string | Promise<string>;
}

/** What an option of the command line asks for. */
export type Command = CheckCommand | PrintCommand;

/** The values of options by their name: text, `true`, or nothing where the option is not given. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** A command that is called by its name: `lintel explain yaml/tab`. */
export interface NamedCommand {
  /** What `lintel NAME --help` prints: examples first, at most 25 lines. */
  readonly usage: string;
  /** Its options, beside `--help`. */
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /**
   * @param words what is written after the name, without the options
   * @returns the exit code
   * @throws UsageError where the words or the options make no sense
   */
  readonly run: (words: readonly string[], values: OptionValues) => number | Promise<number>;
}
