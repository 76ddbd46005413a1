import { createInterface } from "node:readline/promises";

/** A question with the answer that counts where nothing is written. */
export interface Question {
  readonly text: string;
  readonly usual: string;
  /** Says what is wrong with an answer; nothing where it can be used. */
  readonly refuse?: (answer: string) => string | undefined;
}

/** Whether somebody can answer. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks in the terminal until the answer can be used. */
export async function ask({ text, usual, refuse }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (await terminal.question(`${text}${usual === "" ? "" : ` (${usual})`}: `)).trim() || usual;
      const reason = refuse?.(answer);
      if (reason === undefined) return answer;
      process.stdout.write(`${reason}\n`);
    }
  } finally {
    terminal.close();
  }
}

/** Whether the answer is yes, as it is where nothing is written. */
export const confirm = async (text: string): Promise<boolean> => /^y/i.test(await ask({ text, usual: "yes" }));
