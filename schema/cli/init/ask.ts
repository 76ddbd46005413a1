import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** A question with the answer that counts where nothing is written. */
export interface Question {
  readonly text: string;
  readonly usual: string;
  /** Says what is wrong with an answer; nothing where it can be used. */
  readonly refuse?: (answer: string) => string | undefined;
}

/** The author has ended a question with Ctrl+C or Ctrl+D. */
export class InterruptedError extends Error {}

/** Where questions are asked. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly terminal?: boolean;
}

const standard = (): Terminal => ({ input: process.stdin, output: process.stdout });

/** Whether somebody can answer. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/**
 * Asks in the terminal until the answer can be used.
 * @throws InterruptedError where the author ends it
 */
export async function ask({ text, usual, refuse }: Question, on: Terminal = standard()): Promise<string> {
  const terminal = createInterface({ ...on });
  const closed = once(terminal, "close").then((): never => {
    throw new InterruptedError();
  });
  closed.catch(() => undefined);
  try {
    for (;;) {
      const question = terminal.question(`${text}${usual === "" ? "" : ` (${usual})`}: `);
      // It never ends, or ends with an error of its own, where the terminal is closed.
      question.catch(() => undefined);
      const answer = (await Promise.race([closed, question.catch(() => closed)])).trim() || usual;
      const reason = refuse?.(answer);
      if (reason === undefined) return answer;
      on.output.write(`${reason}\n`);
    }
  } finally {
    terminal.close();
  }
}

/** Whether the answer is yes, as it is where nothing is written. */
export async function confirm(text: string, on: Terminal = standard()): Promise<boolean> {
  const isAnswer = (answer: string): boolean => /^(?:y|yes|n|no)$/i.test(answer);
  const refuse = (answer: string): string | undefined => (isAnswer(answer) ? undefined : "Write yes or no.");
  return /^y/i.test(await ask({ text, usual: "yes", refuse }, on));
}
