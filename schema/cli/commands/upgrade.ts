import { describeChanges } from "../../diff/describe-changes.ts";
import { diffFormats } from "../../diff/format/formats.ts";
import { usesColor } from "../colors.ts";
import type { NamedCommand } from "../command.ts";
import { publicFiles } from "../files.ts";
import { writeChange } from "../history/write-change.ts";
import { onlyFile } from "../options.ts";
import { publicFolderOf } from "../package/places.ts";
import { namesNoFile, readSiteFile } from "../site-file.ts";
import { upgradeText } from "../upgrade/upgrade-text.ts";

export const upgrade: NamedCommand = {
  usage: `Brings a site file to the version of the language that this program knows, and says what it changed.

  npx lintel upgrade
  npx lintel upgrade other.yaml --dry-run

  npx lintel upgrade [FILE] [options]

  FILE         the site file; site.yaml by default
  --dry-run    say what would change, and write nothing

Comments, order and everything else stay as they are. Ends with 0: the file is up to date; 1: it cannot be read.
`,
  options: { "dry-run": { type: "boolean" } },
  run(words, values) {
    const file = onlyFile(words) ?? "site.yaml";
    const { text, problem } = readSiteFile(file, (path) => ["upgrade", path]);
    if (problem) {
      process.stdout.write(`${problem.message}${problem.help === undefined ? "" : ` ${problem.help}`}\n`);
      return namesNoFile(problem) ? 2 : 1;
    }
    const upgraded = upgradeText(text);
    if ("refused" in upgraded) {
      process.stdout.write(`${upgraded.refused}\n`);
      return 1;
    }
    const { steps } = upgraded;
    if (steps.length === 0) {
      process.stdout.write(`${file} is up to date.\n`);
      return 0;
    }
    process.stdout.write(steps.map((step) => `${step}\n`).join(""));
    const description = describeChanges(text, upgraded.text, { files: publicFiles(publicFolderOf(file)) });
    process.stdout.write(`\n${diffFormats.text(description, { color: usesColor(process.stdout) })}`);
    if (values["dry-run"] === true) return 0;
    writeChange({ file, before: text, after: upgraded.text, what: "upgrade" });
    return 0;
  },
};
