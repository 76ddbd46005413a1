import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltFile } from "../output-file.ts";
import { darkSvg } from "./dark-svg.ts";
import { FileCache } from "../file-cache.ts";
import { minifySvg } from "./minify-svg.ts";
import { backgroundSvg, imageRoom, titleSvg } from "./page-picture.ts";
import { pagePictures } from "./page-pictures.ts";
import { pictureVariants } from "./picture-variants.ts";
import { coverPng } from "./raster.ts";
import { siteColors } from "../site-colors.ts";
import { iconsOf, letterIcon } from "./site-icons.ts";
import { loadTextOutlines, type TextOutlines } from "./text-outlines.ts";
import { modelOf, picturesFolder, siteText } from "../example-site.ts";

const colors = siteColors({});
const style = { size: 100, weight: 640, width: 110, tracking: 0 };
const mark = readFileSync("public/art/mark.svg", "utf8");

let folder: string;
let outlines: TextOutlines;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lintel-"));
  outlines = await loadTextOutlines("anek-latin", folder, new FileCache(folder));
});
afterAll(() => rm(folder, { recursive: true }));

test("text is drawn as outlines, from every file of the font", () => {
  const svg = outlines.draw("Preis ₹2,999 ế", style, 0, 100);
  expect(svg).toContain("<path");
  expect(svg).not.toContain("<text");
});

test("characters that the font lacks are drawn in a font of the machine", () => {
  expect(outlines.draw("हिन्दी <b>", style, 0, 100)).toMatch(/<text[^>]*>हिन्दी <\/text><g/);
});

test("text is drawn in the typeface of the site", async () => {
  const cache = new FileCache(folder);
  const [sans, serif] = await Promise.all(
    ["inter", "source-serif-4"].map((font) => loadTextOutlines(font, folder, cache)),
  );
  const drawn = [outlines, sans, serif].map((one) => one?.draw("Bread ₹9 и ещё", style, 0, 100));
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[1]).not.toContain("<text");
});

test("a text in Arabic is drawn from right to left, whichever file of the typeface has its letters", async () => {
  const shapes = await loadTextOutlines("rubik", folder, new FileCache(folder));
  const word = shapes.measure("خبز", style);
  const svg = shapes.draw("خبز 2024!", style, 0, 100);
  expect(svg).not.toContain("<text");
  const starts = [...svg.matchAll(/<g transform="translate\(([\d.]+) /g)].map(([, x]) => Number(x));
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)).toBeGreaterThan(word / 2);
});

test("wider letters take more space", () => {
  expect(outlines.measure("Bread", { ...style, width: 125 })).toBeGreaterThan(outlines.measure("Bread", style));
  expect(outlines.measure("", style)).toBe(0);
});

test("a long title is smaller than a short one", () => {
  const scales = (title: string): number[] =>
    [...titleSvg(title, "#fff", outlines).matchAll(/scale\(([\d.]+) /g)].map(([, scale]) => Number(scale));
  const long = scales(
    "Terms and conditions of use for everyone who reads this far and wants to know what holds beyond",
  );
  expect(long.length).toBeGreaterThan(2);
  expect(Math.max(...long)).toBeLessThan(Math.min(...scales("Pricing")));
});

test("a title that fits at no size is cut", () => {
  const svg = titleSvg("word ".repeat(80), "#fff", outlines);
  expect(svg.match(/<g transform/g)?.length).toBeLessThanOrEqual(9);
});

test("the background shows the site's image, or bars where it has none", () => {
  const content = { name: "Kiln Lane", host: "kiln.example", colors };
  expect(backgroundSvg(content, outlines)).toContain(colors.series[0]);
  const withImage = backgroundSvg({ ...content, image: { href: "data:image/png;base64,", height: 300 } }, outlines);
  expect(withImage).toContain('href="data:image/png;base64,"');
  expect(withImage).not.toContain(colors.series[0]);
});

test("a wide picture of the site is shown whole, and a high one is cut to the room that there is", async () => {
  const drawing = (width: number, height: number): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
  const heights = await Promise.all(
    [drawing(1200, 800), drawing(500, 500), drawing(400, 900), drawing(3000, 300)].map(async (picture) => {
      const { width, height } = await sharp(await coverPng(picture, imageRoom)).metadata();
      return [width, height];
    }),
  );
  expect(heights).toEqual([
    [352, 235],
    [352, 352],
    [352, 516],
    [352, 234],
  ]);
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
    const cache = new FileCache(folder);
    const draw = await pagePictures({ site: frame.site, colors, publicFolder: picturesFolder, cache });
    return Promise.all(pages.map(draw));
  };
  const [home, inner] = await drawAll();
  expect([home?.file, inner?.file]).toEqual(["page.png", "a/page.png"]);
  expect(await sharp(home?.content).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await drawAll()).toEqual([home, inner]);
});

test("a page with a picture of its own is shared with that one", async () => {
  const text = "sections: [{ type: text, body: Bread. }]";
  const page = (path: string, more: string): string =>
    `  - { path: ${path}, title: Bread, description: D, ${more}${text} }\n`;
  const own = "image: { src: art/loaves.svg, alt: Loaves }, ";
  const { frame, pages } = modelOf(siteText(page("/", "") + page("/a", own) + page("/b", "")));
  const draw = await pagePictures({
    site: frame.site,
    colors,
    publicFolder: picturesFolder,
    cache: new FileCache(folder),
  });
  const [first, withPicture, other] = await Promise.all(pages.map(draw));
  expect(withPicture?.content).not.toEqual(first?.content);
  expect(other?.content).toEqual(first?.content);
});

test("icons have the sizes that their names say", async () => {
  const icons = await iconsOf(Buffer.from(mark), colors, new FileCache(folder));
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

test("an icon that a phone shows on its own background is opaque", async () => {
  const touch = (await iconsOf(Buffer.from(mark), colors, new FileCache(folder))).find(
    ({ file }) => file === "apple-touch-icon.png",
  );
  expect((await sharp(touch?.content).stats()).isOpaque).toBe(true);
});

test("the favicon holds pictures that can be read", async () => {
  const ico = (await iconsOf(Buffer.from(mark), colors, new FileCache(folder))).find(
    ({ file }) => file === "favicon.ico",
  )?.content;
  if (!(ico instanceof Buffer)) throw new Error("There is no favicon");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  const second = ico.subarray(ico.readUInt32LE(6 + 16 + 12));
  expect(await sharp(second).metadata()).toMatchObject({ format: "png", width: 48, height: 48 });
});

test("a site without a logo has the first letter of its name as an icon, as an outline where the font has it", async () => {
  const { frame } = modelOf(siteText("  - { path: /, title: A, description: D, sections: [{ type: text, body: B }] }"));
  const cache = new FileCache(folder);
  const icon = await letterIcon(frame.site, colors, { publicFolder: folder, cache });
  expect(icon).not.toContain("<text");
  expect(await iconsOf(Buffer.from(icon), colors, cache)).toHaveLength(5);
  expect(await letterIcon({ ...frame.site, name: "हिन्दी" }, colors, { publicFolder: folder, cache })).toContain(
    ">ह</text>",
  );
});

test("the rules of an SVG for dark color schemes hold always", () => {
  expect(darkSvg("<style>.a{fill:#000}@media (prefers-color-scheme: dark) { .a { fill: #fff } .b{} }</style>")).toBe(
    "<style>.a{fill:#000} .a { fill: #fff } .b{}</style>",
  );
});

test("a minified SVG keeps its dark colors and its view box", async () => {
  const small = await minifySvg(mark);
  expect(small.length).toBeLessThan(mark.length);
  expect(small).toContain("prefers-color-scheme:dark");
  expect(small).toContain("viewBox");
});

test("what is no valid SVG stays as it is", async () => {
  expect(await minifySvg("<svg><p")).toBe("<svg><p");
});

test("raster images get variants that the model names, and SVG files do not", async () => {
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
  const { model: varied, files } = await pictureVariants(shown, folder, new FileCache(folder));
  expect(files.map(({ file }) => file.replace(/-[0-9a-f]{8}/, ""))).toEqual([
    "hashed.assets/oven-320.avif",
    "hashed.assets/oven-640.avif",
    "hashed.assets/oven-900.avif",
    "hashed.assets/oven-320.webp",
    "hashed.assets/oven-640.webp",
    "hashed.assets/oven-900.webp",
  ]);
  expect(varied).toHaveProperty("frame.menus.main.0.mega.featured.image.sources.0", {
    type: "image/avif",
    srcset: expect.stringMatching(/^hashed\.assets\/oven-320-\w+\.avif 320w, .* 900w$/),
  });
  expect(await pictureVariants(model, folder, new FileCache(folder))).toEqual({ model, files: [] });
});
