/**
 * `npm run bench:refactor`: plans of site.yaml and of 1,000 pages, each tried with its check, beside one check of the same text.
 * Milliseconds on the clock, the median of several rounds in which both take turns.
 */
import { readFileSync } from "node:fs";
import { beginCheck, checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { openSite } from "../../schema/refactor/open-site.ts";
import { planDelete } from "../../schema/refactor/plan-delete.ts";
import { planMove } from "../../schema/refactor/plan-move.ts";
import { planRename } from "../../schema/refactor/plan-rename.ts";
import type { Planned } from "../../schema/refactor/plan/plan.ts";
import { indexReferences, type ReferenceIndex } from "../../schema/refactor/reference-index.ts";
import { findNamed } from "../../schema/refactor/things/parse-thing.ts";
import type { Thing } from "../../schema/refactor/things/thing.ts";
import { tryPlan } from "../../schema/refactor/try-plan.ts";
import { SiteMemory } from "../../schema/site/site-memory.ts";
import { pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import { OpenSites } from "../../schema/cli/language-server/open-sites.ts";
import { diagnosticOf } from "../../schema/cli/language-server/protocol.ts";
import { generateSite } from "./generate-site.ts";
import { say, tableOf } from "./table.ts";

const files = publicFiles("public");
/** A plan of 1,000 pages takes seconds. */
const rounds = { small: 9, large: 5 };

function timed(run: () => unknown): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The site of a text, and what makes a plan of it and tries that. */
function open(text: string, plan: (index: ReferenceIndex) => Planned): () => void {
  const memory = new SiteMemory();
  const opening = openSite(text, { files, memory });
  if (opening.kind !== "open") throw new Error("The site cannot be read");
  const index = indexReferences(opening.site);
  return () => {
    const planned = tryPlan(plan(index), text, (one) => beginCheck(one, { files, memory }));
    if (planned.kind === "refused") throw new Error(planned.refusal.message);
  };
}

/** From the text to a plan that was tried: as the command does it. */
const whole = (text: string, plan: (index: ReferenceIndex) => Planned): void => open(text, plan)();

function thing(index: ReferenceIndex, name: string): Thing {
  const [found] = findNamed(index, name).things;
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

type Make = (index: ReferenceIndex) => Planned;
const rename =
  (name: string, to: string): Make =>
  (index) =>
    planRename(index.site, thing(index, name), to);

function measure(text: string, plans: readonly (readonly [string, Make])[], times: number): string[][] {
  const check = (): unknown => checkSite(text, { files });
  return plans.map(([name, make]) => {
    const taken = Array.from(
      { length: times + 1 },
      () => [timed(check), timed(() => whole(text, make))] as const,
    ).slice(1);
    const [checks, planned] = [median(taken.map(([one]) => one)), median(taken.map(([, one]) => one))];
    return [name, `${checks.toFixed(0)} ms`, `${planned.toFixed(0)} ms`, (planned / checks).toFixed(2)];
  });
}

/** Milliseconds of the processor that the language server takes after a keystroke, up to the diagnostics that it sends. */
async function keystrokes(text: string, times: number): Promise<number[]> {
  const uri = pathToFileURL("site.yaml").href;
  const sites = new OpenSites();
  const taken: number[] = [];
  for (let version = 0; version < times * 2; version += 1) {
    const changed = text.replace(
      /^( *description: )(.*)$/m,
      (_, key: string, words: string) => `${key}${words} ${version}`,
    );
    const document = TextDocument.create(uri, "yaml", version, changed);
    const before = process.cpuUsage();
    const { problems } = await sites.check(document);
    problems.map((problem) => diagnosticOf(problem, uri));
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  // The first half warms up.
  return taken.slice(times);
}

/** Milliseconds of a plan of a site that is open already, as in a code editor. */
function opened(text: string, make: Make, times: number): number {
  const taken = Array.from({ length: times + 1 }, () => timed(open(text, make))).slice(1);
  return median(taken);
}

const site = readFileSync("site.yaml", "utf8");
const large = generateSite(1000);
const page = /^ {2}- path: (\/\S+)$/m.exec(large)?.[1] ?? "/";
say(
  tableOf([
    ["plan, with its check", "one check", "plan", "ratio"],
    ...measure(
      site,
      [
        ["site.yaml: rename /resources", rename("/resources", "/learn")],
        ["site.yaml: rename {trial.days}", rename("{trial.days}", "length")],
        [
          "site.yaml: move a section",
          (index) => planMove(index.site, thing(index, "/products/analytics"), thing(index, "/solutions")),
        ],
        [
          "site.yaml: delete a section",
          (index) => planDelete(index.site, thing(index, "/products/analytics"), { redirect: "/products" }),
        ],
      ],
      rounds.small,
    ),
    ...measure(large, [[`1,000 pages: rename ${page}`, rename(page, "/another-address")]], rounds.large),
  ]),
);

say(
  `\nThe same rename where the site is open already, as in a code editor: ${opened(large, rename(page, "/another-address"), rounds.large).toFixed(0)} ms (goal: at most 1,500)`,
);

say(
  `\nA keystroke in site.yaml, to its diagnostics in a code editor: ${median(await keystrokes(site, 30)).toFixed(0)} ms of the processor (goal: at most 100)`,
);
