import { commandOf } from "../../../language/words.ts";
import { planExtract } from "../../../refactor/plan-extract.ts";
import { refuse } from "../../../refactor/plan/plan.ts";
import { readName } from "../../../refactor/things/parse-thing.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { changeOptions } from "../../refactor/options.ts";
import { perform } from "../../refactor/perform.ts";

export const extractCommand: NamedCommand = {
  usage: `Makes a fact of words that texts repeat: it is added under “constants”, and each text names it. Visitors read the same.

  npx lintel extract 14 trial.days                  the number, wherever a text says it
  npx lintel extract "14 days" trial.length         words
  npx lintel extract 14 trial.days --in /pricing    only on that page, or in that place: /pricing#plans

  --in PAGE         only what stands on a page or in a section
  --dry-run         show what would change, and change nothing
  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0: done; 1: the file would have errors; 2: called in a wrong way, such as words that no text says.
`,
  options: { ...changeOptions, in: { type: "string" } },
  async run([words, name, ...more], values) {
    if (words === undefined || name === undefined || more.length > 0)
      throw new UsageError(
        `extract wants words and the name of the fact: ${commandOf("extract", "14 days", "trial.length")}`,
      );
    const inside = values["in"];
    return perform(values, (site, index) => {
      const named = typeof inside === "string" ? nameThing(index, inside) : undefined;
      if (named?.kind === "refused") return named;
      const wanted = readName(name);
      if (wanted.kinds && !wanted.kinds.includes("constant")) return refuse(`${name} names something else than a fact`);
      return planExtract(site, words, wanted.name, named?.thing);
    });
  },
};
