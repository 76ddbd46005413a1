import type { MessagePort } from "node:worker_threads";

/** The next message of another thread. */
export const heard = <Message>(partner: MessagePort): Promise<Message> =>
  new Promise((found) => {
    partner.once("message", found);
  });
