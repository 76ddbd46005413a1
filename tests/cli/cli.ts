import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBundled } from "../../renderer/build/ensure-bundled.mjs";
import { startKept, type Called } from "./kept/call-kept.ts";

export type { Called };

/** The command line. */
export const program = join(process.cwd(), "build/lintel.js");

/** Bundles the command line if its sources have changed. */
export const buildCli = (): void => void ensureBundled(process.cwd());

interface Place {
  readonly cwd: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Calls the command line in a process of its own, and waits for its end. */
export function callAlone(args: readonly string[], { cwd, input = "", env = {} }: Place): Called {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    input,
    encoding: "utf8",
    timeout: 100_000,
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

let kept: ReturnType<typeof startKept> | undefined;

/** Calls the command line and waits for the end of the call: in a process that answers others too, unless something is piped in. */
export function call(args: readonly string[], place: Place): Called {
  const { cwd, input = "", env = {} } = place;
  if (input !== "") return callAlone(args, place);
  kept ??= startKept(program, process.env);
  return kept({ args, cwd, env: { ...process.env, ...env } });
}

/** Starts the command line; it runs until it is killed. */
export const start = (args: readonly string[], cwd: string): ChildProcess =>
  spawn(process.execPath, [program, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });

/** A new folder with a site file in it. */
export function folderWith(text: string | Buffer): string {
  const path = mkdtempSync(join(tmpdir(), "lintel-"));
  writeFileSync(join(path, "site.yaml"), text);
  return path;
}
