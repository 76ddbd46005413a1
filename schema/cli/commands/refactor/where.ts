import { indexReferences } from "../../../refactor/reference-index.ts";
import { whereUsed } from "../../../refactor/where.ts";
import type { NamedCommand } from "../../command.ts";
import { UsageError } from "../../options.ts";
import { nameThing } from "../../refactor/name-thing.ts";
import { printRefusal } from "../../refactor/print-refusal.ts";
import { openSiteFile } from "../../refactor/open-site-file.ts";
import { fileOptions, namesHelp, readFileChoice } from "../../refactor/options.ts";
import { printProblems } from "../../refactor/print-problems.ts";
import { whereJson, whereText } from "../../refactor/where-text.ts";

export const whereCommand: NamedCommand = {
  usage: `Says who uses something, and what it uses, with the lines.

  npx lintel where /pricing               the links to a page and to the places on it
  npx lintel where /pricing#questions     the links to one place
  npx lintel where {trial.days}           the texts that a fact stands in
  npx lintel where badge:popular
  npx lintel where art/mark.svg --format json

${namesHelp}

  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

Ends with 0; 2 where nothing has the name, or several things have it.
`,
  options: fileOptions,
  async run([word, ...more], values) {
    const { file, format } = readFileChoice(values);
    if (word === undefined || more.length > 0) throw new UsageError("where wants the name of one thing");
    const opened = openSiteFile(file);
    if (opened.kind === "problems") return printProblems(opened.problems, opened.text, file, format);
    const index = indexReferences(opened.site);
    const named = nameThing(index, word);
    if (named.kind === "refused") return printRefusal(named.refusal, { file, format });
    const found = whereUsed(index, named.thing);
    process.stdout.write(format === "json" ? whereJson(found, file) : whereText(found, file));
    return 0;
  },
};
