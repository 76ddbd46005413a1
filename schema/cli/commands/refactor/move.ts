import { planMove } from "../../../refactor/plan-move.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { changeOptions, namesHelp } from "../../refactor/options.ts";
import { perform } from "../../refactor/perform.ts";

export const moveCommand: NamedCommand = {
  usage: `Moves a section to another page, an entry to another menu, or anything to another place among its neighbors.

  npx lintel move /products/analytics /solutions        links follow, and the old address leads there
  npx lintel move /products/analytics /solutions --at 2
  npx lintel move /pricing#faq --before /pricing#plans  on its own page
  npx lintel move /pricing --after /                    a page in the order of the pages
  npx lintel move programs.expert --at 1                an entry
  npx lintel move /pricing#2 /solutions                 a section without an anchor, by its number or its type
  npx lintel move item:Sales menu:Platform              an entry of a menu to another group
  npx lintel move menu:Developers menu:Solutions        a group to another panel

${namesHelp}

  --before NAME     --after NAME     --at NUMBER     where it goes; a section: at the end by default
  --dry-run         show what would change, and change nothing
  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0: done; 1: the file would have errors; 2: called in a wrong way, such as a name that is taken.
`,
  options: { ...changeOptions, before: { type: "string" }, after: { type: "string" }, at: { type: "string" } },
  async run([word, page, ...more], values) {
    if (word === undefined || more.length > 0)
      throw new UsageError(
        "move wants the name of one thing, and for a section the page, for an entry of a menu the group",
      );
    const { before, after, at } = values;
    const given = [before, after, at].filter((one) => one !== undefined);
    if (given.length > 1) throw new UsageError("One of --before, --after and --at at a time");
    if (at !== undefined && !/^[1-9]\d*$/.test(String(at)))
      throw new UsageError(`--at wants a number from 1 on, not “${String(at)}”`);
    const position = {
      ...(typeof before === "string" && { before }),
      ...(typeof after === "string" && { after }),
      ...(at !== undefined && { at: Number(at) }),
    };
    return perform(values, (site, index) => {
      const named = nameThing(index, word);
      if (named.kind === "refused") return named;
      const isEntry = named.thing.kind === "menu" || named.thing.kind === "item";
      const home = isEntry ? (page?.startsWith("menu:") ? page : `menu:${page}`) : `page:${page}`;
      const target = page === undefined ? undefined : nameThing(index, home);
      if (target?.kind === "refused") return target;
      return planMove(site, named.thing, target?.thing, position);
    });
  },
};
