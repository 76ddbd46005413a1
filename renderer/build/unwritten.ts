/** What the system means by the code that it answers with, and what helps. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make room, and build again",
  EDQUOT: "no more may be stored for you on this disk. Make room, and build again",
  EROFS: "this disk can only be read. Name another folder",
  EACCES: "you have no permission to write there. Give it to yourself, or name another folder",
  EPERM: "you have no permission to write there. Give it to yourself, or name another folder",
  ENOTDIR: "a file stands where a folder is needed. Delete it, or name another folder",
  ENAMETOOLONG: "a name is longer than this disk allows. Write a shorter path for the page, or name another folder",
  EMFILE: "too many files are open. Close other programs, and build again",
};

/**
 * A sentence about what kept a site from being written; nothing where an error is no answer of the system.
 * @param folder where the site was to be written
 */
export function whyUnwritten(error: unknown, folder: string): string | undefined {
  if (!(error instanceof Error && "syscall" in error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  return `The site was not written to its end in ${folder}: ${reasons[code] ?? error.message}.`;
}
