import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ask, confirm, InterruptedError } from "./ask.ts";

/** A terminal in which the lines are typed one after the other, each once something is asked. */
function typing(...keys: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const rest = [...keys];
  output.on("data", (data) => {
    if (!String(data).includes("?")) return;
    const next = rest.shift();
    if (next !== undefined) setImmediate(() => input.write(next));
  });
  return { input, output, terminal: true };
}

const question = { text: "What to begin with?", usual: "blank" };

test("takes what is written, and the usual answer where nothing is", async () => {
  expect(await ask(question, typing("shop\r"))).toBe("shop");
  expect(await ask(question, typing("\r"))).toBe("blank");
});

test("asks again until the answer can be used", async () => {
  const refuse = (answer: string): string | undefined => (answer === "shop" ? undefined : "Write shop.");
  expect(await ask({ ...question, refuse }, typing("shpo\r", "shop\r"))).toBe("shop");
});

test("asks again where an answer is neither yes nor no", async () => {
  expect(await confirm("Shall one be made?", typing("ja\r", "n\r"))).toBe(false);
  expect(await confirm("Shall one be made?", typing("ja\r", "Y\r"))).toBe(true);
});

test.each([
  ["Ctrl+C", "\u0003"],
  ["Ctrl+D", "\u0004"],
])("%s ends the question", async (_, key) => {
  await expect(ask(question, typing(key))).rejects.toBeInstanceOf(InterruptedError);
});
