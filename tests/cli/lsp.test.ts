import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCli, folderWith, program } from "./cli.ts";
import { LanguageServer } from "./language-server.ts";

const text = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, logo: { src: loaf.svg, decorative: true }, theme: { action: "#6d28d9" } }
constants:
  trial: { days: 14 }
badges:
  new: { label: New }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - type: text
        title: Bread
        badges: [new]
        body: |
          Try it for {trial.days} days. See [our cakes](/cakes).
  - path: /cakes
    title: Cakes
    description: Cakes for birthdays and weddings, made to order within three days, also without eggs.
    sections:
      - type: text
        anchor: weddings
        title: Weddings
        body: Ask [us](mailto:us@bakery.example).
`;

let server: LanguageServer;
let path: string;
let uri: string;
let version = 1;

beforeAll(async () => {
  buildCli();
  const folder = folderWith(text);
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/loaf.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
  path = join(folder, "site.yaml");
  uri = pathToFileURL(path).href;
  server = new LanguageServer([program, "lsp", "--stdio"]);
  await server.start();
}, 120_000);
afterAll(() => server.stop());

/** What an editor asks at the mark `¦` in a text, which is changed to that text first. */
async function askAt(method: string, marked: string, more: object = {}): Promise<unknown> {
  const offset = marked.indexOf("¦");
  const clean = marked.replace("¦", "");
  server.type(path, clean, (version += 1));
  const lines = clean.slice(0, offset).split("\n");
  const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  return server.ask(`textDocument/${method}`, { textDocument: { uri }, position, ...more });
}

const labelsOf = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.map((item: unknown) => String(Object(item).label)) : [];

/** The proposals at the mark. */
const proposed = async (marked: string): Promise<string[]> => labelsOf(await askAt("completion", marked));

const hovered = async (marked: string): Promise<string> => {
  const answer: unknown = await askAt("hover", marked);
  return JSON.stringify(answer);
};

describe("an editor", () => {
  test("is told what is wrong in the words of the check, with its code", async () => {
    expect(await server.open(path, text)).toEqual([]);
    const [problem, ...more] = await server.change(path, text.replace("title: Bread", "tilte: Bread"), (version += 1));
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: "shape/unknown-key",
      severity: 1,
      source: "lintel",
      range: { start: { line: 12, character: 8 }, end: { line: 12, character: 13 } },
    });
    expect(problem?.message).toContain("title");
  });

  test("is offered the fix, which changes only what is wrong", async () => {
    const range = { start: { line: 12, character: 9 }, end: { line: 12, character: 9 } };
    const actions = await askAt("codeAction", text.replace("title: Bread", "tilte: Bread¦"), {
      range,
      context: { diagnostics: [] },
    });
    expect(actions).toMatchObject([
      {
        kind: "quickfix",
        edit: {
          changes: {
            [uri]: [
              { range: { start: { line: 12, character: 8 }, end: { line: 12, character: 13 } }, newText: "title" },
            ],
          },
        },
      },
    ]);
  });

  test("is offered all certain corrections at once", async () => {
    const curly = text.replace("title: Bread", "title: “Bread”").replace("title: Weddings", "title: “Weddings”");
    const actions = await askAt("codeAction", `${curly}¦`, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      context: { diagnostics: [], only: ["source.fixAll"] },
    });
    const titles = Array.isArray(actions) ? actions.map((action: unknown) => String(Object(action).title)) : [];
    expect(titles.every((title) => title === "Make all corrections that are surely meant")).toBe(true);
  });
});

describe("proposals", () => {
  const bread = "title: Bread\n";
  test("for keys are those that may still be written, the needed ones first", async () => {
    const keys = await proposed(text.replace(bread, `${bread}        ¦\n`));
    expect(keys).toContain("intro");
    expect(keys).not.toContain("title");
    const [first] = await proposed(
      text.replace("        title: Weddings\n        body: Ask [us](mailto:us@bakery.example).\n", "        ¦\n"),
    );
    expect(first).toBe("body");
  });
  test("come although the rest of the file is broken", async () =>
    expect(
      await proposed(text.replace(bread, `${bread}        ¦\n`).replace("name: Corner", "name: [ Corner")),
    ).toContain("intro"));
  test("for a new section are the section types, each with the keys that it needs", async () => {
    const answer = await askAt(
      "completion",
      text.replace("      - type: text\n        anchor", "      - ¦\n      - type: text\n        anchor"),
    );
    expect(labelsOf(answer)).toEqual(expect.arrayContaining(["faq", "hero", "use"]));
    const faq: unknown = Array.isArray(answer)
      ? answer.find((item: unknown) => Object(item).label === "faq")
      : undefined;
    expect(faq).toMatchObject({
      insertTextFormat: 2,
      textEdit: { newText: expect.stringMatching(/^type: faq\n {8}/) },
    });
  });
  test("for a link are pages, places on pages, and how other links begin", async () => {
    const marked = text.replace("(/cakes)", "(/c¦)");
    expect(await proposed(marked)).toEqual(expect.arrayContaining(["/", "/cakes", "/cakes/weddings"]));
    const action = text.replace(bread, `${bread}        actions: [{ label: Cakes, href: ¦ }]\n`);
    expect(await proposed(action)).toEqual(expect.arrayContaining(["/cakes", "mailto:", "https://"]));
  });
  test("for what stands in braces are the facts of the site, and the formats behind a bar", async () => {
    expect(await proposed(text.replace("{trial.days}", "{tr¦"))).toContain("trial.days");
    expect(await proposed(text.replace("{trial.days}", "{trial.days | ¦}"))).toEqual([
      "money",
      "number",
      "percent",
      "date",
    ]);
  });
  test.each([
    ["badges: [¦]", "badges: [new]", "new"],
    ["type: ¦\n        title: Bread", "type: text\n        title: Bread", "hero"],
    [`${bread}        ground: ¦\n`, bread, "deep"],
    ["logo: { src: ¦, ", "logo: { src: loaf.svg, ", "loaf.svg"],
    [`${bread}        hidden: ¦\n`, bread, "true"],
    [`${bread}        actions:\n          - { label: X, href: /, icon: ¦ }\n`, bread, "croissant"],
  ])("for %j", async (marked, plain, expected) => {
    expect(await proposed(text.replace(plain, marked))).toContain(expected);
  });
});

describe("the pointer", () => {
  test("over a key shows what it is for", async () =>
    expect(await hovered(text.replace("body: |", "bo¦dy: |"))).toContain("**body**"));
  test("over a name in braces shows its value", async () =>
    expect(await hovered(text.replace("{trial.days}", "{trial.d¦ays}"))).toContain("`14`"));
  test("over a link shows the page that it leads to", async () =>
    expect(await hovered(text.replace("(/cakes)", "(/ca¦kes)"))).toContain("Cakes"));
  test("over a section type shows what it is", async () =>
    expect(await hovered(text.replace("type: text", "type: te¦xt"))).toContain("**text**"));
  test("over an icon shows its picture", async () =>
    expect(await hovered(text.replace("label: New", "label: New, icon: croi¦ssant"))).toContain("data:image/svg+xml"));
});

describe("the whole file", () => {
  test("has an outline of pages and sections", async () => {
    const symbols = await askAt("documentSymbol", `${text}¦`);
    const routes: unknown = Array.isArray(symbols)
      ? symbols.find((one: unknown) => Object(one).name === "routes")
      : undefined;
    expect(routes).toMatchObject({
      children: [
        { name: "Home", detail: "/", children: [{ name: "Bread", detail: "text" }] },
        { name: "Cakes", children: [{ name: "Weddings" }] },
      ],
    });
  });
  test("can be folded", async () =>
    expect(await askAt("foldingRange", `${text}¦`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ startLine: 6, endLine: 23 })]),
    ));
  test("shows its colors, and takes another one from the picker", async () => {
    expect(await askAt("documentColor", `${text}¦`)).toMatchObject([{ color: { alpha: 1 } }]);
    const color = { red: 1, green: 0, blue: 0.5, alpha: 1 };
    const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } };
    expect(await askAt("colorPresentation", `${text}¦`, { color, range })).toEqual([{ label: "#ff0080" }]);
  });
  test("has links that open: pages in the file, pictures, addresses", async () => {
    const links = await askAt("documentLink", `${text}¦`);
    const targets = Array.isArray(links) ? links.map((link: unknown) => String(Object(link).target)) : [];
    const picture = uri.replace("site.yaml", "public/loaf.svg");
    expect(targets.toSorted()).toEqual([picture, `${uri}#L17`, "mailto:us@bakery.example"].toSorted());
  });
});
