import { parentPort, workerData } from "node:worker_threads";
import type { Assignment, Bundled, Report } from "./orders.ts";
import { makeSite } from "./first.ts";
import { helpMaking } from "./second.ts";

const assignment: Assignment = workerData;
const port = parentPort;
if (!port) throw new Error("This file is run as a worker");
const report = (message: Report): void => port.postMessage(message);
const bundled = new Promise<Bundled>((heard) => {
  port.once("message", heard);
});

report({ kind: "started" });
const { task } = assignment;
const written = await (task.kind === "first"
  ? makeSite({ ...assignment, task, bundled, report })
  : helpMaking({ ...assignment, share: task.share, bundled }));
report({ kind: "done", written });
port.close();
