/**
 * `npm run pictures [-- TYPE…]`: writes docs/pictures, a picture of each section type for docs/sections.md, or of those that are named.
 * It opens the gallery of examples and takes the second example of a type, which is as it is usually written. Another machine
 * draws letters a little differently, so that all pictures change where they are all taken.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";

const folder = "docs/pictures";

/** In pixels: the window, the most of a long section that is shown, and the picture. */
const windowWidth = 1200;
const maxHeight = 1000;
const width = 800;

/** The opening of a gallery page, then a line of words before each example. */
const place = 4;

const named = process.argv.slice(2);
const all = readdirSync("blocks", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const unknown = named.find((type) => !all.includes(type));
if (unknown !== undefined) {
  process.stderr.write(`There is no section type ${unknown}; there are ${all.join(", ")}.\n`);
  process.exit(2);
}
const types = named.length > 0 ? named : all;

const executablePath = execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], {
  encoding: "utf8",
}).trim();

const server = spawn(process.execPath, ["build/lintel.js", "start"], { env: { ...process.env, NO_COLOR: "1" } });

/** @type {string} */
const address = await new Promise((found) => {
  let output = "";
  server.stdout.on("data", (data) => {
    output += data;
    const url = /Local:\s+(\S+)/.exec(output)?.[1];
    if (url) found(url);
  });
});

/** Letters stand where the typeface has them, and not on whole pixels. */
const letters = ["--font-render-hinting=none", "--enable-font-subpixel-positioning"];
const browser = await chromium.launch({
  executablePath,
  args: [...letters, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
const page = await browser.newPage({
  viewport: { width: windowWidth, height: maxHeight },
  colorScheme: "light",
  reducedMotion: "reduce",
});

if (types === all) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const type of types) {
  await page.goto("about:blank");
  await page.goto(`${address}gallery.html#/${type === "index" ? "index-list" : type}`);
  await page.locator("html[data-ready]").waitFor();
  await page.locator("main > div > *").nth(place).waitFor();
  // The header stays in view above whatever is scrolled to.
  await page.addStyleTag({ content: "header { position: static !important }" });
  // Lays out the whole page, and fetches its pictures.
  await page.evaluate(async () => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const png = await page.locator("main > div > *").nth(place).screenshot({ animations: "disabled" });
  const { width: taken = 0, height: full = 0 } = await sharp(png).metadata();
  await sharp(png)
    .extract({ left: 0, top: 0, width: taken, height: Math.min(full, maxHeight) })
    .resize({ width })
    .webp({ quality: 72 })
    .toFile(`${folder}/${type}.webp`);
}

if (types === all) await takeTypefaces();
await browser.close();
server.kill();
process.stdout.write(`In ${folder}: ${types.join(", ")}.\n`);

/** docs/typefaces.webp: the same words in every typeface that comes with Lintel. */
async function takeTypefaces() {
  /** @type {Record<string, { name: string }>} */
  const families = JSON.parse(readFileSync("schema/site/theme/families.json", "utf8"));
  const cards = Object.entries(families).map(([key, { name }]) => {
    const axes = key === "anek-latin" ? "standard" : "wght";
    const font = readFileSync(`build/fonts/${key}-latin-${axes}-normal.woff2`, "base64");
    return `<style>@font-face { font-family: "${key}"; src: url(data:font/woff2;base64,${font}); font-weight: 400 740 }</style>
<section style="font-family: '${key}'"><h2>${name}</h2><p>Fresh bread every day, from five in the morning: 2,999 loaves a week.</p></section>`;
  });
  await page.setContent(`<!doctype html><main><style>
main { padding: 32px 40px; box-sizing: border-box; display: grid; align-content: start; grid-template-columns: 1fr 1fr; gap: 28px 56px; color: #0d1f22; background: #fff }
h2 { margin: 0; font-size: 40px; font-weight: 640; line-height: 1.2 }
p { margin: 6px 0 0; font-size: 19px; line-height: 1.45 }
</style>${cards.join("")}</main>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.locator("main").screenshot();
  await sharp(png).resize({ width }).webp({ quality: 80 }).toFile("docs/typefaces.webp");
}
