import type { Refusal } from "../../refactor/plan/plan.ts";
import type { FileChoice } from "./options.ts";
import { printProblems } from "./print-problems.ts";

/**
 * Says why nothing was done.
 * @returns the exit code: 1 because of what is in the file, 2 because of how the command was called
 */
export async function printRefusal(refusal: Refusal, { file, format }: FileChoice): Promise<number> {
  if (format === "json") process.stdout.write(refusalJson(refusal));
  else {
    process.stderr.write(`${[`${refusal.message}.`, ...refusal.help].join("\n")}\n`);
    if (refusal.problems) await printProblems(refusal.problems, refusal.text ?? "", file, "text");
  }
  return refusal.kind === "call" ? 2 : 1;
}

const refusalJson = ({ kind, message, help, problems = [] }: Refusal): string => {
  const lines = problems.map((problem) => ({
    code: problem.code,
    message: problem.message,
    line: problem.range.start.line,
  }));
  return `${JSON.stringify({ written: false, refused: { kind, message, help, problems: lines } }, undefined, 2)}\n`;
};
