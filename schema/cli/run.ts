import { InputError } from "./generate/inputs/input-error.ts";
import { UsageError } from "./options.ts";
import { readArguments } from "./read-arguments.ts";
import { reportDefect } from "./report-defect.ts";
import { usage } from "./usage.ts";

// The program that reads the output may stop early: “| head”.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit();
});

try {
  process.exitCode = await (await readArguments(process.argv.slice(2)))();
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}.\n\n${error.usage ?? usage}`);
    process.exitCode = 2;
  } else if (error instanceof InputError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else reportDefect(error);
}
