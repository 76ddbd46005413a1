import { expect, test } from "vitest";
import { generatedText, trials } from "./trials.ts";

test("Random changes of generated sites say what was meant, to every reader, and can be taken back", () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    const made = generatedText(seed);
    if (made) for (const verdict of trials(made, 8)) faults.push(...verdict.faults);
  }
  expect(faults).toEqual([]);
});
