import { relative } from "node:path";

/** What the system means by the code with which it refuses to write, and what helps. */
export const refusals: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make room, and try again",
  EDQUOT: "no more may be stored for you on this disk. Make room, and try again",
  EROFS: "this disk can only be read. Name another folder",
  EACCES: "you have no permission to write there. Give it to yourself, or name another folder",
  EPERM: "you have no permission to write there. Give it to yourself, or name another folder",
  ENOTDIR: "a file stands where a folder is needed. Delete it, or name another folder",
  ENAMETOOLONG: "a name is longer than this disk allows. Write a shorter one, or name another folder",
  EMFILE: "too many files are open. Close other programs, and try again",
};

/** A sentence about a file or a folder that the system refuses to write; nothing where an error is of another kind. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error && "syscall" in error && "code" in error && "path" in error)) return undefined;
  // A folder that is made with all above it is only refused so where a file has its name.
  const isInTheWay = error.code === "EEXIST" && error.syscall === "mkdir";
  const why = refusals[isInTheWay ? "ENOTDIR" : String(error.code)];
  return why && `${relative(process.cwd(), String(error.path)) || "This folder"} cannot be written: ${why}.`;
}
