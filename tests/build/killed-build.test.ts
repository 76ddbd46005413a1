import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { generateSite } from "../bench/generate-site.ts";
import { runBuild } from "./run-build.ts";
import { siteText } from "./site-text.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const built = join(folder, "dist");
const site = join(folder, "site.yaml");
const words = [site, "--out", built, "--empty"];
afterAll(() => rmSync(folder, { recursive: true }));

const pageCount = 20;
const oldText = generateSite(pageCount);
const newText = oldText.replace(/^( {2}name: ).+$/m, "$1Zebra");

/** Files that are not in their places yet. */
const staged = (): readonly string[] =>
  (existsSync(built) ? readdirSync(built) : [])
    .filter((name) => name.startsWith(".lintel-build-"))
    .flatMap((name) => filesBelow(join(built, name)));

/** The number of these files while a build runs, which may remove a folder before its files are counted. */
function stagedNow(): number {
  try {
    return staged().length;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}

const placed = (): readonly string[] => filesBelow(built).filter((name) => !name.startsWith(".lintel-build-"));
const text = (file: string): string => readFileSync(join(built, file), "utf8");
const isNew = (file: string): boolean => text(file).includes("Zebra");

/** The first build of the new text is stopped in this moment, if it comes. */
async function killWhen(moment: () => boolean): Promise<void> {
  writeFileSync(site, newText);
  const build = spawn(process.execPath, ["renderer/build/lintel.mjs", "build", ...words], { stdio: "ignore" });
  const ended = new Promise((resolve) => build.once("exit", resolve));
  // To look without a pause takes a processor from the build, which writes nothing for most of its time.
  while (build.exitCode === null && !moment()) await (stagedNow() === 0 ? setTimeout(1) : setImmediate());
  build.kill("SIGKILL");
  await ended;
}

/** What no page may have: an end that is missing, and names of files that are not there. */
function faults(): readonly string[] {
  return placed().flatMap((file) => {
    if (file.endsWith(".json")) JSON.parse(text(file));
    if (!file.endsWith(".html")) return [];
    const named = [...text(file).matchAll(/(?:href|src)="(?:\.\.\/)*((?:hashed\.assets|art)\/[^"#?]+)/g)];
    const missing = named.flatMap(([, name = ""]) => (existsSync(join(built, name)) ? [] : [`${file} names ${name}`]));
    return [...missing, ...(text(file).trimEnd().endsWith("</html>") ? [] : [`${file} is cut off`])];
  });
}

describe("a build that is killed", () => {
  const before = join(folder, "before");
  let fresh: readonly string[];
  beforeAll(() => {
    cpSync("public", join(folder, "public"), { recursive: true });
    writeFileSync(site, oldText);
    runBuild(words);
    fresh = placed();
    cpSync(built, before, { recursive: true });
  });

  test.each([
    ["when its first file appears", () => stagedNow() > 0],
    ["when it has written as many files as there are pages", () => stagedNow() > pageCount],
  ])("%s leaves the earlier site", async (_, moment) => {
    await killWhen(moment);
    expect(placed().filter((file) => file.endsWith(".html") && isNew(file))).toEqual([]);
    expect(placed().toSorted()).toEqual(fresh.toSorted());
    expect(faults()).toEqual([]);
  });

  test.each([
    ["the frame is new", () => isNew("frame.json")],
    ["the first page is new", () => isNew("index.html")],
  ])("in the moment in which %s leaves whole pages that find all they name", async (_, moment) => {
    rmSync(built, { recursive: true });
    cpSync(before, built, { recursive: true });
    await killWhen(moment);
    expect(faults()).toEqual([]);
  });

  test("is forgotten by the next one", () => {
    mkdirSync(join(built, ".lintel-build-999999999"), { recursive: true });
    writeFileSync(join(built, ".lintel-build-999999999", "a0"), "unfinished");
    expect(runBuild(words).code).toBe(0);
    expect(staged()).toEqual([]);
    expect(placed().toSorted()).toEqual(fresh.toSorted());
    expect(placed().filter((file) => file.endsWith("index.html") && !isNew(file))).toEqual([]);
  });
});

test("what is in the way of a file is removed, and nothing is written through a link", () => {
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, "page.json"), { recursive: true });
  mkdirSync(join(built, "Prices/of"), { recursive: true });
  writeFileSync(join(built, "page.json/in-the-way.txt"), "old");
  writeFileSync(join(built, "about"), "old");
  writeFileSync(join(built, "Prices/of/yesterday.txt"), "old");
  symlinkSync(elsewhere, join(built, "team"));
  symlinkSync(join(elsewhere, "frame.json"), join(built, "frame.json"));
  const pages = ["/about", "/prices", "/team"].map(
    (path) => `  - { path: ${path}, title: T, description: D, sections: [{ type: text, body: B }] }\n`,
  );
  writeFileSync(site, siteText("/about") + pages.join(""));
  expect(runBuild(words)).toMatchObject({ code: 0, said: expect.not.stringContaining("written to its end") });
  expect(placed()).toEqual(
    expect.arrayContaining(["about/index.html", "frame.json", "page.json", "prices/index.html", "team/index.html"]),
  );
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(readdirSync(built)).not.toContain("Prices");
});
