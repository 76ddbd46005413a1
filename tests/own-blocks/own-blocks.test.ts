import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCli, call, type Called } from "../cli/cli.ts";
import { startServer } from "../dev/start-server.ts";
import { component, ownSite, siteText } from "./own-site.ts";

const { folder, file, block } = ownSite();
const lintel = (...words: readonly string[]): Called => call(words, { cwd: folder });
const schema = join(folder, "blocks/price-map/schema.json");
const soundSchema = readFileSync(schema, "utf8");

beforeAll(buildCli, 120_000);
beforeEach(() => {
  writeFileSync(file, siteText);
  writeFileSync(block, component);
  writeFileSync(schema, soundSchema);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the check of a site with a section type of its own", () => {
  test("knows its fields", () => {
    expect(lintel("check", "--strict")).toEqual({ code: 0, out: "No problems.\n", err: "" });
  });

  test("explains mistakes in it as in any other", () => {
    writeFileSync(file, siteText.replace("name: Pier, price: 5", "nme: Pier, price: five"));
    const { code, out } = lintel("check", "--format", "compact");
    expect(code).toBe(1);
    expect(out).toContain("shape/unknown-key");
    expect(out).toContain("value/number-as-text");
  });

  test("proposes it for a misspelt type", () => {
    writeFileSync(file, siteText.replace("type: price-map", "type: price-mpa"));
    expect(lintel("check").out).toContain("price-map");
  });

  test("names a folder that makes no type, and what is missing there; what types share is none", () => {
    const lost = join(folder, "blocks/load-scale");
    const shared = join(folder, "blocks/shared");
    mkdirSync(lost);
    mkdirSync(shared);
    writeFileSync(join(shared, "money.ts"), "export const cents = 100;\n");
    const said =
      "blocks/load-scale makes no section type: schema.json is missing there, which says what may be written in a section of it.\n";
    try {
      expect(lintel("check")).toEqual({ code: 0, out: "No problems.\n", err: `\n${said}` });
      writeFileSync(join(lost, "LoadScale.tsx"), component);
      expect(lintel("check").err).toBe(`\n${said}`);
      expect(lintel("check", "--format", "json").err).toBe("");
      expect(lintel("doctor")).toMatchObject({ code: 1, out: expect.stringContaining(said) });
    } finally {
      rmSync(lost, { recursive: true });
      rmSync(shared, { recursive: true });
    }
  });

  describe("says where its examples no longer fit its schema", () => {
    const examples = join(folder, "blocks/price-map/examples.yaml");
    const sound = readFileSync(examples, "utf8");
    afterAll(() => writeFileSync(examples, sound));

    test.each([
      ["a field of another name", sound.replace("price: 2", "cost: 2"), /^2:54: “cost” is not a key.*“price”/],
      ["a value that is none", sound.replace("price: 2", "price: two"), /^2:61: “two” is text/],
      ["a field that is gone", sound.replace(", price: 2", ""), /^2:40: “price” is missing/],
      ["no list", "name: Shortest\n", /^1:1: Examples are a list/],
      ["broken YAML", `${sound}- name: [\n`, /^\d+:\d+: This is not valid YAML/],
    ])("%s", (_, text, told) => {
      writeFileSync(examples, text);
      const { code, out, err } = lintel("check");
      expect([code, out]).toEqual([0, "No problems.\n"]);
      expect(err.replace("\nblocks/price-map/examples.yaml:", "")).toMatch(told);
      expect(lintel("doctor").code).toBe(1);
    });

    test.each([
      ["as they are", sound],
      [
        "names that the gallery knows",
        sound.replace("type: price-map", 'type: price-map, badges: [new], note: "{phone}"'),
      ],
      ["links to its pages", sound.replace("type: price-map", 'type: price-map, note: "[Plans](/plans)"')],
      ["an empty file", ""],
    ])("and nothing of %s", (_, text) => {
      writeFileSync(examples, text);
      expect(lintel("check")).toEqual({ code: 0, out: "No problems.\n", err: "" });
    });
  });

  test("says what is wrong in its schema, without a stack", () => {
    writeFileSync(schema, '{ "title": "Price map" }');
    expect(lintel("check")).toEqual({
      code: 1,
      out: "",
      err: 'blocks/price-map/schema.json has no "description". Write a JSON Schema object with "title", "description" and "properties" there.\n',
    });
  });
});

describe("a build of it", () => {
  const built = join(folder, "dist");
  const home = (): string => readFileSync(join(built, "index.html"), "utf8");

  test(
    "has the HTML of the block, its styles and its script, with the one React of the app",
    { timeout: 120_000 },
    () => {
      expect(lintel("build")).toMatchObject({ code: 0, err: "" });
      expect(home()).toMatch(
        /<ul class="PriceMap[^"]*" data-columns="2"><li><b>LANE<\/b>: <data value="4">€4<\/data><\/li>/,
      );
      expect(home()).toContain("With <strong>butter</strong> a little more.");
      const [, script = ""] = /data-script="([^"]+)"/.exec(home()) ?? [];
      const code = readFileSync(join(built, script), "utf8");
      const [, app = ""] = /^import"\.\/([^"]+)"/.exec(code) ?? [];
      expect(existsSync(join(built, "hashed.assets", app))).toBe(true);
      expect(code.length).toBeLessThan(8000);
      for (const [, style = ""] of home().matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
        expect(existsSync(join(built, style))).toBe(true);
    },
  );

  test("takes no part in what editors read: .lintel/ is not in a repository", { timeout: 120_000 }, () => {
    const config = join(folder, "tsconfig.json");
    writeFileSync(config, '{ "extends": "./.lintel/tsconfig.json" }');
    writeFileSync(block, component.replace("clicked", "pressed"));
    rmSync(join(folder, ".lintel"), { recursive: true, force: true });
    expect(lintel("build")).toMatchObject({ code: 0, err: "" });
    rmSync(config);
  });

  test("has the files beside the block, found from whatever folder the site is in", { timeout: 120_000 }, () => {
    const beside = join(block, "..");
    const styles = join(beside, "PriceMap.module.css");
    const soundStyles = readFileSync(styles, "utf8");
    writeFileSync(join(beside, "dot.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    writeFileSync(join(beside, "brand.woff2"), "a font");
    writeFileSync(join(beside, "base.css"), '@font-face { font-family: Brand; src: url("./brand.woff2"); }');
    writeFileSync(
      styles,
      `@import "./base.css";\n@layer blocks { .list { background: url("./dot.svg"), url("/art/mark.svg"); } }\n`,
    );
    writeFileSync(
      block,
      `import dot from "./dot.svg";\n${component.replace("<button", '<img src={dot} alt="A dot" /><button')}`,
    );
    expect(lintel("build")).toMatchObject({ code: 0, err: "" });
    const [, picture = ""] = /<img src="([^"]+)" alt="A dot"/.exec(home()) ?? [];
    expect(picture).toMatch(/^hashed\.assets\/dot-[^/]+\.svg$/);
    const [, script = ""] = /data-script="([^"]+)"/.exec(home()) ?? [];
    expect(readFileSync(join(built, script), "utf8")).toContain(picture);
    const sheets = [...home().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    const own = sheets.find((href) => href.includes("/own-")) ?? "";
    const named = [...readFileSync(join(built, own), "utf8").matchAll(/url\(["']?([^"')]+)/g)].map(
      ([, one = ""]) => one,
    );
    expect(named.filter((one) => one !== "../art/mark.svg").length).toBe(2);
    for (const one of [picture, ...named.map((name) => join(own, "..", name))])
      expect([one, one === "art/mark.svg" || existsSync(join(built, one))]).toEqual([one, true]);
    writeFileSync(styles, '@layer blocks {\n  .list { background: url("https://maps.example/a.png"); }\n}\n');
    const { code, err } = lintel("build");
    writeFileSync(styles, soundStyles);
    expect([code, err.split("\n")[0]]).toEqual([
      1,
      "blocks/price-map/PriceMap.module.css:2:28: The content security policy of pages forbids what is loaded from elsewhere, and “data:”. Put the file beside the block, or into public/.",
    ]);
  });

  test("says what to do with a picture from elsewhere", { timeout: 120_000 }, () => {
    writeFileSync(block, component.replace("<button", '<img src="https://maps.example/a.png" alt="" /><button'));
    expect(lintel("build")).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        "forbids a picture or another file from elsewhere, and “data:”. Put the file beside the component, and import it",
      ),
    });
  });

  test("fails where the block throws, with the page and the section", { timeout: 120_000 }, () => {
    writeFileSync(
      block,
      component.replace("return (", "if (section.title) throw new Error('no such place');\n  return ("),
    );
    expect(lintel("build")).toMatchObject({
      code: 1,
      err: "The block of “price-map” (section 2) on the page / has an error: no such place\nat blocks/price-map/PriceMap.tsx:8:28\nsite.yaml was not built.\n",
    });
  });

  test("says what to write for a price that stands in the block by itself", { timeout: 120_000 }, () => {
    writeFileSync(block, component.replace(/<Money money=\{(\w+)\} \/>/, "{$1}"));
    expect(lintel("build").err).toMatch(
      / has an error: it shows a field that is an object .* A price needs <Money money=/,
    );
  });

  test.each([
    ["gets nothing", "<Text text={section.nothing} />"],
    ["gets a text where it shows a field", '<Text text="Butter" />'],
  ])("says what to look at where a part %s", { timeout: 120_000 }, (_, element) => {
    writeFileSync(block, component.replace("<button", `${element}<button`));
    expect(lintel("build").err).toMatch(
      /^The block of “price-map” \(section 2\) on the page \/ has an error: .+\. A component of lintel\/parts got a value of another kind, or none\. /,
    );
  });

  test("says what a block itself calls in vain, with its line alone", { timeout: 120_000 }, () => {
    writeFileSync(block, component.replace("return (", "section.nothing.map(String);\n  return ("));
    expect(lintel("build").err).toBe(
      "The block of “price-map” (section 2) on the page / has an error: Cannot read properties of undefined (reading 'map')\nat blocks/price-map/PriceMap.tsx:8:19\nsite.yaml was not built.\n",
    );
  });

  test(
    "says what to write in place of a style attribute, which the policy of pages forbids",
    { timeout: 120_000 },
    () => {
      writeFileSync(block, component.replace("<button", "<button style={{ color: 'red' }}"));
      expect(lintel("build")).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^The block of “price-map” \(section 2\) on the page \/ has an error: The content security policy of pages forbids a style attribute\. Write a class of its \.module\.css/,
        ),
      });
    },
  );

  test("says that a component is missing", { timeout: 120_000 }, () => {
    rmSync(block);
    expect(lintel("build").err).toContain("blocks/price-map/PriceMap.tsx is missing");
  });

  test.each([
    ["is no JavaScript", "export function PriceMap( {", "blocks/price-map/PriceMap.tsx:1:28: Expected"],
    [
      "exports another name",
      component.replace("function PriceMap", "function LoadScale"),
      "blocks/price-map/PriceMap.tsx:6:17: The component has to be exported as PriceMap. Write: export function PriceMap",
    ],
    [
      "imports a part that there is not",
      component.replaceAll("Money", "Moni"),
      'blocks/price-map/PriceMap.tsx:2:10: There is no Moni in "lintel/parts". It has: ActionLink, Actions, ',
    ],
    [
      "misspells what React exports",
      component.replaceAll("useState", "useStat"),
      'blocks/price-map/PriceMap.tsx:1:10: There is no useStat in "react". Did you mean useState?',
    ],
    [
      "imports a package that is not installed",
      component.replace('"shouting"', '"left-padd/at"'),
      'blocks/price-map/PriceMap.tsx:3:23: The package "left-padd" is not installed. In the folder of the site:\nnpm install --save-dev left-padd\n',
    ],
    [
      "imports a file that is not there",
      component.replace("./PriceMap.module.css", "./PriceMap.modul.css"),
      "blocks/price-map/PriceMap.tsx:4:20: There is no file ./PriceMap.modul.css beside it. Did you mean PriceMap.module.css?",
    ],
  ])("says in a sentence with the line that a component %s", { timeout: 120_000 }, (_, text, words) => {
    writeFileSync(block, text);
    const { code, err } = lintel("build");
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(err).toMatch(/^ {2}> {2}\d \| /m);
    expect(err).not.toMatch(/^\s+at /m);
    expect(err).toBe(stripVTControlCharacters(err));
  });

  test("names each file that is not there, of all components, at a time", { timeout: 120_000 }, () => {
    const other = join(folder, "blocks/load-scale");
    mkdirSync(other);
    writeFileSync(join(other, "schema.json"), soundSchema);
    writeFileSync(join(other, "LoadScale.tsx"), 'import "./scale.css";\nexport const LoadScale = () => "";\n');
    writeFileSync(block, `import "./one.css";\nimport "./two.css";\n${component}`);
    const { code, err } = lintel("build");
    rmSync(other, { recursive: true });
    expect([code, err.match(/^blocks.*/gm)]).toEqual([
      1,
      [
        "blocks/load-scale/LoadScale.tsx:1:8: There is no file ./scale.css beside it.",
        "blocks/price-map/PriceMap.tsx:1:8: There is no file ./one.css beside it.",
        "blocks/price-map/PriceMap.tsx:2:8: There is no file ./two.css beside it.",
      ],
    ]);
    expect(err.match(/^ {2}>/gm)).toHaveLength(3);
  });

  test("says that a type takes the place of a built-in one", { timeout: 120_000 }, () => {
    const own = join(folder, "blocks/text");
    mkdirSync(own);
    writeFileSync(
      join(own, "schema.json"),
      '{ "title": "Text", "description": "Ours.", "properties": { "body": { "part": "text" } } }',
    );
    writeFileSync(join(own, "Text.tsx"), "export const Text = () => <section>our own text</section>;\n");
    const { code, out } = lintel("build");
    rmSync(own, { recursive: true });
    expect([code, out.split("\n")[0]]).toEqual([0, "blocks/text takes the place of the built-in section type “text”."]);
    expect(home()).toContain("<section>our own text</section>");
  });
});

test(
  "the development server gives out blocks, and no other file of the site or the computer",
  { timeout: 120_000 },
  async () => {
    const server = await startServer(["start", file]);
    try {
      const status = async (path: string): Promise<number> => (await fetch(server.address + path)).status;
      expect(await (await fetch(server.address)).text()).toContain('<meta name="lintel-own-blocks"');
      for (const path of [
        "@lintel/own-blocks.js",
        "blocks/price-map/PriceMap.tsx",
        "@lintel/gallery/price-map/page.json",
      ])
        expect([path, await status(path)]).toEqual([path, 200]);
      for (const path of ["secret.txt", "site.yaml", "package.json", "@fs/etc/passwd", `@fs${folder}/../secret.txt`])
        expect([path, await status(path)]).not.toEqual([path, 200]);
    } finally {
      await server.stop();
    }
  },
);

test("a new block takes the place of a built-in type only where that is asked for", () => {
  const { code, out, err } = lintel("new", "block", "hero");
  expect([code, out, err]).toEqual([
    2,
    "",
    "“hero” is a built-in section type, and blocks/hero would take its place in every section of the site. Choose another name; “npx lintel new block hero --replace” replaces it on purpose.\n",
  ]);
  expect(existsSync(join(folder, "blocks/hero"))).toBe(false);
  expect(lintel("new", "block", "hero", "--replace").code).toBe(0);
  writeFileSync(
    file,
    siteText.replace(
      "      - type: text\n        title: Bread\n",
      "      - type: hero\n        title: Bread\n        image: { src: a.svg, alt: A }\n",
    ),
  );
  const checked = lintel("check").out;
  rmSync(join(folder, "blocks/hero"), { recursive: true });
  expect(checked).toContain("“hero” is a section type of this site: blocks/hero takes the place of the built-in one.");
});

test("a new block is whole: its files, its types, its lines for site.yaml", () => {
  const { code, out } = lintel("new", "block", "seating-plan");
  expect(code).toBe(0);
  expect(readdirSync(join(folder, "blocks/seating-plan")).sort()).toEqual([
    "SeatingPlan.module.css",
    "SeatingPlan.tsx",
    "examples.yaml",
    "schema.json",
  ]);
  const [, lines = ""] = out.split("among the sections of a page:\n\n");
  writeFileSync(file, siteText + lines);
  expect(lintel("check", "--strict").out).toBe("No problems.\n");
  expect(readFileSync(join(folder, ".lintel/types.d.ts"), "utf8")).toContain('"seating-plan": SeatingPlanSection;');
  const styles = readFileSync(join(folder, "blocks/seating-plan/SeatingPlan.module.css"), "utf8");
  const written = readFileSync(join(folder, "blocks/seating-plan/SeatingPlan.tsx"), "utf8");
  for (const [, name = ""] of written.matchAll(/styles\.(\w+)/g)) expect(styles).toContain(`.${name} {`);
  expect(lintel("new", "block", "seating-plan")).toEqual({
    code: 2,
    out: "",
    err: "blocks/seating-plan is there already, and stays as it is.\n",
  });
  expect(lintel("new", "block", "Seating Plan").code).toBe(2);
  rmSync(join(folder, "blocks/seating-plan"), { recursive: true });
});
