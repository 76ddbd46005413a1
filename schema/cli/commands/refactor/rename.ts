import { planRename } from "../../../refactor/plan-rename.ts";
import { refuse } from "../../../refactor/plan/plan.ts";
import { readName } from "../../../refactor/things/parse-thing.ts";
import { thingWords } from "../../../refactor/things/thing.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { changeOptions, namesHelp } from "../../refactor/options.ts";
import { perform } from "../../refactor/perform.ts";

export const renameCommand: NamedCommand = {
  usage: `Gives something another name. What names it follows, and old addresses lead on.

  npx lintel rename /pricing /prices                a page, with the pages below it
  npx lintel rename /pricing#plans /pricing#offers  a place on a page
  npx lintel rename {trial.days} {trial.length}     a fact, or a group of facts
  npx lintel rename badge:hot badge:popular
  npx lintel rename art/mark.svg art/logo.svg       a picture: the file is moved too

${namesHelp}

  --dry-run         show what would change, and change nothing
  --only            leave the pages below a page where they are
  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0: done; 1: the file would have errors; 2: called in a wrong way, such as a name that is taken.
`,
  options: { ...changeOptions, only: { type: "boolean" } },
  async run([from, to, ...more], values) {
    if (from === undefined || to === undefined || more.length > 0)
      throw new UsageError("rename wants two names: the one that there is, and the new one");
    return perform(values, (site, index) => {
      const named = nameThing(index, from);
      if (named.kind === "refused") return named;
      const { thing, called } = named;
      const wanted = readName(to);
      if (wanted.kinds && !wanted.kinds.includes(thing.kind))
        return refuse(`${from} is ${thingWords(thing)}, and ${to} names something else`);
      return planRename(site, thing, wanted.name, { only: values["only"] === true, called });
    });
  },
};
