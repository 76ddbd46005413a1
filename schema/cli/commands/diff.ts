import { statSync } from "node:fs";
import { describeChanges } from "../../diff/describe-changes.ts";
import { diffFormatNames, diffFormats } from "../../diff/format/formats.ts";
import { decode } from "../../reader/decode.ts";
import { cachedExaminer } from "../check-site-file.ts";
import { usesColor } from "../colors.ts";
import type { NamedCommand } from "../command.ts";
import { publicFiles } from "../files.ts";
import { reportToGitHub } from "../github/report-to-github.ts";
import { showFile, type Shown } from "../git/show-file.ts";
import { ObstacleError, UsageError } from "../options.ts";
import { namesNoFile, readSiteFile } from "../site-file.ts";
import { publicFolderOf } from "../package/places.ts";
import { version } from "../package/version.ts";
import { documentAt } from "../package/document.ts";

export const diffCommand: NamedCommand = {
  usage: `Says in plain words what a change of the site file does to the site.

  lintel diff                        site.yaml beside the last commit
  lintel diff main                   beside a branch, a tag or a commit
  lintel diff old.yaml               beside another file
  lintel diff old.yaml new.yaml      two files
  lintel diff main --file shop.yaml  another site file
  lintel diff --format markdown      for a pull request

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
    const { before, after, place } = readBoth(words, values["file"] === undefined ? undefined : String(values["file"]));
    const examiner = cachedExaminer(place);
    const folder = publicFolderOf(place);
    await examiner.decode(folder, after.text);
    await examiner.decode(folder, before.text);
    const description = describeChanges(before.text, after.text, { files: publicFiles(folder, examiner) });
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

/** A text to compare, and what it is called. */
interface Named {
  readonly text: string;
  readonly name: string;
}

interface Both {
  readonly before: Named;
  readonly after: Named;
  /** The site file, whose folder has the pictures. */
  readonly place: string;
}

function readBoth(words: readonly string[], named: string | undefined): Both {
  const [first = "HEAD", second, ...more] = words;
  if (more.length > 0 || (second !== undefined && named !== undefined))
    throw new UsageError("diff compares two files, no more");
  if (second !== undefined) return { before: readNamed(first), after: readNamed(second), place: second };
  const file = named ?? "site.yaml";
  const after = readNamed(file);
  if (words.length > 0 && (first === "-" || isFile(first))) return { before: readNamed(first), after, place: file };
  const shown = showFile(file, first);
  if (shown.kind === "none") throw new ObstacleError(reasonOf(shown.why, file, words.length > 0 ? first : undefined));
  const where = words.length === 0 ? `the last commit (${shown.revision})` : `${first} (${shown.revision})`;
  const { text, problem } = decode(shown.bytes, file);
  return { before: { text: problem ? "" : text, name: where }, after, place: file };
}

/** A folder may have the name of a branch. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;

function readNamed(file: string): Named {
  const { text, problem } = readSiteFile(file);
  if (problem && namesNoFile(problem)) throw new ObstacleError(problem.message.replace(/\.$/, ""));
  return { text, name: file };
}

type Why = Extract<Shown, { kind: "none" }>["why"];

/** Why there is nothing to compare with, and what to write instead. */
function reasonOf(why: Why, file: string, revision: string | undefined): string {
  const instead = `name the file to compare with: lintel diff old.yaml ${file}`;
  switch (why) {
    case "no-git":
      return `git is not installed, so there is no earlier ${file}; ${instead}`;
    case "no-repository":
      return revision === undefined
        ? `${file} is in no git repository, so there is no earlier one; ${instead}`
        : `There is no file “${revision}”, and ${file} is in no git repository; ${instead}`;
    case "no-commit":
      return `The git repository has no commit yet, so there is no earlier ${file}; ${instead}`;
    case "no-revision":
      return `There is no file, branch, tag or commit “${revision ?? "HEAD"}”`;
    case "no-file":
      return `${file} is new: ${revision ?? "the last commit"} does not have it, so there is nothing to compare with`;
  }
}
