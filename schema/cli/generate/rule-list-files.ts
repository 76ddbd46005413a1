import { generated, type Generated } from "./inputs/input-error.ts";
import { kindList, ruleList } from "./rule-lists.ts";
import { allMetas, ruleFiles } from "./rule-metas.ts";

/** What is generated from the rules, by path from the root. Writes nothing. */
export const ruleListFiles = (): Promise<Generated> =>
  generated(
    async () =>
      new Map([
        ["schema/rules/rules.ts", ruleList([...ruleFiles.keys()])],
        ["schema/problems/kinds.ts", kindList(allMetas)],
      ]),
  );
