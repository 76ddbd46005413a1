import { diffFormatNames, diffFormats } from "../../diff/format/formats.ts";
import { usesColor } from "../colors.ts";
import type { NamedCommand } from "../command.ts";
import { describeBoth } from "../diff/describe-both.ts";
import { readBoth } from "../diff/read-both.ts";
import { reportToGitHub } from "../github/report-to-github.ts";
import { UsageError } from "../options.ts";
import { version } from "../package/version.ts";
import { documentAt } from "../package/document.ts";

export const diffCommand: NamedCommand = {
  usage: `Says in plain words what a change of the site file does to the site.

  npx lintel diff                        site.yaml beside the last commit
  npx lintel diff main                   beside a branch, a tag or a commit
  npx lintel diff old.yaml               beside another file
  npx lintel diff old.yaml new.yaml      two files
  npx lintel diff main --file shop.yaml  another site file
  npx lintel diff --format markdown      for a pull request

  --file FILE        the site file; site.yaml by default
  --format FORMAT    text (as here), markdown, json or html
  --github           also into the summary of a step and one comment of the pull request

Ends with 0, whatever has changed; 2: called in a wrong way.
${documentAt("diff.md")} tells how to read it.
`,
  options: { file: { type: "string" }, format: { type: "string" }, github: { type: "boolean" } },
  async run(words, values) {
    const format = diffFormatNames.find((name) => name === (values["format"] ?? "text"));
    if (!format)
      throw new UsageError(`There is no format “${String(values["format"])}”; there are ${diffFormatNames.join(", ")}`);
    const both = readBoth(words, values["file"] === undefined ? undefined : String(values["file"]));
    const { before, after, place } = both;
    const description = await describeBoth(both);
    const names = { before: before.name, after: after.name };
    const color = usesColor(process.stdout);
    const input = { names, version, color };
    process.stdout.write(diffFormats[format](description, input));
    if (values["github"] === true) {
      const { changes, consequences } = description;
      const report = {
        file: place,
        markdown: diffFormats.markdown(description, input),
        isNeeded: changes.length + consequences.length > 0,
      };
      const lines = await reportToGitHub(report, process.env);
      process.stdout.write(`\n${lines.join("\n")}\n`);
    }
    return 0;
  },
};
