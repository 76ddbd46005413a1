/**
 * A thread that lets its parent wait for an answer of the process that answers calls: it passes calls and answers on, and wakes
 * the parent.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";

/** A call that takes so many milliseconds does not end. */
const longest = 100_000;

/** @type {{ port: import("node:worker_threads").MessagePort, signal: Int32Array, program: string, env: NodeJS.ProcessEnv }} */
const { port, signal, program, env } = workerData;

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let calls = 0;

/** @param {object} answer */
function pass(answer) {
  port.postMessage(answer);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

function startChild() {
  const started = fork(fileURLToPath(new URL("answer-calls.mjs", import.meta.url)), [program], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.on("exit", () => {
    if (child === started) child = undefined;
  });
  return started;
}

port.on("message", (call) => {
  const own = (child ??= startChild());
  calls += 1;
  /** @param {object} answer */
  const end = (answer) => {
    clearTimeout(limit);
    own.removeAllListeners("message");
    own.off("exit", died);
    pass(answer);
  };
  const died = () => end({ code: null, out: "", err: "The process that answers calls has ended" });
  const limit = setTimeout(() => own.kill("SIGKILL"), longest);
  own.once("message", end);
  own.once("exit", died);
  own.send({ ...call, id: calls });
});
