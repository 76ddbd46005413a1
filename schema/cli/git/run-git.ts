import { spawnSync } from "node:child_process";

/** The most that is read of what git says, in bytes. */
const maxBytes = 64 * 1024 * 1024;

/** What git said. */
interface Answer {
  readonly isDone: boolean;
  readonly out: Buffer;
  readonly isInstalled: boolean;
}

interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Calls git in a folder. It writes nothing into the repository unless it is told to, not even into the index. */
export function gitIn(cwd: string): (args: readonly string[], surroundings?: Surroundings) => Answer {
  return (args, { input, env = {} } = {}) => {
    const { status, stdout, error } = spawnSync("git", ["--literal-pathspecs", "--no-optional-locks", ...args], {
      cwd,
      maxBuffer: maxBytes,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "ignore"],
      env: { ...process.env, ...env },
      ...(input !== undefined && { input }),
    });
    return { isDone: status === 0, out: stdout ?? Buffer.alloc(0), isInstalled: !error };
  };
}
