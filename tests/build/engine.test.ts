import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";

const root = mkdtempSync(join(tmpdir(), "lintel-engine-"));
afterAll(() => rmSync(root, { recursive: true }));

const anew = "The sources of the engine have changed: it is bundled anew.";

/** Builds a site with the copy of the engine, and says what was printed. */
const build = (to: string, environment: string): Promise<string> =>
  new Promise((done, failed) => {
    const words = ["renderer/build/lintel.mjs", "build", "tests/sites/kiosk/site.yaml", "--out", join(root, to)];
    const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, NODE_ENV: environment } });
    let said = "";
    child.stderr.on("data", (data) => (said += String(data)));
    child.on("close", (code) => (code === 0 ? done(said) : failed(new Error(said))));
  });

/** What is bundled, by file. */
const bundled = (): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(join(root, "build"))
      .toSorted()
      .map((name) => [name, readFileSync(join(root, "build", name), "latin1")]),
  );

describe("the code of the engine", () => {
  let first = "";
  beforeAll(async () => {
    const sources = ["blocks", "renderer", "schema", "tests/sites/kiosk"];
    for (const name of [...sources, "package.json", "package-lock.json", "tools.config.ts", "tsconfig.json"])
      cpSync(name, join(root, name), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
    first = await build("first", "development");
  });

  test("is bundled by the first build, and by no later one", async () => {
    expect(first).toContain(anew);
    expect(await build("second", "development")).not.toContain(anew);
  });

  test("is bundled once for two builds that start together after a change, alike whatever NODE_ENV says", async () => {
    const inDevelopment = bundled();
    // A process was stopped while it bundled, long ago.
    mkdirSync(join(root, "build/bundling"));
    utimesSync(join(root, "build/bundling"), new Date(2020, 1, 1), new Date(2020, 1, 1));
    appendFileSync(join(root, "renderer/build/engine.ts"), 'export const changed = "changed";\n');
    const said = await Promise.all(["one", "other"].map((name) => build(name, "production")));
    expect(said.filter((words) => words.includes(anew))).toHaveLength(1);
    expect(existsSync(join(root, "build/bundling"))).toBe(false);
    const inProduction = bundled();
    expect([...inProduction.keys()]).toEqual([...inDevelopment.keys()]);
    expect([...inProduction.keys()]).toContainEqual(expect.stringMatching(/^app\/hashed\.assets\/main-.*\.js$/));
    expect(inProduction.get("engine.js")).toContain('"changed"');
    const changed = [...inProduction].filter(([name, text]) => text !== inDevelopment.get(name)).map(([name]) => name);
    expect(changed).toEqual(["engine.js", "source-hash"]);
  });
});
