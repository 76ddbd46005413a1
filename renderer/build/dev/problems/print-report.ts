import { stripVTControlCharacters } from "node:util";
import { usesColor } from "../../../../schema/cli/colors.ts";
import type { Problem } from "../../../../schema/problem.ts";
import { pretty } from "../../../../schema/report/pretty.ts";
import type { LoadedSite } from "../../load-site.ts";

/**
 * Prints what is wrong with the site after a save, with the time of day.
 * @param earlier the problems of the save before
 */
export function printReport({ problems, text, file }: LoadedSite, earlier: readonly Problem[]): void {
  const time = new Date().toLocaleTimeString();
  const report =
    problems.length === 0 ? ` ${file} has no problems\n` : `\n${pretty(problems, text, { color: true, earlier })}`;
  process.stdout.write(`${time}${usesColor(process.stdout) ? report : stripVTControlCharacters(report)}`);
}
