import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

export interface BuildResult {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** What `npm run build` does with these words after it. */
export function runBuild(words: readonly string[], env: NodeJS.ProcessEnv = {}): BuildResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["renderer/build/lintel.mjs", "build", ...words], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, said: stripVTControlCharacters(stderr) };
}
