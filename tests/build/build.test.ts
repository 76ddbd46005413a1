import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { ensureBundled } from "../../renderer/build/ensure-bundled.mjs";
import { generateSite } from "../bench/generate-site.ts";
import { runBuild, type BuildResult } from "./run-build.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const siteText = (menu: string): string => `version: 1
site: { name: Kiln Lane, url: https://kiln.example }
menus: { main: [{ label: Prices, href: ${menu} }] }
routes:
  - { path: /, title: Home, description: D, sections: [{ type: text, body: B }] }
`;

/** Builds a text as a site file. */
function build(text: string): BuildResult {
  const site = join(folder, "site.yaml");
  writeFileSync(site, text);
  return runBuild([site, "--outDir", join(folder, "dist"), "--emptyOutDir"]);
}

const home = (): string => readFileSync(join(folder, "dist/index.html"), "utf8");

test("a file with errors is not built, and what was built before stays", { timeout: 60_000 }, () => {
  expect(build(siteText("/")).code).toBe(0);
  const before = home();
  expect(before).toContain("Kiln Lane");

  const { code, said } = build(siteText("/prices"));
  expect(code).toBe(1);
  expect(said).toContain("There is no page /prices");
  expect(said).toMatch(/\n1 error, 1 warning\.\n[^\n]*site\.yaml has errors; nothing was built\.\n$/);
  expect(home()).toBe(before);
});

test("nothing of an earlier build stays, but a repository in its folder", { timeout: 60_000 }, () => {
  const built = join(folder, "dist");
  build(
    siteText("/").replace(/$/, "  - { path: /old, title: Old, description: D, sections: [{ type: text, body: B }] }\n"),
  );
  expect(existsSync(join(built, "old/index.html"))).toBe(true);
  mkdirSync(join(built, ".git"));
  writeFileSync(join(built, ".git/HEAD"), "ref");
  mkdirSync(join(built, "empty"));
  writeFileSync(join(built, "hashed.assets/main-of-yesterday.js"), "");

  expect(build(siteText("/")).code).toBe(0);
  expect(existsSync(join(built, "old"))).toBe(false);
  expect(existsSync(join(built, "empty"))).toBe(false);
  expect(existsSync(join(built, "hashed.assets/main-of-yesterday.js"))).toBe(false);
  expect(existsSync(join(built, ".git/HEAD"))).toBe(true);
  rmSync(join(built, ".git"), { recursive: true });
  const again = filesBelow(built);
  rmSync(built, { recursive: true });
  build(siteText("/"));
  expect(again.sort()).toEqual(filesBelow(built).sort());
});

test("a later build writes what has changed, whole, and leaves the rest alone", { timeout: 60_000 }, () => {
  const built = join(folder, "dist");
  const long = siteText("/").replace("body: B", `body: ${"Bread and more bread. ".repeat(40)}`);
  build(long);
  const before = new Date(2020, 1, 1);
  for (const file of filesBelow(built)) utimesSync(join(built, file), before, before);
  build(siteText("/"));
  const untouched = filesBelow(built).filter((file) => statSync(join(built, file)).mtimeMs === before.getTime());
  expect(untouched).toEqual(expect.arrayContaining(["page.png", "robots.txt", "sitemap.xml"]));
  expect(untouched).not.toContain("index.html");
  const over = home();
  rmSync(built, { recursive: true });
  build(siteText("/"));
  expect(over).toBe(home());
});

test("a large file with errors tells them and nothing else, and is not built", { timeout: 60_000 }, () => {
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  cpSync("public", join(folder, "public"), { recursive: true });
  // A section that no renderer can show, and a photograph that nobody can read: both are tried while the check goes on.
  const broken = generateSite(60)
    .replace("    sections:\n", "    sections:\n      - use: nowhere\n")
    .replace("art/feature-products.svg", "art/none.jpg");
  const { code, said } = build(broken);
  expect(code).toBe(1);
  expect(said).toContain("There is no shared section “nowhere”");
  expect(said).toContain("There is no picture art/none.jpg");
  expect(said).not.toMatch(/^ +at /m);
  expect(said).toMatch(/\n2 errors\.\n[^\n]*site\.yaml has errors; nothing was built\.\n$/);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test("two threads make the same site as one", { timeout: 60_000 }, () => {
  cpSync("public", join(folder, "public"), { recursive: true });
  const text = readFileSync("site.yaml", "utf8");
  const made = (written: string): Record<string, string> => {
    expect(build(written).code).toBe(0);
    const own = createHash("sha256").update(written).digest("hex").slice(0, 8);
    const contentOf = (file: string): string => readFileSync(join(folder, "dist", file), "latin1").replaceAll(own, "-");
    return Object.fromEntries(filesBelow(join(folder, "dist")).map((file) => [file, contentOf(file)]));
  };
  const alone = made(text);
  const together = made(`${text}${"# Enough to be large.\n".repeat(15_000)}`);
  expect(Object.keys(alone).length).toBeGreaterThan(50);
  expect(together).toEqual(alone);
});

test("of the folder for what is kept, only that is forgotten after a while", { timeout: 60_000 }, () => {
  const kept = join(folder, "kept");
  const [letter, old] = [join(kept, "letter.txt"), join(kept, "0123456789abcdef".repeat(2))];
  mkdirSync(kept);
  for (const file of [letter, old]) {
    writeFileSync(file, "");
    utimesSync(file, new Date(2020, 1, 1), new Date(2020, 1, 1));
  }
  const site = join(folder, "site.yaml");
  writeFileSync(site, siteText("/"));
  const words = ["--outDir", join(folder, "kept-built")];
  expect(runBuild(words, { SITE: site, CACHE: kept }).code).toBe(0);
  expect([existsSync(letter), existsSync(old)]).toEqual([true, false]);
  // Names that are empty are none.
  expect(runBuild([site, ...words], { CACHE: "" }).code).toBe(0);
  expect(readdirSync(".").filter((file) => /^[\da-f]{32}$/.test(file))).toEqual([]);
});

test("a file that is not there is not built", { timeout: 60_000 }, () => {
  const none = join(folder, "none");
  const { code, said } = runBuild(["--outDir", none], { SITE: join(folder, "missing.yaml") });
  expect(code).toBe(1);
  expect(said).toContain("There is no file");
  expect(said).not.toMatch(/^ +at /m);
  expect(existsSync(none)).toBe(false);
});

describe("a folder that is not for builds", () => {
  const site = join(folder, "own", "site.yaml");
  const into = (where: string): BuildResult => runBuild([site, "--outDir", where]);
  beforeAll(() => {
    mkdirSync(join(folder, "own", "public"), { recursive: true });
    writeFileSync(site, siteText("/"));
    writeFileSync(join(folder, "own", "public", "note.txt"), "ours");
  });

  test.each([
    ["that of the site file", join(folder, "own")],
    ["that of the pictures", join(folder, "own", "public")],
    ["one among the pictures", join(folder, "own", "public", "site")],
    ["one around the project", "."],
  ])("%s is not written to", (_, where) => {
    const { code, out, said } = into(where);
    expect([code, out]).toEqual([2, ""]);
    expect(said).toMatch(/^The site cannot be written to [^\n]+\. Name another folder\.\n/);
    expect(filesBelow(join(folder, "own")).sort()).toEqual(["public/note.txt", "site.yaml"]);
  });

  test("one of the project that holds other files is not emptied until it is said", () => {
    const where = "test-results/not-a-build";
    rmSync(where, { recursive: true, force: true });
    mkdirSync(where, { recursive: true });
    writeFileSync(join(where, "letter.txt"), "ours");
    const { code, said } = into(where);
    expect(code).toBe(2);
    expect(said).toMatch(
      /^test-results\/not-a-build holds files that no build has made\. To remove them, say --emptyOutDir\.\n/,
    );
    expect(filesBelow(where)).toEqual(["letter.txt"]);
    renameSync(join(where, "letter.txt"), join(where, ".git"));
    expect(into(where).code).toBe(0);
    renameSync(join(where, ".git"), join(where, "letter.txt"));
    rmSync(join(where, "404.html"));
    expect(into(where).code).toBe(2);
    expect(runBuild([site, "--outDir", where, "--emptyOutDir"]).code).toBe(0);
    expect(filesBelow(where)).not.toContain("letter.txt");
    expect(filesBelow(where)).toEqual(expect.arrayContaining(["index.html", "note.txt"]));
    // A build may take the place of another one.
    expect(into(where).code).toBe(0);
    rmSync(where, { recursive: true });
  });

  test("one elsewhere keeps what it holds", () => {
    const where = join(folder, "elsewhere");
    mkdirSync(where);
    writeFileSync(join(where, "letter.txt"), "ours");
    const { code, out } = into(where);
    expect(code).toBe(0);
    expect(out).toMatch(/own\/site\.yaml is built: \d+ files in .*elsewhere\.\n$/);
    expect(filesBelow(where)).toEqual(expect.arrayContaining(["index.html", "letter.txt"]));
  });

  test("one that cannot be written ends the build with a sentence", () => {
    const where = join(folder, "file");
    writeFileSync(where, "");
    const { code, said } = into(join(where, "site"));
    expect(code).toBe(3);
    expect(said).toMatch(/\nThe site was not written to its end: [^\n]*file[^\n]*\n$/);
  });
});

test("a call that makes no sense is answered with what there is to say", () => {
  const { code, said } = runBuild(["--outdir", "x"]);
  expect(code).toBe(2);
  expect(said).toMatch(/^Unknown option '--outdir'\.\n\nChecks a site file[\s\S]+--outDir FOLDER/);
  expect(runBuild(["a.yaml", "b.yaml"]).said).toMatch(/^One file at a time, not 2: a\.yaml, b\.yaml\.\n/);
  const { code: ended, out } = runBuild(["--help"]);
  expect([ended, said]).toEqual([0, `Unknown option '--outdir'.\n\n${out}`]);
});

test("the bundler alone builds no site, and says who does", () => {
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stripVTControlCharacters(stderr)).toBe("error during build:\nA site is built by `npm run build`.\n");
});

describe("the code of the engine", () => {
  const root = join(folder, "engine");
  beforeAll(() => {
    for (const name of [
      "blocks",
      "renderer",
      "schema",
      "package.json",
      "package-lock.json",
      "tools.config.ts",
      "tsconfig.json",
    ])
      cpSync(name, join(root, name), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  });

  const bundled = (): string[][] =>
    filesBelow(join(root, "build"))
      .toSorted()
      .map((name) => [name, readFileSync(join(root, "build", name), "hex")]);

  test("is bundled alike whatever NODE_ENV says", { timeout: 60_000 }, () => {
    const bundleWith = (environment: string): string[][] => {
      const env = { ...process.env, NODE_ENV: environment };
      expect(spawnSync("npm", ["run", "prepare"], { cwd: root, env }).status).toBe(0);
      return bundled();
    };
    const development = bundleWith("development");
    const names = development.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(["engine/worker.js", expect.stringMatching(/^app\/hashed\.assets\/main-.*\.js$/)]),
    );
    expect(development).toEqual(bundleWith("production"));
  });

  test("is bundled by the first build after a change, and by no other", { timeout: 60_000 }, () => {
    rmSync(join(root, "build"), { recursive: true, force: true });
    const site = join(folder, "site.yaml");
    writeFileSync(site, siteText("/"));
    const buildThere = (): string => {
      const words = ["renderer/build/build.mjs", site, "--outDir", join(folder, "there")];
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
      expect([status, stdout]).toEqual([0, expect.stringContaining("is built")]);
      return stderr;
    };
    const anew = "The sources of the engine have changed: it is bundled anew.";
    expect(buildThere()).toContain(anew);
    expect(buildThere()).not.toContain(anew);
    appendFileSync(join(root, "renderer/app/App.tsx"), "\n");
    expect(buildThere()).toContain(anew);
  });

  test("is bundled once for two builds that start at a time, and nothing else stays", { timeout: 60_000 }, async () => {
    ensureBundled(root);
    const before = filesBelow(join(root, "build/engine"));
    // A process was stopped while it bundled, long ago.
    mkdirSync(join(root, "build/bundling"));
    utimesSync(join(root, "build/bundling"), new Date(2020, 1, 1), new Date(2020, 1, 1));
    appendFileSync(join(root, "renderer/build/worker/worker.ts"), "export const changed = true;\n");
    const site = join(folder, "site.yaml");
    writeFileSync(site, siteText("/"));
    const buildInto = (name: string): Promise<{ code: number | null; said: string }> =>
      new Promise((done) => {
        const words = ["renderer/build/build.mjs", site, "--outDir", join(folder, name)];
        const child = spawn(process.execPath, words, { cwd: root });
        let said = "";
        child.stderr.on("data", (data) => (said += String(data)));
        child.on("close", (code) => done({ code, said }));
      });
    const builds = await Promise.all(["one", "other"].map(buildInto));
    expect(builds.map(({ code }) => code)).toEqual([0, 0]);
    expect(builds.filter(({ said }) => said.includes("bundled anew"))).toHaveLength(1);
    expect(filesBelow(join(root, "build/engine"))).toHaveLength(before.length);
    expect(readFileSync(join(root, "build/engine/worker.js"), "utf8")).toContain("changed");
    expect(existsSync(join(root, "build/bundling"))).toBe(false);
  });
});
