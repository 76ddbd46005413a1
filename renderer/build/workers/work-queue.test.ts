import { expect, test } from "vitest";
import { createCounters, takeBatches } from "./work-queue.ts";

test("two threads take every number once", () => {
  const counters = createCounters();
  const [one, other] = [takeBatches(counters, "pages", 100), takeBatches(counters, "pages", 100)];
  const taken = Array.from({ length: 8 }, (_, batch) => (batch % 2 === 0 ? one : other).next().value ?? []);
  expect(taken.flat()).toEqual(Array.from({ length: 100 }, (_, number) => number));
});

test("each kind of work is counted by itself", () => {
  const counters = createCounters();
  expect([...takeBatches(counters, "pages", 3)]).toEqual([[0, 1, 2]]);
  expect([...takeBatches(counters, "pictures", 3)]).toEqual([[0, 1, 2]]);
  expect([...takeBatches(counters, "pages", 3)]).toEqual([]);
});
