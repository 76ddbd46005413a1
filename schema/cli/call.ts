import { usualMost } from "../report/pretty.ts";
import { onlyFile, readOptions, WrongUse } from "./options.ts";

const usage = `Checks a site file and says what is wrong and how to put it right.

  npm run check -- [FILE] [options]

  FILE              the site file; site.yaml unless told, - for what is piped in
  --fix             put right what is surely meant, and check again
  --fix-all         put right what is likely meant as well; look at the changes afterwards
  --watch           check again after every save
  --format FORMAT   pretty (as here), compact (one line each), json, github, sarif or junit
  --max N           show at most N problems (pretty: ${usualMost} unless told)
  --strict          warnings count as well
  --explain CODE    what a problem means, with an example: --explain yaml/tab
  --help            show this text
  --version         show the version

Ends with 0: nothing wrong; 1: problems; 2: called in a wrong way; 3: a defect of this program.
`;

const formats = ["pretty", "compact", "json", "github", "sarif", "junit"] as const;

/** What to check, and how. */
export interface Call {
  readonly does: "check";
  readonly file: string;
  readonly format: (typeof formats)[number];
  readonly max: number | undefined;
  readonly strict: boolean;
  readonly fix: "safe" | "all" | undefined;
  readonly watch: boolean;
}

/** What is wanted: a check, an explanation, or some words. */
export type Wish =
  Call | { readonly does: "explain"; readonly code: string } | { readonly does: "print"; readonly words: string };

const options = {
  format: { type: "string" },
  max: { type: "string" },
  explain: { type: "string" },
  strict: { type: "boolean", default: false },
  fix: { type: "boolean", default: false },
  "fix-all": { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

/** Reads the words after the command. */
export function readCall(args: readonly string[], version: string): Wish {
  const { values, positionals } = readOptions(args, options);
  if (values.help) return { does: "print", words: usage };
  if (values.version) return { does: "print", words: `${version}\n` };
  if (values.explain !== undefined) return { does: "explain", code: values.explain };
  const file = onlyFile(positionals) ?? "site.yaml";
  const format = formats.find((name) => name === (values.format ?? "pretty"));
  if (!format) throw new WrongUse(`There is no format “${values.format ?? ""}”; there are ${formats.join(", ")}`);
  if (values.max !== undefined && !/^[1-9]\d*$/.test(values.max))
    throw new WrongUse(`--max wants a number from 1 on, not “${values.max}”`);
  const fix = values["fix-all"] ? "all" : values.fix ? "safe" : undefined;
  if (file === "-" && fix) throw new WrongUse("--fix writes into the file; what is piped in is none");
  if (file === "-" && values.watch) throw new WrongUse("--watch waits for saves of a file; what is piped in is none");
  if (fix && values.watch) throw new WrongUse("--watch only looks; call --fix by itself");
  const max = values.max === undefined ? undefined : Number(values.max);
  return { does: "check", file, format, max, strict: values.strict, fix, watch: values.watch };
}

/** What to say where the call was not understood. */
export const howToCall = (problem: string): string => `${problem}.\n\n${usage}`;
