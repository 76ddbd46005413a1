import { formatNames, formats } from "../report/formats.ts";
import { defaultMax } from "../report/pretty.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { namedCommands } from "./named-commands.ts";

/** `pretty (as here), compact (one line each), json, … or junit` */
function formatList(): string {
  const names = formatNames.map((name) => {
    const format = formats[name];
    return "note" in format ? `${name} (${format.note})` : name;
  });
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

const line = (name: string, help: string): string => `  ${name.padEnd(17)} ${help}`;

const lineOf = (command: Command): string =>
  line(
    `--${command.option}${command.kind === "print" && command.argument ? ` ${command.argument}` : ""}`,
    command.help,
  );

/** What `--help` prints. */
export const usage = `Checks a site file and says what is wrong and how to put it right.

  lintel check [FILE] [options]

${[
  line("FILE", "the site file; site.yaml by default, - for what is piped in"),
  ...commands.filter(({ kind }) => kind === "check").map(lineOf),
  line("--format FORMAT", formatList()),
  line("--max N", `show at most N problems (pretty: ${defaultMax} by default)`),
  line("--strict", "warnings count as well"),
  ...commands.filter(({ kind }) => kind === "print").map(lineOf),
].join("\n")}

Commands; “lintel COMMAND --help” tells more:

${[...namedCommands].map(([name, { help }]) => line(name, help)).join("\n")}

Ends with 0: nothing wrong; 1: problems; 2: called in a wrong way; 3: a defect of this program.
`;
