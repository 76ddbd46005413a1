import { parentPort, workerData } from "node:worker_threads";
import type { Assignment, Bundled, Report } from "./messages.ts";

const assignment: Assignment = workerData;
const port = parentPort;
if (!port) throw new Error("This file is run as a worker");
const report = (message: Report): void => port.postMessage(message);
const bundled = new Promise<Bundled>((heard) => {
  port.once("message", heard);
});

const { task } = assignment;
const common = { ...assignment, bundled, report };

/** Loads what the task needs, and does it. */
async function work(): Promise<readonly string[]> {
  if (task.kind === "check") return (await import("./check.ts")).checkAndHelp({ ...common, task });
  const { checkAndMake, makeUnchecked } = await import("./make.ts");
  return task.kind === "make" ? makeUnchecked({ ...common, task }) : checkAndMake({ ...common, task });
}

report({ kind: "done", written: await work() });
port.close();
