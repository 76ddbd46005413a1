import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkSite } from "../check.ts";
import { decode } from "../decode.ts";
import { fixText } from "../fix.ts";
import type { Problem } from "../problem.ts";
import { compact } from "../report/compact.ts";
import { json } from "../report/json.ts";
import { pretty, usualMost } from "../report/pretty.ts";
import { publicFiles } from "./files.ts";
import { version } from "./version.ts";

const usage = `Checks a site file and says what is wrong and how to put it right.

  npm run check -- [FILE] [options]

  FILE                the site file; site.yaml unless told, - for what is piped in
  --format FORMAT     pretty (as here), compact (one line each) or json
  --max N             show at most N problems (${usualMost} unless told)
  --strict            count warnings as errors
  --fix               put right what is surely meant, and check again
  --help              show this text

Ends with 0: nothing wrong; 1: problems; 2: called in a wrong way; 3: a defect of this program.
`;

const formats = ["pretty", "compact", "json"] as const;
type Format = (typeof formats)[number];

/** A call that makes no sense: said in a sentence, ends with 2. */
class WrongUse extends Error {}

interface Call {
  readonly file: string;
  readonly format: Format;
  readonly max: number | undefined;
  readonly strict: boolean;
  readonly fix: boolean;
}

function readCall(args: readonly string[]): Call | undefined {
  const options = {
    format: { type: "string" },
    max: { type: "string" },
    strict: { type: "boolean" },
    fix: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new WrongUse(
        error instanceof Error ? (error.message.split(". ")[0] ?? "") : "The options are not understood",
      );
    }
  })();
  const { values, positionals } = parsed;
  if (values.help) return undefined;
  if (positionals.length > 1)
    throw new WrongUse(`One file at a time, not ${positionals.length}: ${positionals.join(", ")}`);
  const format = formats.find((name) => name === (values.format ?? "pretty"));
  if (!format) throw new WrongUse(`There is no format “${values.format ?? ""}”; there are ${formats.join(", ")}`);
  if (values.max !== undefined && !/^[1-9]\d*$/.test(values.max))
    throw new WrongUse(`--max wants a number from 1 on, not “${values.max}”`);
  return {
    file: positionals[0] ?? "site.yaml",
    format,
    max: values.max === undefined ? undefined : Number(values.max),
    strict: values.strict ?? false,
    fix: values.fix ?? false,
  };
}

function readBytes(file: string): Uint8Array {
  if (file === "-") return readFileSync(0);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new WrongUse(`There is no file ${file}`);
  if (stat.isDirectory()) throw new WrongUse(`${file} is a folder; name the site file in it`);
  return readFileSync(file);
}

function report(problems: readonly Problem[], text: string, { format, max }: Call): string {
  if (format === "json") return json(problems, { version }, max);
  if (format === "compact") return compact(problems, max);
  return pretty(problems, text, { color: process.stdout.isTTY && !process.env["NO_COLOR"], max: max ?? usualMost });
}

/** One call of the command line; gives the exit code. */
function run(args: readonly string[]): number {
  const call = readCall(args);
  if (!call) {
    process.stdout.write(usage);
    return 0;
  }
  const name = call.file === "-" ? "standard input" : call.file;
  const decoded = decode(readBytes(call.file), name);
  const files = publicFiles(join(call.file === "-" ? process.cwd() : dirname(resolve(call.file)), "public"));
  const check = (text: string): readonly Problem[] =>
    decoded.problem ? [decoded.problem] : checkSite(text, { files, file: name }).problems;
  let text = decoded.text;
  let problems = check(text);
  if (call.fix && call.file !== "-") {
    const fixed = fixText(text, problems, check);
    if (fixed.text !== text) {
      writeFileSync(call.file, fixed.text);
      if (call.format === "pretty") process.stdout.write(`${fixed.count} put right in ${name}.\n\n`);
      ({ text, problems } = fixed);
    }
  }
  process.stdout.write(report(problems, text, call));
  const counts = problems.filter(({ severity }) => severity === "error" || (call.strict && severity === "warning"));
  return counts.length > 0 ? 1 : 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (error instanceof WrongUse) {
    process.stderr.write(`${error.message}.\n\n${usage}`);
    process.exitCode = 2;
  } else {
    process.stderr.write(
      `This is a defect of the checker, not of your file. Tell us, with these lines and the file:\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 3;
  }
}
