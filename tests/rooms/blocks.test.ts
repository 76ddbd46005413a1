import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Classes and attributes by which navigation defers layout: see renderer/navigation/README.md. */
const ofNavigation = /\b(?:deferred|preloaded|offscreen|data-content|data-laid-out|data-ready)\b/;

test("no block names a class or attribute of navigation", () => {
  const files = readdirSync("blocks", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => ofNavigation.test(readFileSync(join("blocks", file), "utf8")))).toEqual([]);
});
