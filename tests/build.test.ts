import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { appCode } from "../renderer/node/app-code.ts";
import { filesBelow } from "../renderer/node/built-folder.ts";
import { makerCode } from "../renderer/node/maker/maker-code.ts";
import { generateSite } from "./bench/generate-site.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const siteText = (menu: string): string => `version: 1
site: { name: Kiln Lane, url: https://kiln.example }
menus: { main: [{ label: Prices, href: ${menu} }] }
routes:
  - { path: /, title: Home, description: D, sections: [{ type: text, body: B }] }
`;

/** Builds a site file as `npm run build` does. */
function build(text: string): { code: number | null; said: string } {
  const site = join(folder, "site.yaml");
  writeFileSync(site, text);
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", join(folder, "dist"), "--emptyOutDir"];
  const { status, stderr } = spawnSync(process.execPath, vite, {
    encoding: "utf8",
    env: { ...process.env, SITE: site, NODE_ENV: "production" },
  });
  return { code: status, said: stripVTControlCharacters(stderr) };
}

const home = (): string => readFileSync(join(folder, "dist/index.html"), "utf8");

test("a file with errors is not built, and what was built before stays", { timeout: 60_000 }, () => {
  expect(build(siteText("/")).code).toBe(0);
  const before = home();
  expect(before).toContain("Kiln Lane");

  const { code, said } = build(siteText("/prices"));
  expect(code).toBe(1);
  expect(said).toContain("There is no page /prices");
  expect(said).toMatch(/error during build:\n[^\n]*site\.yaml has errors; nothing was built\.\n$/);
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
  writeFileSync(join(built, "assets/main-of-yesterday.js"), "");

  expect(build(siteText("/")).code).toBe(0);
  expect(existsSync(join(built, "old"))).toBe(false);
  expect(existsSync(join(built, "empty"))).toBe(false);
  expect(existsSync(join(built, "assets/main-of-yesterday.js"))).toBe(false);
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
  const [problems = "", end] = said.split("error during build");
  expect(problems).toContain("There is no shared section “nowhere”");
  expect(problems).toContain("There is no picture art/none.jpg");
  expect(problems).toMatch(/\n2 errors\.\n(?:\P{L}*Build failed in [^\n]*)?\s*$/u);
  expect(problems).not.toMatch(/^ +at /m);
  expect(end).toMatch(/^:\n[^\n]*site\.yaml has errors; nothing was built\.\n$/);
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

test("a file that is not there is not built", { timeout: 60_000 }, () => {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", join(folder, "none")];
  const env = { ...process.env, SITE: join(folder, "missing.yaml") };
  const { status, stderr } = spawnSync(process.execPath, vite, { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no file");
  expect(stderr).not.toMatch(/^ +at /m);
  expect(existsSync(join(folder, "none"))).toBe(false);
});

describe("the code of the engine", () => {
  const root = join(folder, "engine");
  beforeAll(() => {
    for (const name of ["blocks", "renderer", "schema", "package.json", "tsconfig.json"])
      cpSync(name, join(root, name), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  });

  test("is bundled alike by the live site and by an installation", { timeout: 60_000 }, async () => {
    const codeOf = async (environment: string): Promise<string[][]> => {
      vi.stubEnv("NODE_ENV", environment);
      const code = await makerCode(root);
      const app = await appCode(root);
      vi.unstubAllEnvs();
      const files = filesBelow(code).map((name) => [name, readFileSync(join(code, name), "utf8")]);
      rmSync(join(root, "build"), { recursive: true });
      return [...files, ...app.files.map(({ file, content }) => [file, content.toString("hex")])];
    };
    const live = await codeOf("development");
    const names = live.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["worker.js", expect.stringMatching(/^assets\/main-.*\.js$/)]));
    expect(live).toEqual(await codeOf("production"));
  });

  test("is bundled again after a change, and nothing else stays", { timeout: 60_000 }, async () => {
    const built = (): string[] => readdirSync(join(root, "build/maker"));
    // Two that start at a time: one of them was in vain.
    const both = await Promise.all([makerCode(root), makerCode(root)]);
    const before = built();
    expect(both).toEqual([0, 1].map(() => join(root, "build/maker", before.join())));
    const stopped = join(root, "build/maker/half~stopped");
    const working = join(root, "build/maker/half~working");
    mkdirSync(stopped);
    mkdirSync(working);
    utimesSync(stopped, new Date(2020, 1, 1), new Date(2020, 1, 1));
    appendFileSync(join(root, "renderer/early.ts"), "\n");
    const code = await makerCode(root);
    expect(built().sort()).toEqual([basename(code), "half~working"].sort());
    expect(built()).not.toContain(before.join());
  });
});
