import { basename, dirname, resolve } from "node:path";
import { gitIn } from "./run-git.ts";

/** What git has of a file at a revision, or why it has nothing: a sentence without its full stop. */
export type Shown =
  | {
      readonly kind: "file";
      readonly bytes: Buffer;
      /** The hash of the commit. */
      readonly commit: string;
    }
  | {
      readonly kind: "none";
      readonly why: "no-git" | "no-repository" | "no-commit" | "no-revision" | "not-fetched" | "no-file";
    };

/** The file as it is in a revision: a commit, a branch, a tag. */
export function showFile(file: string, revision: string): Shown {
  const git = gitIn(dirname(resolve(file)));
  const inside = git(["rev-parse", "--is-inside-work-tree"]);
  if (!inside.isInstalled) return { kind: "none", why: "no-git" };
  if (!inside.isDone) return { kind: "none", why: "no-repository" };
  const found = git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (!found.isDone) {
    if (!git(["rev-parse", "--verify", "--quiet", "HEAD"]).isDone) return { kind: "none", why: "no-commit" };
    const isShallow = git(["rev-parse", "--is-shallow-repository"]).out.toString().trim() === "true";
    return { kind: "none", why: isShallow ? "not-fetched" : "no-revision" };
  }
  const commit = found.out.toString().trim();
  const shown = git(["show", `${commit}:./${basename(file)}`]);
  return shown.isDone ? { kind: "file", bytes: shown.out, commit } : { kind: "none", why: "no-file" };
}
