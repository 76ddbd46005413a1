import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedFile, scanPublicFolder } from "./scan.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "lintel-")));
const shown = join(folder, "public");

function write(file: string): void {
  mkdirSync(dirname(join(shown, file)), { recursive: true });
  writeFileSync(join(shown, file), "words");
}

const published = [
  ".well-known/security.txt",
  "CNAME",
  "Größe.png",
  "art/a.svg",
  "art/link.svg",
  "google1234.html",
  "id_rsa.pub",
  "price-list~2.pdf",
];

const hidden = [
  ".env",
  ".git/config",
  ".well-known/.env",
  "art/.env",
  "art/a.svg~",
  "prices.pdf.bak",
  "prices.pdf.old",
  "prod.env",
  "keys/id_rsa",
  "node_modules/a/b.js",
  "link-to-env",
];
const litter = [
  ".DS_Store",
  "art/.DS_Store",
  "Thumbs.db",
  "art/.a.svg.swp",
  "~$prices.docx",
  "__MACOSX/a.svg",
  ".gitkeep",
];

beforeAll(() => {
  for (const file of [...published, ...hidden, ...litter].filter((name) => !name.includes("link"))) write(file);
  rmSync(join(shown, "Größe.png"));
  write("Gro\u0308ße.png");
  writeFileSync(join(folder, "secret.txt"), "secret");
  mkdirSync(join(folder, "public-2"));
  writeFileSync(join(folder, "public-2/a.txt"), "secret");
  const link = (to: string, from: string): void => symlinkSync(to, join(shown, from));
  link("a.svg", "art/link.svg");
  link(".env", "link-to-env");
  link("../secret.txt", "leak.txt");
  link(join(folder, "public-2"), "leak");
  link("../public-2/a.txt", "leak-2.txt");
  link("gone.txt", "dead.txt");
  link("art", "pictures");
  link(".", "circle");
  execFileSync("mkfifo", [join(shown, "pipe")]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("what people put there is published, well-known files and links inside the folder among it", () => {
  expect([...scanPublicFolder(shown).files.keys()]).toEqual(published);
  for (const name of published) expect(publishedFile(shown, name), name).toBe(scanPublicFolder(shown).files.get(name));
});

test("the rest is left out, each for its reason, and litter without a word", () => {
  const { leftOut } = scanPublicFolder(shown);
  const named = (why: string): string[] => leftOut.flatMap((one) => (one.why === why ? [one.name] : [])).toSorted();
  // A private folder is named, and not what is in it.
  const inFolders = [".git/config", "node_modules/a/b.js"];
  const names = [...hidden.filter((name) => !inFolders.includes(name)), ".git", "node_modules"];
  expect(named("private")).toEqual(names.toSorted());
  expect(named("outside")).toEqual(["leak", "leak-2.txt", "leak.txt"]);
  expect(named("dead-link")).toEqual(["dead.txt"]);
  expect(named("folder-link")).toEqual(["circle", "pictures"]);
  expect(named("special")).toEqual(["pipe"]);
});

test.each([
  ...hidden,
  ...litter,
  "leak.txt",
  "leak/a.txt",
  "pictures/a.svg",
  "circle/CNAME",
  "pipe",
  "dead.txt",
  "art",
  "",
  "../secret.txt",
  "art/../CNAME",
  "art//a.svg",
  "CNAME/",
  "CNAME/x",
  "a\u0000b",
  "x".repeat(400),
])("%s is not published", (name) => {
  expect(publishedFile(shown, name)).toBeUndefined();
});

test("a public folder may itself be a link", () => {
  symlinkSync(shown, join(folder, "linked"));
  expect(scanPublicFolder(join(folder, "linked")).files.size).toBe(published.length);
  expect(publishedFile(join(folder, "linked"), "CNAME")).toBe(join(folder, "linked/CNAME"));
});

test("a folder that is not there holds nothing", () => {
  expect(scanPublicFolder(join(folder, "nowhere"))).toEqual({ files: new Map(), leftOut: [] });
  expect(publishedFile(join(folder, "nowhere"), "CNAME")).toBeUndefined();
});
