import type { MessagePort } from "node:worker_threads";

/** The next message of another thread. */
export const onceMessage = <Message>(port: MessagePort): Promise<Message> =>
  new Promise((resolve) => {
    port.once("message", resolve);
  });
