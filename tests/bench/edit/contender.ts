import { spawn, type ChildProcess } from "node:child_process";

/** The kinds of edit: a word of the page shown, or a fact that many pages name. */
export type Kind = "word" | "fact";

/** An edit that can be saved, and the text that the page then shows. */
export interface Edit {
  /** Writes the changed file, as an editor does: emptied first, then filled. */
  readonly save: () => void;
  readonly shows: string;
}

/** A site in a folder of its own, with a program that serves it while it is edited. */
export interface Contender {
  readonly name: string;
  /** @throws when the program ends before it serves */
  start(port: number): Promise<Running>;
  /** @param round a number of three digits, another one for every edit */
  edit(kind: Kind, round: number): Edit | undefined;
}

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly url: string;
}

/** Starts a server and waits until it answers. */
export async function serve({ command, args, cwd, env, url }: Program): Promise<Running> {
  const child = spawn(command, args, { cwd, env: { ...process.env, NO_COLOR: "1", ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => stop(child) };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
