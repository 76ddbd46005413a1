import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith } from "./cli.ts";
import { commitAll, git } from "./repository.ts";

const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - type: picture
        title: The oven
        image: { src: art/oven.svg, alt: The oven of the bakery }
`;
const withStove = site.replace("art/oven.svg", "art/stove.svg");

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#850"/></svg>';
const withScript = drawing.replace("<rect", "<script>alert(1)</script><rect");

/** What is told of a picture with another name, and nothing of what follows. */
const renamed = `What only authors see
  The picture art/oven.svg is named art/stove.svg now; 1 place is as before on the site.

No change on the site: 1 thing that only authors see.
`;
/** The same where nobody knows whether it was another picture. */
const replaced = `Pictures
  The picture of “The oven” on the start page is art/stove.svg instead of art/oven.svg.

1 change of the site.
`;

beforeAll(buildCli, 120_000);

function write(cwd: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
}

function folder(text = site, files: Readonly<Record<string, string>> = { "public/art/oven.svg": drawing }): string {
  const cwd = folderWith(text);
  write(cwd, files);
  return cwd;
}

const diff = (cwd: string, ...words: readonly string[]): string =>
  call(["diff", ...words], { cwd, env: { GIT_CEILING_DIRECTORIES: "/tmp" } }).out;

describe("lintel diff looks at the public folder as it was in the commit", () => {
  test("where a picture got another name", () => {
    const cwd = commitAll(folder());
    expect(call(["rename", "art/oven.svg", "art/stove.svg"], { cwd }).code).toBe(0);
    expect(diff(cwd)).toBe(renamed);
    git(cwd, "add", ".");
    expect(diff(cwd)).toBe(renamed);
    git(cwd, "commit", "--quiet", "--message=Second");
    expect(diff(cwd, "HEAD~1")).toBe(renamed);
  });

  test("where a text shows a picture that got another name, and another picture came", () => {
    const inText = site.replace(/type: picture[^]*/, 'type: text\n        body: "See ![The oven](art/oven.svg)."\n');
    const cwd = commitAll(folder(inText));
    expect(call(["rename", "art/oven.svg", "art/stove.svg"], { cwd }).code).toBe(0);
    expect(diff(cwd)).toBe(renamed.replace("1 place", "1 text"));
    write(cwd, { "public/art/stove.svg": drawing.replace("#850", "#580") });
    expect(diff(cwd)).not.toContain("is named");
  });

  test("where it is above the site, in a folder of the repository with an accent", () => {
    const cwd = mkdtempSync(join(tmpdir(), "lintel-"));
    write(cwd, { "café/site.yaml": site, "café/public/art/oven.svg": drawing });
    commitAll(cwd);
    expect(call(["rename", "art/oven.svg", "art/stove.svg"], { cwd: join(cwd, "café") }).code).toBe(0);
    expect(diff(cwd, "--file", "café/site.yaml")).toBe(renamed);
  });

  test.each([
    ["was not there", {}],
    ["was no clean drawing", { "public/art/oven.svg": withScript }],
  ])("where a picture %s, and is there now", (_, files) => {
    const cwd = commitAll(folder(site, files));
    write(cwd, { "public/art/oven.svg": drawing });
    expect(diff(cwd)).toMatch(/The site builds again\.\n +Solved error at .*: .*oven\.svg/);
  });

  test("where a picture is another one now", () => {
    const cwd = commitAll(folder());
    write(cwd, { "public/art/oven.svg": withScript });
    expect(diff(cwd)).toMatch(
      /The site no longer builds: 1 error in the new file\.\n +New error at .*: oven\.svg holds/,
    );
  });

  test("where a picture, a file or a section type is another one under the same name", () => {
    const cwd = commitAll(
      folder(site, {
        "public/art/oven.svg": drawing,
        "public/prices.pdf": "%PDF-1.4 a",
        "blocks/price-map/schema.json": '{ "description": "A map.", "properties": {} }',
        "blocks/price-map/PriceMap.tsx": "export const PriceMap = () => <p>a</p>;",
      }),
    );
    expect(diff(cwd)).toBe("No change: both files say the same.\n");
    write(cwd, {
      "public/art/oven.svg": drawing.replace("#850", "#580"),
      "public/prices.pdf": "%PDF-1.4 b",
      "blocks/price-map/PriceMap.tsx": "export const PriceMap = () => <p>b</p>;",
    });
    const said = diff(cwd);
    expect(said).toContain("Links\n  prices.pdf is another file.\n");
    expect(said).toContain("Pictures\n  art/oven.svg is another picture.\n");
    expect(said).toContain("Look\n  The section type “price-map” is written otherwise (PriceMap.tsx): its sections");
    expect(said).toContain("3 changes of the site.");
  });

  test("and at what git ignores as it is now", () => {
    const cwd = commitAll(folder(site, { ".gitignore": "public\n", "public/art/oven.svg": drawing }));
    write(cwd, { "site.yaml": site.replace("The oven of", "The hot oven of") });
    expect(diff(cwd)).toContain("1 change of the site.");
    expect(diff(cwd)).not.toMatch(/Because of that|Whether the site is built/);
  });

  test("and leaves the repository, its index and the temporary folder as they are", () => {
    const cwd = commitAll(folder());
    rmSync(join(cwd, "public/art/oven.svg"));
    write(cwd, { "site.yaml": withStove, "public/art/stove.svg": drawing });
    git(cwd, "add", "site.yaml");
    const state = (): readonly unknown[] => [
      git(cwd, "status", "--porcelain"),
      readFileSync(join(cwd, ".git/index")),
      readdirSync(join(cwd, ".git")),
    ];
    const before = state();
    const temporary = mkdtempSync(join(tmpdir(), "lintel-"));
    expect(call(["diff"], { cwd, env: { TMPDIR: temporary } }).out).toBe(renamed);
    expect(state()).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe("lintel diff beside a file", () => {
  test("says nothing of pictures that may have been there before", () => {
    const cwd = folder(withStove, { "public/art/stove.svg": drawing, "old.yaml": site });
    expect(diff(cwd, "old.yaml")).toBe(replaced);
    expect(JSON.parse(diff(cwd, "old.yaml", "--format", "json"))).toMatchObject({
      before: { builds: true, errors: 0 },
    });
  });

  test("says nothing of a picture that both name and that is not there", () => {
    const cwd = folder(site, { "old.yaml": site.replace("The oven of", "The hot oven of") });
    expect(diff(cwd, "old.yaml")).toContain("The site still does not build: 1 error in the new file.\n");
    expect(diff(cwd, "old.yaml")).not.toMatch(/New|Solved/);
  });

  test("looks at the public folder beside that file, where it has one", () => {
    const cwd = folder(withStove, {
      "public/art/stove.svg": drawing,
      "old/site.yaml": site,
      "old/public/art/oven.svg": withScript,
    });
    expect(diff(cwd, "old/site.yaml")).toMatch(/The site builds again\.\n +Solved error at .*: oven\.svg holds/);
    copyFileSync(join(cwd, "public/art/stove.svg"), join(cwd, "old/public/art/oven.svg"));
    expect(diff(cwd, "old/site.yaml")).toBe(renamed);
    expect(diff(cwd, "old/site.yaml", "site.yaml")).toBe(renamed);
  });
});

describe("a dry run looks at the pictures as they are before", () => {
  test("of rename", () => {
    const { out } = call(["rename", "art/oven.svg", "art/stove.svg", "--dry-run"], { cwd: folder() });
    expect(out).toContain(renamed);
    expect(out).not.toContain("builds");
  });

  test("of undo", () => {
    const cwd = folder();
    call(["rename", "art/oven.svg", "art/stove.svg"], { cwd });
    const { out } = call(["undo", "--dry-run"], { cwd });
    expect(out).toContain("The picture art/stove.svg is named art/oven.svg now; 1 place is as before on the site.");
    expect(out).not.toContain("builds");
  });
});

describe("lintel diff knows the section types of a site", () => {
  const offer = (field: string): string =>
    JSON.stringify({
      title: "Offer",
      description: "What the bakery offers this week.",
      required: [field],
      properties: { [field]: { part: "text", description: "What is offered." } },
    });
  const withOffer = (field: string): string =>
    site.replace(/type: picture[^]*/, `type: offer\n        ${field}: Rye\n`);

  test("as they were in the commit", () => {
    const cwd = commitAll(folder(withOffer("bread"), { "blocks/offer/schema.json": offer("bread") }));
    write(cwd, { "site.yaml": withOffer("loaf"), "blocks/offer/schema.json": offer("loaf") });
    expect(diff(cwd)).not.toMatch(/Because of that|Whether the site is built/);
    write(cwd, { "site.yaml": withOffer("bread") });
    expect(diff(cwd)).toContain("The site no longer builds: ");
  });

  test("where it is given two files", () => {
    const cwd = folder("", {
      "shop/site.yaml": withOffer("bread"),
      "shop/old.yaml": withOffer("bread").replace("Rye", "Wheat"),
      "shop/blocks/offer/schema.json": offer("bread"),
    });
    expect(diff(cwd, "shop/old.yaml", "shop/site.yaml")).not.toMatch(/Because of that|Whether the site is built/);
  });
});
