import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { builtNames, takenNames } from "../../schema/site/addresses/built-names.ts";
import { runBuild, type BuildResult } from "./run-build.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
const built = join(folder, "dist");
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>';

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, "public", file)), { recursive: true });
  writeFileSync(join(folder, "public", file), content);
}

/** Builds a site whose start page has these sections, as JSON. */
function build(sections: readonly object[], site: object = {}, more: readonly object[] = []): BuildResult {
  const file = join(folder, "site.yaml");
  const facts = { name: "Kiln Lane", url: "https://kiln.example/shop", ...site };
  const routes = [{ path: "/", title: "Home", description: "Bread.", sections }, ...more];
  writeFileSync(file, JSON.stringify({ version: 1, site: facts, routes }));
  return runBuild([file, "--out", built, "--empty"]);
}

/** All URLs of files that an HTML file of the site root names. */
function urlsIn(html: string): string[] {
  const written = (name: string): string[] =>
    [...html.matchAll(new RegExp(`\\s${name}="([^"]+)"`, "gi"))].map(([, value = ""]) =>
      value.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
    );
  const sets = written("srcset").flatMap((set) => set.split(", ").map((one) => one.split(" ")[0] ?? ""));
  const previews = [...html.matchAll(/property="og:image" content="([^"?]+)/g)].map(([, url = ""]) => url);
  return [...written("src"), ...written("href"), ...sets, ...previews];
}

test("whatever a picture is called, each URL of it leads to its file", { timeout: 60_000 }, async () => {
  const names = [
    "a#b",
    "a?b",
    "a%20b",
    "100%",
    "two words, one",
    "Größe/写真",
    "javascript:x",
    "a&b's",
    "x".repeat(240),
  ];
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#8a3412" } })
    .jpeg()
    .toBuffer();
  for (const name of names) {
    write(`${name}.svg`, drawing);
    write(`${name}.jpg`, photo);
  }
  const sections = names.flatMap((name) =>
    ["svg", "jpg"].map((ending) => ({ type: "picture", image: { src: `${name}.${ending}`, alt: `A ${ending}` } })),
  );
  expect(build(sections, { logo: { src: "a#b.svg", alt: "Logo" } })).toMatchObject({ code: 0 });
  const base = "https://kiln.example/shop/";
  const files = new Set(filesBelow(built));
  const manifest: { icons: { src: string }[] } = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));
  const urls = [...urlsIn(readFileSync(join(built, "index.html"), "utf8")), ...manifest.icons.map(({ src }) => src)];
  const reached = urls.filter((url) => !/^#|\.html$/.test(url)).map((url) => new URL(url, base));
  expect(reached.length).toBeGreaterThan(names.length * 4);
  const missing = reached.filter(({ href, pathname, search, hash }) => {
    const file = decodeURIComponent(pathname.replace("/shop/", "")).replace(/(?:^|\/)$/, "$&index.html");
    return !href.startsWith(base) || !files.has(file) || (search + hash !== "" && !pathname.endsWith(".svg"));
  });
  expect(missing.map(({ href }) => href)).toEqual([]);
  for (const name of names)
    expect(reached.map(({ pathname }) => decodeURIComponent(pathname))).toContain(`/shop/${name}.svg`);
});

test("what is private or no file is not published, and never read", { timeout: 60_000 }, () => {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  for (const name of [
    "list.pdf",
    ".well-known/security.txt",
    "CNAME",
    "art/.env",
    ".git/config",
    "site.yaml~",
    ".DS_Store",
  ])
    write(name, `${name} as it stands`);
  const secret = "what nobody else may read";
  writeFileSync(join(folder, "secret.txt"), secret);
  for (const [from, to] of [
    ["leak.txt", "../secret.txt"],
    ["leak.svg", join(folder, "secret.txt")],
    ["up", ".."],
    ["dead.png", "gone.png"],
    ["inside.pdf", "list.pdf"],
  ] as const)
    symlinkSync(to, join(folder, "public", from));
  execFileSync("mkfifo", [join(folder, "public/pipe.png")]);
  const { code, said } = build([{ type: "text", body: "Bread." }]);
  expect(code).toBe(0);
  for (const name of ["leak.txt", "leak.svg", "up", "dead.png", "pipe.png"])
    expect(said).toContain(`public/${name} is `);
  expect(said).toContain("Private in public/, so not published: .git, art/.env, site.yaml~");
  const files = filesBelow(built);
  expect(files).toEqual(expect.arrayContaining(["list.pdf", "inside.pdf", ".well-known/security.txt", "CNAME"]));
  expect(files.filter((file) => /leak|up|dead|pipe|\.env|\.git|~|DS_Store/.test(file))).toEqual([]);
  for (const file of files) expect(readFileSync(join(built, file), "utf8"), file).not.toContain(secret);
});

test("names that the build needs are told and stay the build’s", { timeout: 60_000 }, () => {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  const taken = ["pricing", "Index.html", "sitemap.xml", "404.html/a.txt", "hashed.assets/a.txt", "frame.json"];
  const free = ["assets/a.txt", "pricing.pdf", "favicon.ico"];
  for (const name of [...taken, ...free]) write(name, "ours");
  write("_headers", "/assets/*\n  X-Robots-Tag: noindex\n/*\n  X-Frame-Options: SAMEORIGIN\n");
  write("robots.txt", "User-agent: *\nDisallow: /drafts/\n");
  const page = { title: "Pages", description: "Bread.", sections: [{ type: "text", body: "[Home](/)" }] };
  const { code, said } = build(
    [{ type: "text", body: "[a](/pricing) [b](/assets)" }],
    {},
    ["/pricing", "/assets"].map((path) => ({ path, ...page })),
  );
  expect(code).toBe(0);
  expect(taken.filter((name) => !said.includes(`public/${name} is not published`))).toEqual([]);
  expect(free.filter((name) => said.includes(`public/${name} is not published`))).toEqual([]);
  const text = (name: string): string => readFileSync(join(built, name), "utf8");
  const files = filesBelow(built);
  expect(files.filter((name) => taken.includes(name) && text(name) === "ours")).toEqual([]);
  expect(free.map(text)).toEqual(["ours", "ours", "ours"]);
  expect(files).toEqual(expect.arrayContaining(["pricing/index.html", "assets/index.html"]));
  expect(text("_headers")).toMatch(/^\/\*\n {2}Content-Security-Policy: [\s\S]*\n {2}X-Frame-Options: SAMEORIGIN\n\n/);
  // No two rules give a file the same header.
  const caching = [...text("_headers").matchAll(/^(\/\S+)\/\*\n(?: {2}.*\n)* {2}Cache-Control: (.*)$/gm)];
  expect(caching.map(([, path]) => path).toSorted()).toEqual(["/assets", "/hashed.assets", "/pricing"]);
  expect(text("robots.txt")).toMatch(/^User-agent: \*\nDisallow: \/drafts\/\n\nSitemap: /);
});

test("the check knows all names that the build takes", { timeout: 60_000 }, () => {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  expect(build([{ type: "text", body: "Bread." }]).code).toBe(0);
  const takenBy = takenNames(builtNames(["/"]));
  expect(filesBelow(built).filter((name) => takenBy(name) === undefined)).toEqual([]);
});

test("a drawing with a program in it is not built, named or not", { timeout: 60_000 }, () => {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  write("good.svg", drawing);
  const program = drawing.replace("<path", '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script><path');
  write("art/bad.svg", program);
  const { code, said } = build([{ type: "picture", image: { src: "good.svg", alt: "A drawing" } }]);
  expect(code).toBe(1);
  expect(said).toContain("public/art/bad.svg holds a program: <script> (line 1).");
});

test(
  "a damaged picture and one of too many pixels are found by the check, at their place",
  { timeout: 60_000 },
  async () => {
    rmSync(join(folder, "public"), { recursive: true, force: true });
    const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: "#8a3412" } });
    const formats = ["png", "jpeg", "webp", "avif"] as const;
    for (const format of formats) {
      const whole = await photo.toFormat(format).toBuffer();
      write(`cut.${format}`, whole.subarray(0, whole.length - 30));
    }
    write("tiny.avif", (await photo.avif().toBuffer()).subarray(0, 12));
    // 16,000 × 16,000 pixels in a few bytes.
    const bomb = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    write("bomb.png", bomb);
    const names = [...formats.map((format) => `cut.${format}`), "tiny.avif", "bomb.png"];
    const { code, said } = build(names.map((src) => ({ type: "picture", image: { src, alt: "A picture of it" } })));
    expect(code).toBe(1);
    expect(
      names.filter((name) => !new RegExp(`${name} (?:cannot be shown|has 256 million pixels)`).test(said)),
    ).toEqual([]);
    expect(said).toMatch(/\n6 errors[,.]/);
  },
);
