import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FileCache } from "./file-cache.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lintel-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("what was made once is read the next time", async () => {
  const cache = new FileCache(join(folder, "cache"));
  let made = 0;
  const make = async (): Promise<Buffer> => Buffer.from(`made ${++made}`);
  await cache.get(["a", "b"], make);
  expect(String(await cache.get(["a", "b"], make))).toBe("made 1");
  expect(String(await cache.get(["ab"], make))).toBe("made 2");
});

test("what the engine itself decides is made again by another state of it, and by one that is not known", async () => {
  let made = 0;
  const make = async (): Promise<Buffer> => Buffer.from(`made ${++made}`);
  const madeBy = async (engine?: string): Promise<string> =>
    String(await new FileCache(join(folder, "engines"), engine).getOfEngine(["a"], make));
  expect([await madeBy("one"), await madeBy("one"), await madeBy("two"), await madeBy("one")]).toEqual([
    "made 1",
    "made 1",
    "made 2",
    "made 1",
  ]);
  expect([await madeBy(), await madeBy()]).toEqual(["made 3", "made 4"]);
});
