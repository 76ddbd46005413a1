import { spawnSync } from "node:child_process";
import { basename, dirname, resolve } from "node:path";

/** What git has of a file at a revision, or why it has nothing: a sentence without its full stop. */
export type Shown =
  | { readonly kind: "file"; readonly bytes: Buffer; readonly revision: string }
  | { readonly kind: "none"; readonly why: "no-git" | "no-repository" | "no-commit" | "no-revision" | "no-file" };

/** The largest file that is read, in bytes. */
const maxBytes = 64 * 1024 * 1024;

/** The file as it is in a revision: a commit, a branch, a tag. */
export function showFile(file: string, revision: string): Shown {
  const cwd = dirname(resolve(file));
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["--literal-pathspecs", ...args], {
      cwd,
      maxBuffer: maxBytes,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const inside = git("rev-parse", "--is-inside-work-tree");
  if (inside.error) return { kind: "none", why: "no-git" };
  if (inside.status !== 0) return { kind: "none", why: "no-repository" };
  const commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
  if (commit.status !== 0) {
    const hasCommits = git("rev-parse", "--verify", "--quiet", "HEAD").status === 0;
    return { kind: "none", why: hasCommits ? "no-revision" : "no-commit" };
  }
  const hash = commit.stdout.toString().trim();
  const shown = git("show", `${hash}:./${basename(file)}`);
  if (shown.status !== 0) return { kind: "none", why: "no-file" };
  return { kind: "file", bytes: shown.stdout, revision: hash.slice(0, 7) };
}
