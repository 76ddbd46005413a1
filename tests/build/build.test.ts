import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { generateSite } from "../bench/generate-site.ts";
import { runBuild, type BuildResult } from "./run-build.ts";
import { siteText } from "./site-text.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a text as a site file. */
function build(text: string): BuildResult {
  const site = join(folder, "site.yaml");
  writeFileSync(site, text);
  return runBuild([site, "--out", join(folder, "dist"), "--empty"]);
}

const built = join(folder, "dist");
const home = (): string => readFileSync(join(built, "index.html"), "utf8");

/** What a build into an empty folder makes. */
let fresh: { readonly code: number | null; readonly home: string; readonly files: readonly string[] };
beforeAll(() => {
  fresh = { code: build(siteText("/")).code, home: home(), files: filesBelow(built).sort() };
}, 120_000);

test("a file with errors is not built, and what was built before stays", { timeout: 60_000 }, () => {
  expect(fresh.code).toBe(0);
  expect(fresh.home).toContain("Kiln Lane");
  const { code, said } = build(siteText("/prices"));
  expect(code).toBe(1);
  expect(said).toContain("There is no page /prices");
  expect(said).toMatch(
    /\n1 error, 1 warning; 1 needs your choice\.\n[^\n]*site\.yaml has errors; nothing was built\.\n$/,
  );
  expect(home()).toBe(fresh.home);
});

test("nothing of an earlier build stays, but a repository in its folder", { timeout: 60_000 }, () => {
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
  expect(filesBelow(built).sort()).toEqual(fresh.files);
});

test(
  "the colors of the site are those of the manifest, the bars of browsers and the pictures of pages",
  { timeout: 60_000 },
  () => {
    build(siteText("/"));
    const usual = readFileSync(join(built, "page.png"));
    const theme = 'theme: { action: "#8f2f6b", deep: "#331433", canvas: "#fffaf0" }';
    expect(build(siteText("/").replace(/^site: \{ /m, `$&${theme}, `)).code).toBe(0);
    const manifest: unknown = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));
    expect(manifest).toMatchObject({ theme_color: "#331433", background_color: "#fffaf0" });
    const [, surface = ""] = /--surface:light-dark\((#\w+)/.exec(home()) ?? [];
    expect(home()).toContain(`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${surface}">`);
    expect(readFileSync(join(built, "page.png")).equals(usual)).toBe(false);
  },
);

test("a later build writes what has changed, whole, and leaves the rest alone", { timeout: 60_000 }, () => {
  const long = siteText("/").replace("body: B", `body: ${"Bread and more bread. ".repeat(40)}`);
  build(long);
  const before = new Date(2020, 1, 1);
  for (const file of filesBelow(built)) utimesSync(join(built, file), before, before);
  build(siteText("/"));
  const untouched = filesBelow(built).filter((file) => statSync(join(built, file)).mtimeMs === before.getTime());
  expect(untouched).toEqual(expect.arrayContaining(["page.png", "robots.txt", "sitemap.xml"]));
  expect(untouched).not.toContain("index.html");
  expect(home()).toBe(fresh.home);
});

test("a large file with errors tells them and nothing else, and is not built", { timeout: 60_000 }, () => {
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  cpSync("public", join(folder, "public"), { recursive: true });
  // A section that no renderer can show, and a photograph that nobody can read: the check tells of both, and nothing is tried.
  const broken = generateSite(60)
    .replace("    sections:\n", "    sections:\n      - use: nowhere\n")
    .replace("art/feature-products.svg", "art/none.jpg");
  const { code, said } = build(broken);
  expect(code).toBe(1);
  expect(said).toContain("There is no shared section “nowhere”");
  expect(said).toContain("There is no picture art/none.jpg");
  expect(said).not.toMatch(/^ +at /m);
  expect(said).toMatch(/\n2 errors(?:, \d+ warnings?)?\.\n[^\n]*site\.yaml has errors; nothing was built\.\n$/);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test("comments of many times the length of the file change nothing of what is built", { timeout: 60_000 }, () => {
  cpSync("public", join(folder, "public"), { recursive: true });
  const text = readFileSync("site.yaml", "utf8");
  const made = (written: string): Record<string, string> => {
    expect(build(written).code).toBe(0);
    const own = createHash("sha256").update(written).digest("hex").slice(0, 8);
    const contentOf = (file: string): string => readFileSync(join(folder, "dist", file), "latin1").replaceAll(own, "-");
    return Object.fromEntries(filesBelow(join(folder, "dist")).map((file) => [file, contentOf(file)]));
  };
  const plain = made(text);
  const commented = made(`${text}${"# Enough to be large.\n".repeat(15_000)}`);
  expect(Object.keys(plain).length).toBeGreaterThan(50);
  expect(commented).toEqual(plain);
});

test("of the folder for what is kept, only that is forgotten after a while", { timeout: 60_000 }, () => {
  const kept = join(folder, "kept");
  const [letter, old] = [join(kept, "letter.txt"), join(kept, "0123456789abcdef".repeat(2))];
  // What builds keep already is taken along: to make it again takes seconds.
  cpSync("node_modules/.cache/lintel", kept, { recursive: true });
  for (const file of [letter, old]) {
    writeFileSync(file, "");
    utimesSync(file, new Date(2020, 1, 1), new Date(2020, 1, 1));
  }
  const site = join(folder, "site.yaml");
  writeFileSync(site, siteText("/"));
  const words = ["--out", join(folder, "kept-built")];
  expect(runBuild(words, { SITE: site, CACHE: kept }).code).toBe(0);
  expect([existsSync(letter), existsSync(old)]).toEqual([true, false]);
  // Names that are empty are none.
  expect(runBuild([site, ...words], { CACHE: "" }).code).toBe(0);
  expect(readdirSync(".").filter((file) => /^[\da-f]{32}$/.test(file))).toEqual([]);
});

test("a file that is not there is not built", { timeout: 60_000 }, () => {
  const none = join(folder, "none");
  const { code, said } = runBuild(["--out", none], { SITE: join(folder, "missing.yaml") });
  expect(code).toBe(2);
  expect(said).toContain("There is no file");
  expect(said).not.toMatch(/^ +at /m);
  expect(existsSync(none)).toBe(false);
});

test("a call that makes no sense is answered with one sentence, and the help has the rest", () => {
  const { code, said } = runBuild(["--outdir", "x"]);
  expect([code, said]).toEqual([2, "Unknown option '--outdir'. Did you mean --out?\n"]);
  expect(runBuild(["a.yaml", "b.yaml"]).said).toMatch(/^One file at a time, not 2: a\.yaml, b\.yaml\.[^\n]*\n$/);
  const { code: ended, out } = runBuild(["--help"]);
  expect(ended).toBe(0);
  expect(out).toMatch(/^Checks a site file[\s\S]+--out FOLDER/);
});
