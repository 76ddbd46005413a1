import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltFile } from "../built-file.ts";
import { darkSvg } from "./dark-svg.ts";
import { KeptFiles } from "../file-cache.ts";
import { loadLettering, type Lettering } from "./text-outlines.ts";
import { minifySvg } from "./minify-svg.ts";
import { groundOf, titleOf } from "./page-picture.ts";
import { pagePictures } from "./page-pictures.ts";
import { pictureVariants } from "./picture-variants.ts";
import { siteColors } from "../site-colors.ts";
import { drawnIcon, iconsOf } from "./site-icons.ts";
import { modelOf, picturesFolder, siteText } from "../try-site.ts";

const colors = siteColors([readFileSync("renderer/styles/tokens.css", "utf8")]);
const style = { size: 100, weight: 640, width: 110, tracking: 0 };
const mark = readFileSync("public/art/mark.svg", "utf8");

let lettering: Lettering;
let folder: string;
beforeAll(async () => {
  lettering = await loadLettering();
  folder = await mkdtemp(join(tmpdir(), "lintel-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("letters are drawn as outlines, from every file of the font", () => {
  const svg = lettering.draw("Preis ₹2,999 ế", style, 0, 100);
  expect(svg).toContain("<path");
  expect(svg).not.toContain("<text");
});

test("signs that the font lacks are left to the machine", () => {
  expect(lettering.draw("हिन्दी <b>", style, 0, 100)).toMatch(/<text[^>]*>हिन्दी <\/text><g/);
});

test("wider letters take more room", () => {
  expect(lettering.measure("Bread", { ...style, width: 125 })).toBeGreaterThan(lettering.measure("Bread", style));
  expect(lettering.measure("", style)).toBe(0);
});

test("a long title is smaller than a short one, and both stay in their room", () => {
  const scales = (title: string): number[] =>
    [...titleOf(title, "#fff", lettering).matchAll(/scale\(([\d.]+) /g)].map(([, scale]) => Number(scale));
  const long = scales(
    "Terms and conditions of use for everyone who reads this far and wants to know what holds beyond",
  );
  expect(long.length).toBeGreaterThan(2);
  expect(Math.max(...long)).toBeLessThan(Math.min(...scales("Pricing")));
});

test("a title that no size can hold is cut", () => {
  expect(titleOf("word ".repeat(80), "#fff", lettering).match(/<g transform/g)?.length).toBeLessThanOrEqual(9);
});

test("the ground hangs a picture where the site has one, and bars where it has none", () => {
  const options = { name: "Kiln Lane", host: "kiln.example", colors };
  expect(groundOf(options, lettering)).toContain(colors.series[0]);
  const hung = groundOf({ ...options, art: "data:image/png;base64," }, lettering);
  expect(hung).toContain('href="data:image/png;base64,"');
  expect(hung).not.toContain(colors.series[0]);
});

test("every page gets a picture of the size that previews ask for, made once", async () => {
  const text = "sections: [{ type: text, body: Bread. }]";
  const facts = "logo: { src: art/mark.svg, alt: Mark }, image: { src: art/loaves.svg, alt: Loaves }";
  const { frame, pages } = modelOf(
    siteText(
      `  - { path: /, title: Home, description: D, ${text} }\n  - { path: /a, title: A, description: D, ${text} }`,
      facts,
    ),
  );
  const drawAll = async (): Promise<BuiltFile[]> => {
    const kept = new KeptFiles(folder);
    const draw = await pagePictures({ site: frame.site, colors, publicFolder: picturesFolder, kept });
    return Promise.all(pages.map(draw));
  };
  const [home, inner] = await drawAll();
  expect([home?.file, inner?.file]).toEqual(["page.png", "a/page.png"]);
  expect(await sharp(home?.content).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await drawAll()).toEqual([home, inner]);
});

test("icons have the sizes that their names say", async () => {
  const icons = await iconsOf(Buffer.from(mark), colors, new KeptFiles(folder));
  const sizes = await Promise.all(
    icons
      .filter(({ file }) => file.endsWith(".png"))
      .map(async ({ file, content }) => [file, (await sharp(content).metadata()).width]),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    "icon-192.png": 192,
    "icon-512.png": 512,
    "icon-maskable.png": 512,
    "apple-touch-icon.png": 180,
  });
});

test("an icon that a phone shows on its own ground has no holes", async () => {
  const touch = (await iconsOf(Buffer.from(mark), colors, new KeptFiles(folder))).find(
    ({ file }) => file === "apple-touch-icon.png",
  );
  expect((await sharp(touch?.content).stats()).isOpaque).toBe(true);
});

test("the favicon holds pictures that can be read", async () => {
  const ico = (await iconsOf(Buffer.from(mark), colors, new KeptFiles(folder))).find(
    ({ file }) => file === "favicon.ico",
  )?.content;
  if (!(ico instanceof Buffer)) throw new Error("There is no favicon");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  const second = ico.subarray(ico.readUInt32LE(6 + 16 + 12));
  expect(await sharp(second).metadata()).toMatchObject({ format: "png", width: 48, height: 48 });
});

test("a site without a logo has a sign of its own", async () => {
  const { frame } = modelOf(siteText("  - { path: /, title: A, description: D, sections: [{ type: text, body: B }] }"));
  expect(
    await iconsOf(Buffer.from(drawnIcon(frame.site, colors, lettering)), colors, new KeptFiles(folder)),
  ).toHaveLength(5);
});

test("a drawing says for always what it said for dark surroundings", () => {
  expect(darkSvg("<style>.a{fill:#000}@media (prefers-color-scheme: dark) { .a { fill: #fff } .b{} }</style>")).toBe(
    "<style>.a{fill:#000} .a { fill: #fff } .b{}</style>",
  );
});

test("a smaller drawing keeps its dark colors and its view box", async () => {
  const small = await minifySvg(mark);
  expect(small.length).toBeLessThan(mark.length);
  expect(small).toContain("prefers-color-scheme:dark");
  expect(small).toContain("viewBox");
});

test("what is no drawing stays as it is", async () => {
  expect(await minifySvg("<svg><p")).toBe("<svg><p");
});

test("photographs get variants that the model names, and drawings do not", async () => {
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8a3412" } })
    .jpeg()
    .toFile(join(folder, "oven.jpg"));
  const model = modelOf(siteText("  - { path: /, title: A, description: D, sections: [{ type: text, body: B }] }"));
  const image = { src: "oven.jpg", alt: "", width: 900, height: 600 };
  const menus = {
    ...model.frame.menus,
    main: [{ label: "A", mega: { categories: [], featured: { title: "F", image } } }],
  };
  const shown = JSON.parse(JSON.stringify({ ...model, frame: { ...model.frame, menus } }));
  const { model: varied, files } = await pictureVariants(shown, folder, new KeptFiles(folder));
  expect(files.map(({ file }) => file.replace(/-[0-9a-f]{8}/, ""))).toEqual([
    "assets/oven-320.avif",
    "assets/oven-640.avif",
    "assets/oven-900.avif",
    "assets/oven-320.webp",
    "assets/oven-640.webp",
    "assets/oven-900.webp",
  ]);
  expect(varied).toHaveProperty("frame.menus.main.0.mega.featured.image.sources.0", {
    type: "image/avif",
    srcset: expect.stringMatching(/^assets\/oven-320-\w+\.avif 320w, .* 900w$/),
  });
  expect(await pictureVariants(model, folder, new KeptFiles(folder))).toEqual({ model, files: [] });
});

test("what was made once is read the next time", async () => {
  const kept = new KeptFiles(join(folder, "kept"));
  let made = 0;
  const make = async (): Promise<Buffer> => Buffer.from(`made ${++made}`);
  await kept.get(["a", "b"], make);
  expect(String(await kept.get(["a", "b"], make))).toBe("made 1");
  expect(String(await kept.get(["ab"], make))).toBe("made 2");
});

test("what the engine makes in its own way is made anew by another state of it, and by one that is not known", async () => {
  let made = 0;
  const make = async (): Promise<Buffer> => Buffer.from(`made ${++made}`);
  const madeBy = async (engine?: string): Promise<string> =>
    String(await new KeptFiles(join(folder, "engines"), engine).getOfEngine(["a"], make));
  expect([await madeBy("one"), await madeBy("one"), await madeBy("two"), await madeBy("one")]).toEqual([
    "made 1",
    "made 1",
    "made 2",
    "made 1",
  ]);
  expect([await madeBy(), await madeBy()]).toEqual(["made 3", "made 4"]);
});
