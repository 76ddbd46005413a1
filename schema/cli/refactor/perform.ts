import { join } from "node:path";
import { beginCheck } from "../../check.ts";
import type { Files } from "../../problem.ts";
import { describeChanges } from "../../diff/describe-changes.ts";
import { text as diffText } from "../../diff/format/text.ts";
import type { OpenSite } from "../../refactor/open-site.ts";
import type { Plan, Planned } from "../../refactor/plan/plan.ts";
import { withFileMoves } from "../../refactor/plan/moved-files.ts";
import { indexReferences, type ReferenceIndex } from "../../refactor/reference-index.ts";
import { tryPlan, type CheckText } from "../../refactor/try-plan.ts";
import { cachedExaminer } from "../check-site-file.ts";
import { usesColor } from "../colors.ts";
import type { OptionValues } from "../command.ts";
import { publicFiles } from "../files.ts";
import { writeChange } from "../history/write-change.ts";
import { UsageError } from "../options.ts";
import { openSiteFile } from "./open-site-file.ts";
import { readFileChoice } from "./options.ts";
import { printProblems } from "./print-problems.ts";
import { planJson, planText } from "./plan-text.ts";
import { printRefusal } from "./print-refusal.ts";

/** What a command plans for a site. @throws UsageError where what is called names nothing */
export type Planner = (site: OpenSite, index: ReferenceIndex) => Planned;

/**
 * Plans a change of the site file, tries it with the check, and does all of it or nothing.
 * @returns the exit code: 0 done, 1 refused because of what is in the file, 2 called in a wrong way
 */
export async function perform(values: OptionValues, planner: Planner): Promise<number> {
  const choice = readFileChoice(values);
  const { file, format } = choice;
  if (file === "-") throw new UsageError("What is piped in cannot be changed; name a file");
  const opened = openSiteFile(file);
  if (opened.kind === "problems") return printProblems(opened.problems, opened.text, file, format);
  const { text, folder, site, memory } = opened;
  const examiner = cachedExaminer(file);
  await examiner.decode(folder, text);
  const check: CheckText = (one, plan) => beginCheck(one, { files: filesFor(folder, plan), file, memory });
  const filesFor = (from: string, plan: Plan | undefined): Files =>
    withFileMoves(publicFiles(from, examiner), plan?.files ?? []);
  const planned = tryPlan(planner(site, indexReferences(site)), text, check);
  if (planned.kind === "refused") return printRefusal(planned.refusal, choice);
  const isDry = values["dry-run"] === true;
  if (!isDry) write(file, folder, text, planned.plan);
  const { plan } = planned;
  // Only where nothing is written yet, to be looked at before: it takes longer than a check.
  const onSite = (): string =>
    isDry
      ? diffText(
          describeChanges(text, plan.text, {
            files: filesFor(folder, plan),
            renamedFiles: new Map(plan.files.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to]]))),
            problemsBefore: check(text, undefined).finish().problems,
            memory,
          }),
          { color: usesColor(process.stdout) },
        )
      : "";
  process.stdout.write(
    format === "json" ? planJson(plan, text, { file, isDry }) : planText(plan, text, { file, isDry }, onSite()),
  );
  return 0;
}

/** Pictures move along. @throws UsageError where something cannot be written */
function write(file: string, folder: string, before: string, { text, title, files }: Plan): void {
  const moves = files.map(({ from, to }) => ({
    from: join(folder, from),
    ...(to !== undefined && { to: join(folder, to) }),
  }));
  writeChange({ file, before, after: text, what: title, files: moves });
}
