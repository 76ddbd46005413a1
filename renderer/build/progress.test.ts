import { afterEach, expect, test, vi } from "vitest";
import { Progress } from "./progress.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What is written while three steps are done, each so many milliseconds after the one before. */
function written(milliseconds: number, isTerminal: boolean, ci: string): string {
  let said = "";
  let now = 0;
  vi.stubEnv("CI", ci);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const before = process.stderr.isTTY;
  process.stderr.isTTY = isTerminal;
  const progress = new Progress("Pages", 3);
  for (let step = 0; step < 3; step++) {
    now += milliseconds;
    progress.step();
  }
  progress.end();
  process.stderr.isTTY = before;
  return said;
}

test("a short work says nothing, and neither does one that nobody watches", () => {
  expect(written(10, true, "")).toBe("");
  expect(written(9000, false, "")).toBe("");
});

test("a long work draws a bar in a terminal, and removes it", () => {
  const said = written(9000, true, "");
  expect(said).toContain(`Pages ${"█".repeat(10)}${"░".repeat(20)} 1 of 3`);
  expect(said.endsWith("\r\u001b[K")).toBe(true);
});

test("on a server it writes lines", () => {
  expect(written(9000, false, "true")).toBe("Pages: 1 of 3\nPages: 2 of 3\nPages: 3 of 3\n");
});
