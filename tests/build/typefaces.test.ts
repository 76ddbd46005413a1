import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import subsetFont from "subset-font";
import { afterAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { readFont } from "../../schema/cli/fonts/font.ts";
import { runBuild, type BuildResult } from "./run-build.ts";
import { siteText } from "./site-text.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-typefaces-"));
const built = join(folder, "dist");
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a small site with a typeface. */
function build(font: string, words = "B"): BuildResult {
  const text = siteText("/")
    .replace(/^site: \{ /m, `$&theme: { font: "${font}" }, `)
    .replace("body: B", `body: ${words}`);
  writeFileSync(join(folder, "site.yaml"), text);
  return runBuild([join(folder, "site.yaml"), "--out", built, "--empty"]);
}

const read = (file: string): string => readFileSync(join(built, file), "utf8");
const styleSheet = (): string => /<link rel="stylesheet" href="([^"]+)"/.exec(read("index.html"))?.[1] ?? "";
const preloads = (): string[] =>
  [...read("index.html").matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = ""]) => file);
/** The font files that the style sheet names, from the site's root. */
const fontFiles = (): string[] =>
  [...read(styleSheet()).matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = ""]) =>
    decodeURIComponent(posix.join(posix.dirname(styleSheet()), url)),
  );

test(
  "a typeface that comes with Lintel replaces the usual one, cut to the letters of the site",
  { timeout: 60_000 },
  () => {
    expect(build("source-serif-4")).toMatchObject({ code: 0 });
    expect(filesBelow(built).filter((file) => file.includes("anek"))).toEqual([]);
    for (const file of fontFiles()) expect(filesBelow(built)).toContain(file);
    const [latin = ""] = preloads();
    const cut = readFont(readFileSync(join(built, latin)));
    expect(cut.characters.size).toBeLessThan(120);
    expect(cut.axes).toEqual([{ tag: "wght", min: 400, usual: 400, max: 740 }]);
    expect(read(styleSheet())).toContain('--font:"Source Serif 4","Source Serif 4 Fallback"');
    expect(read(styleSheet())).not.toMatch(/@font-face\{font-family:"?Anek/);
  },
);

test("a font file of the author is cut too, and published whole under its own name", { timeout: 60_000 }, async () => {
  const inter = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
  const name = "type/Haus (fett) ö'.woff2";
  mkdirSync(join(folder, "public/type"), { recursive: true });
  writeFileSync(
    join(folder, "public", name),
    await subsetFont(inter, undefined, { keepAllGlyphs: true, targetFormat: "woff2", variationAxes: { wght: 700 } }),
  );
  const { code, said } = build(name);
  expect(code).toBe(0);
  expect(said).toContain("has bold letters alone: all texts are bold");
  const [whole, cut = ""] = fontFiles();
  expect(whole).toBe(name);
  expect(filesBelow(built)).toContain(name);
  expect(filesBelow(built)).toContain(cut);
  expect(preloads().map(decodeURIComponent)).toEqual([cut]);
  expect(read(styleSheet())).toContain("font-weight:700;");
});

describe("a pair of typefaces", () => {
  const buildPair = (text: string, heading: string): void => {
    const site = siteText("/").replace(
      /^site: \{ /m,
      `$&theme: { font: { text: "${text}", heading: "${heading}" } }, `,
    );
    writeFileSync(join(folder, "site.yaml"), site);
    expect(runBuild([join(folder, "site.yaml"), "--out", built, "--empty"])).toMatchObject({ code: 0 });
  };
  const named = (file: string): string => file.replace(/^.*\/|-latin.*$/g, "");

  test(
    "has a stack for texts and one for headings, each cut, preloaded and with faces that stand in for it",
    { timeout: 60_000 },
    () => {
      buildPair("source-serif-4", "jost");
      const css = read(styleSheet());
      expect(css).toContain('--font:"Source Serif 4","Source Serif 4 Fallback"');
      expect(css).toContain('--font-head:"Jost","Jost Fallback"');
      expect(css).toMatch(/@font-face\{font-family:"Jost Fallback";src:local/);
      expect(css).not.toMatch(/@font-face\{font-family:"?Anek/);
      expect(preloads().map(named)).toEqual(["source-serif-4", "jost"]);
      for (const file of preloads())
        expect(readFont(readFileSync(join(built, file))).characters.size).toBeLessThan(120);
    },
  );

  test("may have the usual typeface, or that of the device, as one of the two", { timeout: 60_000 }, () => {
    buildPair("anek-latin", "jost");
    expect(read(styleSheet())).toContain('--font-head:"Jost"');
    expect(preloads().map(named).sort()).toEqual(["anek", "jost"]);
    buildPair("jost", "anek-latin");
    expect(read("index.html")).toContain("--font-head:var(--font-usual)");
    expect(preloads().map(named).sort()).toEqual(["anek", "jost"]);
    buildPair("system", "jost");
    expect(read("index.html")).toContain("--font:system-ui");
    expect(preloads().map(named)).toEqual(["jost"]);
    expect(filesBelow(built).filter((file) => file.includes("anek"))).toEqual([]);
    buildPair("jost", "system");
    expect(read("index.html")).toContain("--font-head:system-ui");
    expect(preloads().map(named)).toEqual(["jost"]);
  });

  test("may be two files of the author, each under a name of its own", { timeout: 60_000 }, () => {
    mkdirSync(join(folder, "public/pair"), { recursive: true });
    for (const [name, file] of [
      ["inter", "pair/text.woff2"],
      ["jost", "pair/head.woff2"],
    ] as const)
      cpSync(
        `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
        join(folder, "public", file),
      );
    buildPair("pair/text.woff2", "pair/head.woff2");
    expect(read(styleSheet())).toMatch(/--font:"Site Font",.*--font-head:"Site Heading Font",/);
    expect(preloads()).toHaveLength(2);
    for (const file of fontFiles()) expect(filesBelow(built)).toContain(file);
  });

  test("preloads no file of the headings for letters that stand in texts alone", { timeout: 60_000 }, () => {
    const site = siteText("/")
      .replace(/^site: \{ /m, "$&theme: { font: { text: inter, heading: jost } }, ")
      .replace("body: B", "body: Привет");
    writeFileSync(join(folder, "site.yaml"), site);
    expect(runBuild([join(folder, "site.yaml"), "--out", built, "--empty"])).toMatchObject({ code: 0 });
    expect(
      preloads()
        .filter((file) => file.includes("cyrillic"))
        .map((file) => file.replace(/^.*\/|-cyrillic.*$/g, "")),
    ).toEqual(["inter"]);
  });
});

test("a font whose license forbids to cut it stays whole", { timeout: 60_000 }, async () => {
  const jost = readFileSync("node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2");
  const trueType = await subsetFont(jost, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
  const record = trueType.indexOf("OS/2");
  trueType.writeUInt16BE(0x0100, trueType.readUInt32BE(record + 8) + 8);
  writeFileSync(
    join(folder, "public/house.woff2"),
    await subsetFont(trueType, undefined, { keepAllGlyphs: true, targetFormat: "woff2" }),
  );
  expect(build("house.woff2").code).toBe(0);
  expect(fontFiles()).toEqual(["house.woff2"]);
});

test(
  "a typeface of which a site uses nothing but a joiner is still one that browsers read",
  { timeout: 60_000 },
  async () => {
    // Persian joins with U+200C, which the Hebrew part of Rubik has as well.
    expect(build("rubik", "می\u200cخواهم")).toMatchObject({ code: 0 });
    const sizes = await Promise.all(
      fontFiles().map(async (file) => {
        const font = readFileSync(join(built, file));
        const letters = String.fromCodePoint(...readFont(font).characters.keys());
        const plain = await subsetFont(font, letters, { targetFormat: "truetype" });
        return plain.readUInt32BE(plain.indexOf("glyf", 12, "latin1") + 12);
      }),
    );
    expect(sizes.filter((bytes) => bytes < 2)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(2);
  },
);
