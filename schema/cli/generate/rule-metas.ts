import { declared } from "../../problems/declared.ts";
import type { Meta } from "../../problems/meta.ts";
import type { Rule } from "../../rules/rule.ts";

/** Every rule file, by its path: a new one is found before rules.ts lists it. */
const files = import.meta.glob<{ readonly rule: Rule }>(
  ["../../rules/*/**/*.ts", "!../../rules/{support,testing}/**", "!**/*.test.ts"],
  { eager: true },
);

/** The rules by their path below schema/rules/, without its ending: `seo/long-title`. */
export const ruleFiles: ReadonlyMap<string, Rule> = new Map(
  Object.entries(files).map(([path, { rule }]) => [path.slice("../../rules/".length, -".ts".length), rule]),
);

/** The descriptions of all kinds of problems. */
export const allMetas: readonly Meta[] = [...declared, ...[...ruleFiles.values()].map(({ meta }) => meta)];
