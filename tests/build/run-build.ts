import { stripVTControlCharacters } from "node:util";
import { buildCli, call } from "../cli/cli.ts";

export interface BuildResult {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** What `npm run build` does with these words after it. */
export function runBuild(words: readonly string[], env: Readonly<Record<string, string>> = {}): BuildResult {
  buildCli();
  const { code, out, err } = call(["build", ...words], { cwd: process.cwd(), env });
  return { code, out, said: stripVTControlCharacters(err) };
}
