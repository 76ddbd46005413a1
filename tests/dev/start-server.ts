import { spawn, type ChildProcess } from "node:child_process";
import { program } from "../cli/cli.ts";

/** A server that the command line runs. */
export interface RunningServer {
  /** Ends with a slash. */
  readonly address: string;
  /** What it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts `lintel` with these words on a free port, and waits until it answers. */
export async function startServer(words: readonly string[], file = program): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, [file, ...words, "--port", "0"], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  let output = "";
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((found, failed) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      const url = /Local:\s+(\S+)/.exec(output)?.[1];
      if (url !== undefined) found(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then(() => failed(new Error(output)));
  });
  return {
    address,
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
