import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { structuredData } from "../../../blocks/structured-data.ts";
import { Stage } from "../staged-files.ts";
import { prepareStaticOutput, type StaticOutput } from "./static-output.ts";
import { FileCache } from "./file-cache.ts";
import { pictureFile } from "./pictures/picture-files.ts";
import { modelOf, picturesFolder, siteText } from "./example-site.ts";

const early = "start()";
let folder: string;
let output: StaticOutput;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lintel-"));
  await cp(picturesFolder, join(folder, "public"), { recursive: true });
  await writeFile(join(folder, "public/robots.txt"), "User-agent: *\nDisallow: /drafts/\n");
  await writeFile(join(folder, "public/llms.txt"), "# Ours\n");
  await writeFile(join(folder, "public/sitemap.xml"), "<urlset/>");
  output = await prepareStaticOutput({
    model: modelOf(siteText("  - { path: /, title: Home, description: D, sections: [{ type: text, body: B }] }")),
    structuredData,
    inline: { scripts: [early], styles: [] },
    publicFolder: join(folder, "public"),
    cache: new FileCache(join(folder, "cache")),
  });
  const stage = new Stage(join(folder, "dist"));
  stage.begin();
  for await (const { file, content } of output.files()) stage.write(file, content);
  stage.moveIntoPlace();
  stage.end();
});
afterAll(() => rm(folder, { recursive: true }));

const built = (file: string): Promise<string> => readFile(join(folder, "dist", file), "utf8");

test.each([
  "sitemap.xml",
  "manifest.webmanifest",
  "_headers",
  "icon.svg",
  "icon-192.png",
  "icon-512.png",
  "apple-touch-icon.png",
  "favicon.ico",
])("writes %s", async (file) => {
  expect((await built(file)).length).toBeGreaterThan(0);
});

test("leaves a file alone that the author has put there, and adds to one that needs more", async () => {
  await expect(built("llms.txt")).rejects.toThrow("ENOENT");
  expect(await built("robots.txt")).toBe(
    "User-agent: *\nDisallow: /drafts/\n\nSitemap: https://kiln.example/sitemap.xml\n",
  );
  expect(await built("sitemap.xml")).toContain("<loc>https://kiln.example/</loc>");
});

test("every icon and picture that a head names is written", async () => {
  const head = output.head("Home", output.model.pages[0], []).join("\n");
  const named = [
    ...head.matchAll(/(?:href|content)="(?:https:\/\/kiln\.example\/)?([a-z-]+\.(?:png|ico|svg|webmanifest))/g),
  ].map(([, file]) => file ?? "");
  expect(named.length).toBeGreaterThan(5);
  const picture = pictureFile("/");
  expect(named).toContain(picture);
  for (const file of named.filter((name) => name !== picture)) expect((await built(file)).length).toBeGreaterThan(0);
});

test("SVG files of the public folder are smaller in the built one", async () => {
  expect((await built("art/loaves.svg")).length).toBeLessThan(
    (await readFile(join(picturesFolder, "art/loaves.svg"), "utf8")).length,
  );
});
