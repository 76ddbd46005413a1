import { planInline } from "../../../refactor/plan-inline.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { changeOptions } from "../../refactor/options.ts";
import { perform } from "../../refactor/perform.ts";

export const inlineCommand: NamedCommand = {
  usage: `Writes the value of a fact wherever texts name it, and takes the fact away. Visitors read the same.

  npx lintel inline {trial.days}    a fact, or a group of facts

  --dry-run         show what would change, and change nothing
  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0: done; 1: the file would have errors; 2: called in a wrong way.
`,
  options: changeOptions,
  async run([word, ...more], values) {
    if (word === undefined || more.length > 0) throw new UsageError("inline wants the name of one fact: {trial.days}");
    return perform(values, (site, index) => {
      const named = nameThing(index, word);
      return named.kind === "refused" ? named : planInline(site, named.thing);
    });
  },
};
