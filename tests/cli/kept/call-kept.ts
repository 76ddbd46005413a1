import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** What a call of the command line wrote, and how it ended. */
export interface Called {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Call {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Starts a process that loads the command line once, and calls it there. It ends with this one.
 * A process of its own takes a quarter of a second of the processor to start, and then runs code that is not optimized yet.
 * @param env the environment in which the process starts: Node reads the locale but once
 */
export function startKept(program: string, env: NodeJS.ProcessEnv): (call: Call) => Called {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const relay = new Worker(new URL("relay.mjs", import.meta.url), {
    workerData: { port: port2, signal, program, env: { ...env } },
    transferList: [port2],
  });
  relay.unref();
  port1.unref();
  return (call) => {
    Atomics.store(signal, 0, 0);
    port1.postMessage(call);
    Atomics.wait(signal, 0, 0);
    const received: { readonly message: Called } | undefined = receiveMessageOnPort(port1);
    if (!received) throw new Error("There is no answer to a call");
    const { code, out, err } = received.message;
    return { code, out, err };
  };
}
