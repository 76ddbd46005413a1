import { spawnSync } from "node:child_process";

/** Calls git, without anything from this machine's configuration. */
export function git(cwd: string, ...args: readonly string[]): string {
  const identity = ["-c", "user.name=Anna", "-c", "user.email=anna@bakery.example", "-c", "commit.gpgsign=false"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Makes a folder a repository, with all that is in it in the first commit. */
export function commitAll(cwd: string): string {
  git(cwd, "init", "--quiet", "--initial-branch=main");
  git(cwd, "add", ".");
  git(cwd, "commit", "--quiet", "--message=First");
  return cwd;
}
