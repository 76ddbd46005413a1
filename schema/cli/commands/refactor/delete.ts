import { planGone } from "../../../refactor/by-hand/plan-gone.ts";
import { planDelete } from "../../../refactor/plan-delete.ts";
import { findNamed } from "../../../refactor/things/parse-thing.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { changeOptions, namesHelp } from "../../refactor/options.ts";
import { perform } from "../../refactor/perform.ts";

export const deleteCommand: NamedCommand = {
  usage: `Deletes something. What is used asks for a choice first, and says who uses it.

  npx lintel delete /careers --redirect /contact    links and the old address lead there
  npx lintel delete /products/sales --unlink        links become words; buttons and menu entries go
  npx lintel delete /events --planned               the address stays, announced
  npx lintel delete /events --hide                  it stays in the file and off the site
  npx lintel delete /pricing#questions --hide       a section, by its anchor, its number or its type
  npx lintel delete {trial.days} --unlink           the value is written in its place
  npx lintel delete art/old.svg --redirect art/new.svg
  npx lintel delete /old --unlink                   /old was deleted by hand, and links still lead there

${namesHelp}

  --dry-run         show what would change, and change nothing
  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0: done; 1: used, or the file would have errors; 2: called in a wrong way.
`,
  options: {
    ...changeOptions,
    redirect: { type: "string" },
    unlink: { type: "boolean" },
    planned: { type: "boolean" },
    hide: { type: "boolean" },
  },
  async run([word, ...more], values) {
    if (word === undefined) throw new UsageError("delete wants the name of one thing");
    const { redirect, unlink, planned, hide } = values;
    const choice = {
      ...(typeof redirect === "string" && { redirect }),
      unlink: unlink === true,
      planned: planned === true,
      hide: hide === true,
    };
    return perform(values, (site, index) => {
      const words = [word, ...more];
      const isGone = words.every((one) => one.startsWith("/") && findNamed(index, one).things.length === 0);
      const gone = isGone ? planGone(site, words, choice) : undefined;
      if (gone) return gone;
      if (more.length > 0) throw new UsageError("delete wants the name of one thing");
      const named = nameThing(index, word);
      return named.kind === "refused" ? named : planDelete(site, named.thing, choice);
    });
  },
};
