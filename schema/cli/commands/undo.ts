import { existsSync } from "node:fs";
import { relative } from "node:path";
import { checkSite } from "../../check.ts";
import { describeChanges } from "../../diff/describe-changes.ts";
import { diffFormats } from "../../diff/format/formats.ts";
import { visible, visibleLines } from "../../report/visible.ts";
import { cachedExaminer } from "../check-site-file.ts";
import { usesColor } from "../colors.ts";
import type { NamedCommand } from "../command.ts";
import { publicFiles } from "../files.ts";
import { History, timeOf } from "../history/history.ts";
import { lastChange, takeBack, type LastChange, type Undoable } from "../history/undo.ts";
import { ObstacleError, onlyFile, UsageError } from "../options.ts";
import { publicFolderOf } from "../package/places.ts";
import { changeOptions, readFileChoice, type FileChoice } from "../refactor/options.ts";
import { renamedFiles } from "../public-folder/renamed-files.ts";
import { scanPublicFolder } from "../public-folder/scan.ts";
import { requireSiteFile } from "../site-file.ts";

export const undoCommand: NamedCommand = {
  usage: `Takes back the last change that Lintel wrote into a site file: a rename, a correction. Call it again for the one before.

  npx lintel undo
  npx lintel undo --dry-run    say what would change, and change nothing
  npx lintel undo --list       the changes that can be taken back
  npx lintel undo shop.yaml    in another site file, as --file does

  --file FILE       another site file than site.yaml
  --format FORMAT   text or json

The last fifty versions are in .lintel/history, beside the site file. What you changed by hand since is never overwritten.
Ends with 0: taken back; 1: there is nothing to take back, or the file was changed since; 2: called in a wrong way.
`,
  options: { ...changeOptions, list: { type: "boolean" } },
  async run(words, values) {
    const choice = readFileChoice({ ...values, file: values["file"] ?? onlyFile(words) });
    const { file } = choice;
    if (file === "-") throw new UsageError("What is piped in has no earlier versions; name a file");
    requireSiteFile(file, (path) => ["undo", path]);
    if (values["list"] === true) return list(choice);
    const last = lastChange(file);
    if (last.kind !== "found") return refuse(choice, last);
    return values["dry-run"] === true ? describe(choice, last.change) : undo(choice, last.change);
  },
};

/** Prints the text, or for programs the data. */
function print({ format, file }: FileChoice, text: string, data: object): void {
  process.stdout.write(
    format === "json" ? `${JSON.stringify({ file, ...data }, undefined, 2)}\n` : `${visibleLines(text)}\n`,
  );
}

function refuse(choice: FileChoice, last: Exclude<LastChange, { kind: "found" }>): number {
  const { file } = choice;
  if (last.kind === "nothing")
    print(choice, `There is nothing to take back in ${file}.`, { takenBack: false, reason: "nothing" });
  else
    print(
      choice,
      `${file} was changed since “${last.entry.what}”, so that is not taken back: your own changes would be lost.\nThe version before it is ${last.version}`,
      { takenBack: false, reason: "changed-since", what: last.entry.what, version: last.version },
    );
  return 1;
}

function undo(choice: FileChoice, change: Undoable): number {
  const { file } = choice;
  const { what } = change.entry;
  let kept: string | undefined;
  try {
    kept = takeBack(file, change);
  } catch {
    throw new ObstacleError(`${file} cannot be written, so nothing was taken back`);
  }
  if (kept === undefined)
    throw new ObstacleError(`${file} has changed meanwhile, so nothing was taken back; call it again`);
  print(choice, `Taken back in ${file}: ${what}\nWhat it had written is kept as ${kept}`, {
    takenBack: true,
    what,
    version: kept,
  });
  return 0;
}

/** Says in plain words what it would do. */
async function describe(choice: FileChoice, { entry: { what, moved }, now, before }: Undoable): Promise<number> {
  const { file } = choice;
  const examiner = cachedExaminer(file);
  const folder = publicFolderOf(file);
  const texts = [now, before].map((bytes) => bytes.toString("utf8"));
  const [text = "", wanted = ""] = texts;
  const present = scanPublicFolder(folder);
  const there = moved.filter(({ to }) => existsSync(to));
  const names = there.map(({ from, to }) => ({ name: relative(folder, from).replaceAll("\\", "/"), path: to }));
  const isGone = (path: string): boolean => names.some((one) => one.path === path);
  const kept = [...present.files].filter(([, path]) => !isGone(path));
  const files = new Map([...kept, ...names.map(({ name, path }) => [name, path] as const)]);
  await examiner.decode([...present.files, ...files], texts.join("\n"));
  const { problems } = checkSite(text, { files: publicFiles(present, examiner) });
  const description = describeChanges(text, wanted, {
    files: publicFiles({ ...present, files }, examiner),
    problemsBefore: problems,
    renamedFiles: renamedFiles(present.files, files),
  });
  const changes = diffFormats.text(description, { color: choice.format === "text" && usesColor(process.stdout) });
  if (choice.format === "json") print(choice, "", { takenBack: false, what, changes });
  else process.stdout.write(`${visible(`This would be taken back in ${file}: ${what}`)}\n\n${changes}`);
  return 0;
}

/** The changes of the file, the last one first. */
function list(choice: FileChoice): number {
  const entries = new History(choice.file).entries().toReversed();
  const changes = entries.map((entry) => ({ time: timeOf(entry), what: entry.what }));
  const lines = changes.map(
    ({ time, what }, index) => `  ${String(index + 1).padStart(2)}  ${localTime(time)}  ${what}`,
  );
  const text =
    lines.length === 0
      ? `There is nothing to take back in ${choice.file}.`
      : `Changes of ${choice.file}, the last one first:\n\n${lines.join("\n")}`;
  print(choice, text, { changes });
  return 0;
}

/** `2026-11-24 23:15`, as clocks show it here. */
function localTime(time: string): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
