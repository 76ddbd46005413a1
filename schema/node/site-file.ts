import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { decode, type Decoded } from "../decode.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";

const start = { line: 1, column: 1, offset: 0 };

/** Reads a site file (`-`: what is piped in). That it is not there, or cannot be read, is a problem like any other. */
export function readSiteFile(file: string): Decoded {
  if (file === "-") return decode(readFileSync(0), nameOf(file));
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return nothing(file, "file/not-found", `There is no file ${file}.`, likelyFile(file));
  if (stat.isDirectory())
    return nothing(file, "file/is-folder", `${file} is a folder, not a site file.`, join(file, "site.yaml"));
  return decode(readFileSync(file), file);
}

/** How reports call the file. */
export const nameOf = (file: string): string => (file === "-" ? "standard input" : file);

function nothing(file: string, code: string, message: string, instead: string | undefined): Decoded {
  const help =
    instead === undefined
      ? "Write the path of the site file, from this folder."
      : `Name the file in it:\nnpm run check -- ${instead}`;
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
