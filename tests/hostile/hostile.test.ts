import { execFileSync, spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";

interface Line {
  readonly name: string;
  readonly milliseconds?: number;
  readonly megabytes?: number;
  readonly faults: readonly string[];
  readonly codes?: readonly string[];
}

beforeAll(() => {
  execFileSync(process.execPath, ["renderer/build/bundle.mjs", "hostile"], { stdio: "pipe" });
}, 60_000);

/** Runs a group of files in a process of its own, as often as told. */
function run(group: string, times: number): { lines: readonly Line[]; code: number | null; err: string } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--max-old-space-size=512", "build/hostile/child.js", group, String(times)],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));
  return { lines, code: status, err: stderr };
}

/** A hostile file may take so many times as long as a sound one of a megabyte, measured in the same process. */
const times = 3;

test.each(["nesting", "keys", "bytes", "longLines"])(
  "hostile files take at most three times as long as a valid one, and their reports are well-formed: %s",
  { timeout: 300_000 },
  (group) => {
    const { lines, code, err } = run(group, 1);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(30);
    const measure = lines[0]?.milliseconds ?? 0;
    expect(lines.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(lines.filter(({ milliseconds = 0 }) => milliseconds > measure * times)).toEqual([]);
  },
);

test("memory does not grow: a process that checks them twenty times ends normally", { timeout: 300_000 }, () => {
  const { lines, code } = run("some", 20);
  expect(code).toBe(0);
  expect(lines.at(-1)?.name).toBe("memory");
});
