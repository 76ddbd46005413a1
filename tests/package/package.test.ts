import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { startServer } from "../dev/start-server.ts";
import { installPacked, type Installed } from "./install-packed.ts";

/* The package without its optional parts, because those are fetched. `npm run test:package` tries it with them. */

let lintel: Installed;
let files: readonly string[];
beforeAll(() => {
  lintel = installPacked(["--omit=optional", "--offline"]);
  files = lintel.packageFiles();
  lintel.call(["init", ".", "--yes", "--name", "Über uns", "--color", "#8a3412"]);
}, 120_000);
afterAll(() => rmSync(join(lintel.folder, "../.."), { recursive: true }));

test("the package brings no other package", () => {
  expect(
    filesBelow(join(lintel.folder, "node_modules")).filter((file) => !/^(?:lintel\/|\.|\.bin\/)/.test(file)),
  ).toEqual([]);
});

test("every link in a document of the package leads to something in the package", () => {
  const root = join(lintel.folder, "node_modules/lintel");
  const documents = filesBelow(root).filter((file) => file.endsWith(".md") && !file.startsWith("starters/"));
  expect(documents).toContain("docs/blocks.md");
  const outside = documents.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8")
      .replaceAll(/^ *(```+)[\s\S]*?^ *\1$/gm, "")
      .replaceAll(/`[^`\n]*`/g, "")
      .replaceAll(/\\\[[^\]]*\]/g, "");
    return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:|^\//.test(target) && !existsSync(join(root, file, "..", target)))
      .map((target) => `${file}: ${target}`);
  });
  expect(outside).toEqual([]);
});

test("what a document tells its reader to call or to open is in the package, or said to be in the repository", () => {
  const root = join(lintel.folder, "node_modules/lintel");
  const documents = filesBelow(root).filter((file) => /^(?:README|docs\/[\w-]+)\.md$/.test(file));
  const ofRepository = documents.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split(/^(?=## )/m)
      .filter(
        (part) => !part.includes("repository of Lintel, not the package") && !part.includes("not part of the package"),
      )
      .flatMap((part) => part.match(/npm ci|npm run|CONTRIBUTING|build\/lintel\.js|\bthis repository\b/g) ?? [])
      .map((found) => `${file}: ${found}`),
  );
  expect(ofRepository).toEqual([]);
  expect(existsSync(join(root, "schema/report/problems.schema.json"))).toBe(true);
});

test("a new site passes the strictest check, and says whose it is", () => {
  expect(lintel.call(["check", "--strict"])).toEqual({ code: 0, out: "No problems.\n", err: "" });
  const text = readFileSync(join(lintel.folder, "site.yaml"), "utf8");
  expect(text).toContain("  name: Über uns\n");
  expect(text).toContain('action: "#8a3412"');
  expect(existsSync(join(lintel.folder, ".lintel/site.schema.json"))).toBe(true);
  const readme = readFileSync(join(lintel.folder, "README.md"), "utf8");
  expect(readme.split("\n").length).toBeLessThanOrEqual(21);
  expect(readFileSync(join(lintel.folder, "node_modules/lintel/README.md"), "utf8")).toContain(
    `You need ${/You need \[(.+)\]\(/.exec(readme)?.[1]}. In an empty folder:`,
  );
});

test("every starter makes a site that passes the strictest check, and says what it wrote and what comes next", () => {
  for (const template of ["courses", "person", "shop", "software"]) {
    const { code, out, err } = lintel.call(["init", `my ${template}`, "--yes", "--template", template]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^The site is in my \w+\. Written: site\.yaml, public\/, README\.md, .*\.github\/workflows\/site\.yml\.$/m,
    );
    expect(out).toContain(`To see the site: cd "my ${template}" && npx lintel`);
    expect(lintel.call(["check", "--strict"], `my ${template}`)).toEqual({ code: 0, out: "No problems.\n", err: "" });
    for (const name of [".gitignore", ".vscode/settings.json", ".lintel/site.schema.json", "public/art/mark.svg"])
      expect([name, existsSync(join(lintel.folder, `my ${template}`, name))]).toEqual([name, true]);
  }
});

test("whoever writes in another language hears that the texts are to be replaced, and how the currency is", () => {
  const { out } = lintel.call(["init", "töpferei", "--yes", "--template", "shop", "--language", "de-CH"]);
  expect(out).toContain("Its texts are in English: write your own, in German.");
  expect(out).toContain("Its prices are in GBP: another “currency” in site.yaml changes all of them.");
  const site = readFileSync(join(lintel.folder, "töpferei/site.yaml"), "utf8");
  expect(site).toContain("  language: de-CH # decides how dates");
});

test("what is in the folder already stays, and is named", () => {
  mkdirSync(join(lintel.folder, "begun/public/art"), { recursive: true });
  for (const name of ["README.md", "public/art/mark.svg"]) writeFileSync(join(lintel.folder, "begun", name), "mine");
  const { out } = lintel.call(["init", "begun", "--yes", "--template", "person"]);
  for (const name of ["README.md", "public/art/mark.svg"]) {
    expect(out).toContain(`${name} was there already, and stays as it is.\n`);
    expect(readFileSync(join(lintel.folder, "begun", name), "utf8")).toBe("mine");
  }
});

test("what a .gitignore of the folder lacks is named", () => {
  mkdirSync(join(lintel.folder, "ignoring"));
  writeFileSync(join(lintel.folder, "ignoring/.gitignore"), "_site\n/node_modules/\n");
  const { out } = lintel.call(["init", "ignoring", "--yes"]);
  expect(out).toContain("Add to .gitignore, for it is made anew wherever it is needed: dist, .lintel\n");
  expect(lintel.call(["init", "silent", "--yes"]).out).not.toContain("Add to .gitignore");
});

test("an unknown template is refused with the names of those that there are", () => {
  const { code, err } = lintel.call(["init", "other", "--yes", "--template", "bakery"]);
  expect([code, err.split("\n")[0]]).toEqual([
    2,
    "There is no template “bakery”; there are blank, courses, person, shop, software. “npx lintel init --help” tells more.",
  ]);
  expect(existsSync(join(lintel.folder, "other"))).toBe(false);
});

test("a site that is there is never made anew", () => {
  const before = readFileSync(join(lintel.folder, "site.yaml"), "utf8");
  const { code, err } = lintel.call(["init", "--yes"]);
  expect([code, err.split("\n")[0]]).toEqual([
    2,
    "site.yaml is there already, and stays as it is. “npx lintel start” shows it.",
  ]);
  expect(readFileSync(join(lintel.folder, "site.yaml"), "utf8")).toBe(before);
});

test("a build from another folder says what is lost, and names no file that it did not write", () => {
  mkdirSync(join(lintel.folder, "below"), { recursive: true });
  const { code, out, err } = lintel.call(["build", "../site.yaml"], "below");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("sharp and harfbuzzjs and subset-font are not installed: pictures are published as they are");
  const built = join(lintel.folder, "dist");
  const page = readFileSync(join(built, "contact/index.html"), "utf8");
  expect(page).toContain("<h1");
  const named = [...page.matchAll(/<(?:link|script|img)\b[^>]* (?:href|src)="([^":]+)"/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThanOrEqual(3);
  expect(named.filter((file) => !existsSync(join(built, file)))).toEqual([]);
  const { icons }: { icons: { src: string }[] } = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));
  expect(icons.map(({ src }) => src)).toEqual(["icon.svg"]);
});

test("the development server shows the site, the gallery and what problems mean", async () => {
  const server = await startServer(["start", join(lintel.folder, "site.yaml")], lintel.program);
  try {
    const page = await (await fetch(server.address)).text();
    const [, script = ""] = /<script type="module" src="\/([^"]+)"/.exec(page) ?? [];
    for (const path of [
      script,
      "gallery.html",
      "@lintel/gallery/frame.json",
      "@lintel/problems/yaml/tab.md",
      "@lintel/gallery/art/mark.svg",
    ]) {
      const { status } = await fetch(server.address + path);
      expect([path, status]).toEqual([path, 200]);
    }
    // Names of others that lead to this computer, and files beside the site.
    expect((await fetch(`${server.address}site.yaml`)).status).toBe(404);
    expect((await fetch(`${server.address}@lintel/app/../../../package.json`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

test("a program that no package.json names is named to npm, which would remove it otherwise", () => {
  const file = join(lintel.folder, "package.json");
  const said = (): string => lintel.call(["new", "block", "price-map"]).out;
  expect(said()).toMatch(/npm install --save-dev vite@\S+ @vitejs\/plugin-react@\S+\n/);
  rmSync(join(lintel.folder, "blocks"), { recursive: true });
  const text = readFileSync(file, "utf8");
  writeFileSync(file, "{}");
  expect(said()).toMatch(/npm install --save-dev vite@\S+ @vitejs\/plugin-react@\S+ lintel@\S+\n/);
  writeFileSync(file, text);
  rmSync(join(lintel.folder, "blocks"), { recursive: true });
});

test("everything says that section types of the site need a bundler where there is none", async () => {
  lintel.call(["new", "block", "price-map"]);
  const said =
    /Section types of your own need vite@\S+ and @vitejs\/plugin-react@\S+, which are not installed\. In the folder of the site:\nnpm install /;
  try {
    expect(lintel.call(["doctor"]).out).toMatch(said);
    const again = lintel.call(["new", "block", "price-map"]);
    expect(again).toMatchObject({ code: 2, out: expect.stringMatching(/need a bundler.*\nnpm install /) });
    expect(again.err).toBe("blocks/price-map is there already, and stays as it is.\n");
    expect(lintel.call(["check"])).toMatchObject({ code: 0, err: expect.stringMatching(said) });
    expect(lintel.call(["build"])).toMatchObject({ code: 1, err: expect.stringMatching(said) });
    const server = await startServer(["start", join(lintel.folder, "site.yaml")], lintel.program);
    try {
      expect(server.output()).toMatch(said);
      const registry = await (await fetch(`${server.address}@lintel/own-blocks.js`)).text();
      expect(registry).toContain('["price-map", failing("Section types of your own need vite@');
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(join(lintel.folder, "blocks"), { recursive: true });
  }
});

test("a built site is served, and nothing beside it", async () => {
  lintel.call(["build"]);
  const server = await startServer(["preview", join(lintel.folder, "dist")], lintel.program);
  try {
    expect(await (await fetch(`${server.address}contact`)).text()).toContain("<h1");
    const missing = await fetch(`${server.address}nothing/here`);
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect((await fetch(`${server.address}%2e%2e/site.yaml`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

test("a call without a word, in a folder of a site, says where the site is", () => {
  mkdirSync(join(lintel.folder, "empty"));
  const { code, err } = lintel.call([], "empty");
  expect([code, err]).toEqual([
    2,
    "There is no site.yaml in this folder. The site around it is ../site.yaml. “npx lintel start ../site.yaml” shows it.\n",
  ]);
});

test("the doctor says what is missing", () => {
  const { code, out } = lintel.call(["doctor"]);
  expect(code).toBe(1);
  expect(out).toContain("npm install sharp harfbuzzjs subset-font");
});

test("an answer may be in plain words, and a color that cannot be read is darkened and said", () => {
  const { code, out } = lintel.call(["init", "words", "--yes", "--language", "German", "--color", "yellow"]);
  expect(code).toBe(0);
  const text = readFileSync(join(lintel.folder, "words/site.yaml"), "utf8");
  expect(text).toMatch(/^ {2}language: de\b/m);
  const [, action = ""] = /action: "(#[0-9a-f]{6})"/.exec(text) ?? [];
  expect(out).toContain(`Links in #ffff00 could not be read: ${action} takes its place.\n`);
});

test("an answer that cannot be used is refused before anything is written", () => {
  expect(lintel.call(["init", "refused", "--yes", "--language", "Klingon"]).code).toBe(2);
  expect(lintel.call(["init", "refused", "--yes", "--color", "reddish"]).err).toContain("“reddish” is no color");
  expect(existsSync(join(lintel.folder, "refused"))).toBe(false);
});

test("nothing of all this has changed the package", () => {
  writeFileSync(join(lintel.folder, "below/note.txt"), "");
  expect(lintel.packageFiles()).toEqual(files);
});
