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

const line = (name: string, help: string): string => `  ${name.padEnd(21)} ${help}`;

const lineOf = (command: Command): string =>
  line(
    `--${command.option}${command.kind === "print" && command.argument ? ` ${command.argument}` : ""}`,
    command.help,
  );

/** What `lintel check --help` prints. */
export const checkUsage = `Checks a site file and says what is wrong and how to put it right.

  npx lintel check
  npx lintel check other.yaml --fix

  npx lintel check [FILE] [options]

${[
  line("FILE", "the site file; site.yaml by default, - for what is piped in"),
  ...commands.filter(({ kind }) => kind === "check").map(lineOf),
  line("--format FORMAT", formatList()),
  line("--max N", `show at most N problems (pretty: ${defaultMax} by default)`),
  line("--strict", "warnings count as well"),
  ...commands.filter(({ kind }) => kind === "print").map(lineOf),
].join("\n")}

Ends with 0: nothing wrong; 1: problems; 2: called in a wrong way; 3: a defect of this program.
`;

/** The commands of one line of the overview. */
interface Row {
  readonly names: readonly string[];
  readonly help: string;
}

/** A command without a line of its own stands beside the one before it. */
const rows = [...namedCommands].reduce<readonly Row[]>((all, [name, { help }]) => {
  if (help !== undefined) return [...all, { names: [name], help }];
  return all.map((row, index) => (index === all.length - 1 ? { ...row, names: [...row.names, name] } : row));
}, []);

/** What `lintel --help` prints. */
export const overview = `Turns a folder with a site.yaml into a website, and says what is wrong with it.

  npx lintel init shop      makes a site in the folder “shop”
  npx lintel                shows the site of this folder live, or offers to make one
  npx lintel check --fix    says what is wrong in site.yaml, and puts right what is certain

${[line("check", "says what is wrong in a site file, and what to write instead"), ...rows.map(({ names, help }) => line(names.join(", "), help))].join("\n")}

“npx lintel COMMAND --help” tells more about each; “npx lintel --version” shows the version.
`;
