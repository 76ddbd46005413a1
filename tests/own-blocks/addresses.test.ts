import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCli, call, type Called } from "../cli/cli.ts";
import { startServer } from "../dev/start-server.ts";
import { component, ownSite } from "./own-site.ts";

/* A block of the site's own names a file or a page by itself: it is there, in whatever folder the site is published. */

const { folder, file, block } = ownSite();
const lintel = (...words: readonly string[]): Called => call(words, { cwd: folder });
const soon = { timeout: 20_000, interval: 50 };
const sound = component.replace("<button", '<img src="art/map.svg" alt="" />\n      <button');
const withElement = (element: string): string => sound.replace("<button", `${element}\n      <button`);

beforeAll(() => {
  buildCli();
  mkdirSync(join(folder, "public/art"), { recursive: true });
  writeFileSync(join(folder, "public/art/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  writeFileSync(join(folder, "public/Price list.pdf"), "%PDF-1.4\n");
}, 120_000);
beforeEach(() => writeFileSync(block, sound));
afterAll(() => rmSync(folder, { recursive: true }));

describe("an address from the top of the server", { timeout: 120_000 }, () => {
  const picture = '<img src="/art/map.svg" alt="" />';
  const place = "blocks/price-map/PriceMap.tsx:14:17";
  const said = "“/art/map.svg” leads out of a site that is published in a folder. Write “art/map.svg”, as in site.yaml";

  test("is named by the check and by doctor, with its line", () => {
    writeFileSync(block, withElement(picture));
    const { code, out, err } = lintel("check");
    expect([code, out]).toEqual([0, "No problems.\n"]);
    expect(err).toContain(`\n${place}: ${said}.\n`);
    expect(err).toMatch(/^ {2}> {2}14 \| .*art\/map/m);
    expect(lintel("doctor")).toMatchObject({ code: 1, out: expect.stringContaining(said) });
  });

  test("is refused by the build, with the section and the line", () => {
    writeFileSync(block, withElement(picture));
    expect(lintel("build")).toMatchObject({
      code: 1,
      err: `The block of “price-map” (section 2) on the page / has an error: ${said}\nat ${place}\nsite.yaml was not built.\n`,
    });
  });

  test.each([
    ["of a page", '<a href="/prices">Prices</a>', /write <Link href=\{…\}>\nat blocks/],
    [
      "that is computed",
      '<img src={["", "art", "map.svg"].join("/")} alt="" />',
      /Write “art\/map\.svg”, as in site\.yaml\nsite/,
    ],
    ["among several", '<img srcSet="art/map.svg 1x, /art/map.svg 2x" alt="" />', /“\/art\/map\.svg” leads out/],
  ])("is refused, too, where it is one %s", (_, element, words) => {
    writeFileSync(block, withElement(element));
    expect(lintel("build")).toMatchObject({ code: 1, err: expect.stringMatching(words) });
  });

  test("is said while the site is edited: at the start, and after each save", async () => {
    writeFileSync(block, withElement(picture));
    const server = await startServer(["start", file]);
    try {
      await expect.poll(server.output, soon).toContain(`${place}: ${said}.`);
      const ask = async (): Promise<number> => (await fetch(`${server.address}blocks/price-map/PriceMap.tsx`)).status;
      expect(await ask()).toBe(200);
      writeFileSync(block, withElement('<a href="/art/map.svg">The map</a>'));
      await expect.poll(server.output, soon).toContain("blocks/price-map/PriceMap.tsx:14:16: “/art/map.svg”");
    } finally {
      await server.stop();
    }
  });
});

describe("an address from the folder of the site", { timeout: 120_000 }, () => {
  test("leads to a file or a page", () => {
    const element =
      '<img src="art/map.svg" alt="" /><a href="Price%20list.pdf">Prices</a><a href="./">Home</a><a href="#top">Up</a>';
    writeFileSync(block, withElement(element));
    expect(lintel("check")).toMatchObject({ code: 0, err: "" });
    expect(lintel("build")).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toContain('<img src="art/map.svg"');
  });

  test.each([
    ["art/mapp.svg", "“art/mapp.svg” leads to no file and no page of the site. Did you mean “art/map.svg”?"],
    ["nowhere/", "“nowhere/” leads to no file and no page of the site"],
    ["../art/map.svg", "“../art/map.svg” leads to no file and no page of the site. Did you mean “art/map.svg”?"],
  ])("is refused by the build where nothing is there: %s", (address, words) => {
    writeFileSync(block, withElement(`<a href="${address}">It</a>`));
    expect(lintel("build")).toMatchObject({
      code: 1,
      err: expect.stringContaining(` has an error: ${words}\nat blocks/price-map/PriceMap.tsx:14:16\n`),
    });
  });

  test("shows the same picture in the gallery", async () => {
    const server = await startServer(["start", file]);
    try {
      expect((await fetch(`${server.address}@lintel/gallery/art/map.svg`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

test.each([
  ["in a comment", '{/* <img src="/art/map.svg" alt="" /> */}'],
  ["of another server", '<a href="//maps.example/">Map</a>'],
  ["in a text", "<p>Write href: /prices</p>"],
])("the check says nothing of an address %s", (_, element) => {
  writeFileSync(block, withElement(element));
  expect(lintel("check")).toEqual({ code: 0, out: "No problems.\n", err: "" });
});

test("a picture that only a block or its styles name counts as used", () => {
  const unused = "image/unused";
  expect(lintel("check").out).not.toContain(unused);
  writeFileSync(block, component);
  expect(lintel("check").out).toContain(unused);
  const styles = join(block, "../PriceMap.module.css");
  writeFileSync(styles, '@layer blocks { .list { background: url("/art/map.svg"); } }\n');
  expect(lintel("check").out).not.toContain(unused);
});

test("whoever renames or deletes a picture that a block names is told to change the block", () => {
  expect(lintel("rename", "art/map.svg", "art/plan.svg", "--dry-run").out).toContain(
    "A section type of your own names art/map.svg as well, in blocks/: write art/plan.svg there yourself.",
  );
  expect(lintel("delete", "art/map.svg", "--unlink", "--dry-run").out).toContain(
    "A section type of your own names art/map.svg as well, in blocks/: take it out there yourself.",
  );
  writeFileSync(join(folder, "public/art/oven.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect(lintel("rename", "art/oven.svg", "art/stove.svg", "--dry-run")).toMatchObject({
    code: 0,
    out: expect.not.stringContaining("section type of your own"),
  });
});
