import { commandOf } from "../language/words.ts";
import { InputError, inputReport } from "./generate/inputs/input-error.ts";
import { InterruptedError } from "./init/ask.ts";
import { UsageError } from "./options.ts";
import { readArguments } from "./read-arguments.ts";
import { reportDefect } from "./report-defect.ts";
import { refusalOf } from "./system-refusals.ts";

// The program that reads the output may stop early: “| head”.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit();
});

/** Says what kept a call from its end. The exit code is that of `lintel --help`. */
function report(error: unknown): void {
  const refusal = refusalOf(error);
  if (error instanceof UsageError) {
    const { called = [] } = error;
    const more =
      called === "nothing" || error.message.endsWith("?") ? "" : ` “${commandOf(...called, "--help")}” tells more.`;
    process.stderr.write(`${sentence(error.message)}${more}\n`);
    process.exitCode = 2;
  } else if (error instanceof InputError) {
    process.stderr.write(inputReport(error));
    process.exitCode = 1;
  } else if (error instanceof InterruptedError) {
    process.stdout.write("\n");
    process.exitCode = 130;
  } else if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 3;
  } else reportDefect(error);
}

const sentence = (words: string): string => (/[.?]$|\n/.test(words) ? words : `${words}.`);

try {
  process.exitCode = await (await readArguments(process.argv.slice(2)))();
} catch (error) {
  report(error);
}
