import { parentPort, workerData } from "node:worker_threads";
import type { Output, WorkerInput, WorkerMessage } from "./messages.ts";
import { onceMessage } from "./once-message.ts";

const input: WorkerInput = workerData;
const port = parentPort;
if (!port) throw new Error("This file is run as a worker");
const send = (message: WorkerMessage): void => port.postMessage(message);

const { task } = input;
const context = { ...input, output: onceMessage<Output>(port), send };

/** Loads the code that the task needs, and runs it. */
async function run(): Promise<readonly string[]> {
  if (task.kind === "check") return (await import("./check-task.ts")).checkAndHelp({ ...context, task });
  const { checkAndBuild, buildUnchecked } = await import("./build-task.ts");
  return task.kind === "build" ? buildUnchecked({ ...context, task }) : checkAndBuild({ ...context, task });
}

send({ kind: "done", written: await run() });
port.close();
