import { commandOf } from "../language/words.ts";
import type { Code } from "../problems/kinds.ts";
import { existsSync, readdirSync, readFileSync, statSync, type Stats } from "node:fs";
import { basename, dirname, join } from "node:path";
import { decode, type Decoded } from "../reader/decode.ts";
import { nearest } from "../reader/nearest.ts";
import type { Problem } from "../problem.ts";
import { ObstacleError } from "./options.ts";

const start = { line: 1, column: 1, offset: 0 };

/** Larger files are not even read, in bytes: the limit of the check is far below. */
const maxBytes = 64 * 1024 * 1024;

/** The words of a call with another path in it. */
type CallWith = (path: string) => readonly string[];

const check: CallWith = (path) => ["check", path];

/**
 * Says what to write instead of a path that names no file.
 * @param again the same call with another path in it
 * @throws ObstacleError
 */
export function requireSiteFile(file: string, again: CallWith): void {
  const { problem } = file === "-" ? {} : readSiteFile(file, again);
  if (problem && namesNoFile(problem)) throw new ObstacleError(`${problem.message} ${problem.help ?? ""}`.trim());
}

/**
 * Reads a site file (`-`: what is piped in). That it is not there, or cannot be read, is a problem like any other.
 * @param again the call that is proposed where another path is meant
 */
export function readSiteFile(file: string, again: CallWith = check): Decoded {
  try {
    return file === "-" ? decode(readFileSync(0), nameOf(file)) : readFile(file, again);
  } catch {
    // Away since it was seen, not ours to read, or a name that no file can have.
    const name = nameOf(file);
    return nothing(
      name,
      "file/not-found",
      `${brief(name)} cannot be read.`,
      "Look whether it is there and open to you.",
    );
  }
}

function readFile(file: string, again: CallWith): Decoded {
  const stat = statOf(file);
  if (!stat) {
    const near = likelyFile(file);
    return nothing(
      file,
      "file/not-found",
      `There is no file ${brief(file)}.`,
      near === undefined ? (basename(file) === "site.yaml" ? beginning(file, again) : where) : meant(near, again),
    );
  }
  if (stat.isDirectory())
    return nothing(
      file,
      "file/is-folder",
      `${brief(file)} is a folder, not a site file.`,
      insteadOfFolder(file, again),
    );
  // Reading from a pipe that nobody writes into would never end.
  if (!stat.isFile())
    return nothing(
      file,
      "file/not-found",
      `${brief(file)} is not a file.`,
      "To check what is piped in, write - in its place.",
    );
  if (stat.size > maxBytes)
    return nothing(file, "file/too-big", `${brief(file)} is too large for a site file.`, "Name another file.");
  return decode(readFileSync(file), file);
}

/** Nothing where there is no such file. A path that leads through a file throws, in every version of Node. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function insteadOfFolder(folder: string, again: CallWith): string {
  const inside = join(folder, "site.yaml");
  if (statOf(inside)?.isFile() === true) return named(inside, again);
  return basename(folder) === "site.yaml"
    ? `Give the folder another name. “${commandOf("init")}” then makes a site.`
    : `It has no site.yaml. ${where}`;
}

/** What is said where there is no site file of the usual name. */
function beginning(file: string, again: CallWith): string {
  const above = file === "site.yaml" ? siteAbove() : undefined;
  return above === undefined ? begin : `The site around this folder is ${above}:\n${commandOf(...again(above))}`;
}

/** The path of the site file in the nearest folder above the working folder. */
export function siteAbove(): string | undefined {
  for (let path = "..", at = process.cwd(); dirname(at) !== at; path = join("..", path), at = dirname(at))
    if (existsSync(join(path, "site.yaml"))) return join(path, "site.yaml");
  return undefined;
}

const begin = `“${commandOf("init")}” makes a site. Or write the path of the site file, from this folder.`;
const where = "Write the path of the site file, from this folder.";
const named = (file: string, again: CallWith): string => `Name the file in it:\n${commandOf(...again(file))}`;
const meant = (file: string, again: CallWith): string => `Did you mean this file?\n${commandOf(...again(file))}`;
const brief = (file: string): string => (file.length > 50 ? `…${file.slice(-49)}` : file);

/** Whether a problem is that a path names no file. */
export const namesNoFile = ({ code }: Problem): boolean => code === "file/not-found" || code === "file/is-folder";

/** How reports call the file. */
export const nameOf = (file: string): string => (file === "-" ? "standard input" : file);

function nothing(file: string, code: Code, message: string, help: string): Decoded {
  const problem: Problem = { code, severity: "error", message, help, file, range: { start, end: start } };
  return { text: "", problem };
}

/** A file in the same folder with nearly the same name. */
function likelyFile(file: string): string | undefined {
  try {
    const near = nearest(basename(file), readdirSync(dirname(file)));
    return near === undefined ? undefined : join(dirname(file), near);
  } catch {
    return undefined;
  }
}
