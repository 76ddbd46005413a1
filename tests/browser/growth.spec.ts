import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { test } from "./test.ts";
import { bytesOf, loadsOfSite } from "../bench/visitor/wire.ts";

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-growth-"));
  cpSync("public", join(folder, "public"), { recursive: true });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `npm run bench:visitor` asks the same of a thousand routes.
test("the start page of a site with many routes loads as much as that of a small site", async ({ browser }) => {
  test.setTimeout(600_000);
  const small = await loadsOfSite(browser, folder, 12);
  const large = await loadsOfSite(browser, folder, 24);
  const scripts = (loads: typeof small): string[] =>
    loads.filter(({ type }) => type === "script").map(({ path }) => path);
  expect(scripts(small).length).toBeGreaterThan(0);
  expect(scripts(large)).toEqual(scripts(small));
  expect(bytesOf(large) / bytesOf(small)).toBeGreaterThan(0.98);
  expect(bytesOf(large) / bytesOf(small)).toBeLessThan(1.02);
});
