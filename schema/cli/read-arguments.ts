import { commandOf } from "../language/words.ts";
import { existsSync } from "node:fs";
import type { ParseArgsConfig } from "node:util";
import { nearest } from "../reader/nearest.ts";
import { formatNames } from "../report/formats.ts";
import type { CheckOptions, Command, NamedCommand, OptionValues } from "./command.ts";
import { commands } from "./commands.ts";
import { namedCommands } from "./named-commands.ts";
import { check } from "./commands/check.ts";
import { useLanguageOf } from "./own/own-language.ts";
import { ObstacleError, onlyFile, readOptions, UsageError } from "./options.ts";
import { checkUsage, overview } from "./usage.ts";

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;
type Values = Readonly<Record<string, unknown>>;

/** The options of every check. */
const checkOptions = {
  format: { type: "string" },
  max: { type: "string" },
  strict: { type: "boolean" },
} satisfies OptionsConfig;

function optionOf(command: Command): OptionsConfig[string] {
  if (command.kind === "check") return { type: "boolean" };
  return { type: command.argument ? "string" : "boolean", ...(command.short && { short: command.short }) };
}

/** What the command line asks for: it returns the exit code. */
export type Call = () => number | Promise<number>;

/**
 * Reads the words after `lintel`. The first one may name a command; else it is the file to check.
 * @throws UsageError where they make no sense
 */
export async function readArguments(args: readonly string[]): Promise<Call> {
  const [name, ...rest] = args;
  if (name === undefined) return startHere;
  if (name === "help") return readArguments([...rest.slice(0, 1), "--help"]);
  const named = namedCommands.get(name);
  if (named) return readNamed(name, await named.load(), rest);
  if (name === "check") return readCheck(rest, checkUsage);
  requireFile(name);
  return readCheck(args, overview);
}

/**
 * A word that names no command is a file to check.
 * @throws UsageError where it looks like a command, and no file has that name
 */
function requireFile(word: string): void {
  if (/[-./\\]/.test(word) || existsSync(word)) return;
  const meant = nearest(word, ["check", "help", ...namedCommands.keys()]);
  const hint = meant === undefined ? `“${commandOf("help")}” lists them all` : `Did you mean “${commandOf(meant)}”?`;
  throw new ObstacleError(`There is no command “${word}”, and no file of that name. ${hint}`);
}

/** Without a word: shows the site of this folder, or offers to make one. */
async function startHere(): Promise<number> {
  const { runHere } = await import("./run-here.ts");
  return runHere();
}

function readNamed(name: string, command: NamedCommand, args: readonly string[]): Call {
  return async () => {
    try {
      const help = { type: "boolean", short: "h" } as const;
      const { values, positionals } = readOptions(args, { ...command.options, help });
      if (values.help !== true) {
        const given = valuesOf(values);
        // A mistake in a schema of one is reported by what checks the site.
        await useLanguageOf(typeof given["file"] === "string" ? given["file"] : "site.yaml").catch(() => undefined);
        return await command.run(positionals, given);
      }
      process.stdout.write(command.usage);
      return 0;
    } catch (error) {
      if (error instanceof UsageError) error.called ??= [name];
      throw error;
    }
  };
}

/** No option of a command is given more than once. */
const valuesOf = (values: Values): OptionValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | boolean][] =>
      typeof value === "string" || typeof value === "boolean" ? [[name, value]] : [],
    ),
  );

/** @param help what `--help` prints here */
const readCheck =
  (args: readonly string[], help: string): Call =>
  async () => {
    try {
      return await checkCall(args, help)();
    } catch (error) {
      if (error instanceof UsageError) error.called ??= ["check"];
      throw error;
    }
  };

function checkCall(args: readonly string[], help: string): Call {
  const own = Object.fromEntries(commands.map((command) => [command.option, optionOf(command)]));
  const { values, positionals } = readOptions(args, { ...own, ...checkOptions });
  const given: Values = values;
  const wanted = commands.filter(({ option }) => given[option] !== undefined);
  const command = wanted.find(({ option }) => option === "help") ?? wanted.at(-1);
  if (command?.kind === "print")
    return async () => {
      process.stdout.write(await command.run(String(given[command.option]), help));
      return 0;
    };
  const options = readCheckOptions(values, positionals);
  if (!command) return () => check(options);
  if (options.file === "-") throw new UsageError(command.needsFile);
  for (const { option } of wanted) {
    const reason = command.excludes?.[option];
    if (reason !== undefined) throw new UsageError(reason);
  }
  return () => command.run(options);
}

function readCheckOptions(
  values: { readonly format?: string; readonly max?: string; readonly strict?: boolean },
  positionals: readonly string[],
): CheckOptions {
  const file = onlyFile(positionals) ?? "site.yaml";
  const format = formatNames.find((name) => name === (values.format ?? "pretty"));
  if (!format) throw new UsageError(`There is no format “${values.format ?? ""}”; there are ${formatNames.join(", ")}`);
  if (values.max !== undefined && !/^[1-9]\d*$/.test(values.max))
    throw new UsageError(`--max wants a number from 1 on, not “${values.max}”`);
  const max = values.max === undefined ? undefined : Number(values.max);
  return { file, format, max, strict: values.strict === true };
}
