import { execFileSync, spawnSync } from "node:child_process";
import { beforeAll, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Line {
  readonly group: string;
  readonly name: string;
  readonly milliseconds?: number;
  readonly megabytes?: number;
  readonly faults: readonly string[];
}

let ended: { readonly status: number | null; readonly stderr: string };
let lines: readonly Line[] = [];

/** Checks all hostile files in a process of its own. */
beforeAll(() => {
  execFileSync(process.execPath, ["renderer/build/bundle.mjs", "hostile"], { stdio: "pipe" });
  // With room for what is new, the engine looks less often for what can go: it saves a sixth of the processor time.
  const words = ["--expose-gc", "--max-semi-space-size=64", "--max-old-space-size=512", "build/hostile/child.js"];
  const { stdout, ...rest } = spawnSync(process.execPath, words, { encoding: "utf8", maxBuffer: 64 * 1024 ** 2 });
  ended = rest;
  lines = stdout
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));
});

test("a process that checks them all ends normally, and nothing of them stays in its memory", () => {
  expect(ended).toMatchObject({ status: 0, stderr: "" });
  expect(lines.at(-1)).toMatchObject({ name: "growth" });
  expect(lines.at(-1)?.megabytes).toBeLessThan(25);
});

/** A hostile file may take so many times as long as a sound one of a megabyte, measured in the same process. */
const times = 3;

test.each(["nesting", "keys", "bytes", "longLines"])(
  "hostile files take at most three times as long as a valid one, and their reports are well-formed: %s",
  (wanted) => {
    const own = lines.filter(({ group }) => group === wanted);
    const measure = lines[0]?.milliseconds ?? 0;
    expect(own.length).toBeGreaterThanOrEqual(30);
    expect(own.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(own.filter(({ milliseconds = 0 }) => milliseconds > measure * times)).toEqual([]);
  },
);
