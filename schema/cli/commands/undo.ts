import { describeChanges } from "../../diff/describe-changes.ts";
import { diffFormats } from "../../diff/format/formats.ts";
import { cachedExaminer } from "../check-site-file.ts";
import type { NamedCommand } from "../command.ts";
import { publicFiles } from "../files.ts";
import { History, type Entry } from "../history/history.ts";
import { lastChange, takeBack, type LastChange, type Undoable } from "../history/undo.ts";
import { onlyFile, UsageError } from "../options.ts";
import { publicFolderOf } from "../package/places.ts";
import { readSiteFile } from "../site-file.ts";

export const undoCommand: NamedCommand = {
  usage: `Takes back the last change that Lintel wrote into a site file: a rename, a correction. Call it again for the one before.

  lintel undo
  lintel undo shop.yaml    another site file than site.yaml
  lintel undo --dry-run    say what would change, and change nothing
  lintel undo --list       the changes that can be taken back

The last fifty versions are in .lintel/history, beside the site file. What you changed by hand since is never overwritten.
Ends with 0: taken back; 1: there is nothing to take back, or the file was changed since; 2: called in a wrong way.
`,
  options: { "dry-run": { type: "boolean" }, list: { type: "boolean" } },
  async run(words, values) {
    const file = onlyFile(words) ?? "site.yaml";
    const { problem } = readSiteFile(file);
    if (file === "-") throw new UsageError("What is piped in has no earlier versions; name a file");
    if (problem?.code === "file/not-found" || problem?.code === "file/is-folder")
      throw new UsageError(problem.message.replace(/\.$/, ""));
    if (values["list"] === true) return list(file);
    const last = lastChange(file);
    if (last.kind !== "found") return print(reasonOf(file, last), 1);
    if (values["dry-run"] === true) return describe(file, last.change);
    return undo(file, last.change);
  },
};

const print = (text: string, code: number): number => {
  process.stdout.write(text);
  return code;
};

function reasonOf(file: string, last: Exclude<LastChange, { kind: "found" }>): string {
  if (last.kind === "nothing") return `There is nothing to take back in ${file}.\n`;
  return `${file} was changed since “${last.entry.what}”, so that is not taken back: your own changes would be lost.\nThe version before it is ${last.version}\n`;
}

function undo(file: string, change: Undoable): number {
  let kept: string | undefined;
  try {
    kept = takeBack(file, change);
  } catch {
    throw new UsageError(`${file} cannot be written, so nothing was taken back`);
  }
  if (kept === undefined) return print(`${file} has changed meanwhile, so nothing was taken back.\n`, 1);
  return print(`Taken back in ${file}: ${change.entry.what}\nWhat it had written is kept as ${kept}\n`, 0);
}

/** Says in plain words what it would do. */
async function describe(file: string, { entry, now, before }: Undoable): Promise<number> {
  const examiner = cachedExaminer(file);
  const folder = publicFolderOf(file);
  const texts = [now, before].map((bytes) => bytes.toString("utf8"));
  await examiner.decode(folder, texts.join("\n"));
  const [text = "", wanted = ""] = texts;
  const description = describeChanges(text, wanted, { files: publicFiles(folder, examiner) });
  const color = process.stdout.isTTY && !process.env["NO_COLOR"];
  return print(`This would be taken back in ${file}: ${entry.what}\n\n${diffFormats.text(description, { color })}`, 0);
}

/** The changes of the file, the last one first. */
function list(file: string): number {
  const entries = new History(file).entries().toReversed();
  if (entries.length === 0) return print(`There is nothing to take back in ${file}.\n`, 0);
  const lines = entries.map((entry, index) => `  ${String(index + 1).padStart(2)}  ${timeOf(entry)}  ${entry.what}`);
  return print(`Changes of ${file}, the last one first:\n\n${lines.join("\n")}\n`, 0);
}

/** `2026-11-24 23:15`, in the time of the machine. */
function timeOf({ id }: Entry): string {
  const [day = "", time = ""] = id.split("T");
  const date = new Date(`${day}T${time.slice(0, 8).replaceAll("-", ":")}Z`);
  if (Number.isNaN(date.getTime())) return id.slice(0, 16);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
