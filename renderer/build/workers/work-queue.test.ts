import { expect, test } from "vitest";
import { sharedTurns, turns } from "./work-queue.ts";

test("two that take turns take everything once, and each only what the other leaves", () => {
  const shared = sharedTurns();
  const [one, other] = [turns(shared, "pages", 100), turns(shared, "pages", 100)];
  const taken = Array.from({ length: 8 }, (_, turn) => (turn % 2 === 0 ? one : other).next().value ?? []);
  expect(taken.flat()).toEqual(Array.from({ length: 100 }, (_, place) => place));
});

test("what is taken of one work is there in another", () => {
  const shared = sharedTurns();
  expect([...turns(shared, "pages", 3)]).toEqual([[0, 1, 2]]);
  expect([...turns(shared, "pictures", 3)]).toEqual([[0, 1, 2]]);
  expect([...turns(shared, "pages", 3)]).toEqual([]);
});
