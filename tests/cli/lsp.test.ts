import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCli, folderWith, program } from "./cli.ts";
import { LanguageServer } from "./language-server.ts";
import { textAfter } from "./workspace-edit.ts";

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
    menus: order
menus: { variants: { order: { footer: [] } } }
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
  // With the words that the client of VS Code adds.
  server = new LanguageServer([program, "lsp", "--stdio", `--clientProcessId=${process.pid}`]);
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

/** The site with a typeface. */
const withFont = (font: string): string =>
  text.replace(
    /^site: .*$/m,
    `site:\n  name: Corner Bakery\n  url: https://bakery.example\n  theme:\n    action: "#6d28d9"\n    font: ${font}`,
  );

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
  test("for the typeface are those that come with Lintel; for two of them, the keys and the same again", async () => {
    expect(await proposed(withFont("¦"))).toEqual(expect.arrayContaining(["system", "inter", "jost"]));
    expect(await proposed(withFont("{ ¦ }"))).toEqual(["text", "heading"]);
    expect(await proposed(withFont("{ text: inter, ¦ }"))).toEqual(["heading"]);
    expect(await proposed(withFont("{ text: ¦ }"))).toEqual(expect.arrayContaining(["system", "inter", "jost"]));
    expect(await proposed(withFont("\n      text: inter\n      heading: ¦"))).toEqual(
      expect.arrayContaining(["system", "inter", "jost"]),
    );
    expect(await proposed(withFont("\n      ¦"))).toEqual(["text", "heading"]);
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
    const inEuro = text.replace("name: Corner Bakery", "name: Corner Bakery, currency: EUR");
    await server.change(path, inEuro, (version += 1));
    const [money] = [await askAt("completion", inEuro.replace("{trial.days}", "{trial.days | ¦}"))].flat();
    expect(money).toMatchObject({ label: "money", detail: "€2,999" });
  });
  test.each([
    ["badges: [¦]", "badges: [new]", "new"],
    ["type: ¦\n        title: Bread", "type: text\n        title: Bread", "hero"],
    [`${bread}        ground: ¦\n`, bread, "deep"],
    ["logo: { src: ¦, ", "logo: { src: loaf.svg, ", "loaf.svg"],
    [`${bread}        hidden: ¦\n`, bread, "true"],
    ["menus: ¦\n", "menus: order\n", "order"],
    ["site: { addresses: ¦, name", "site: { name", "path"],
    [`${bread}        actions:\n          - { label: X, href: /, icon: ¦ }\n`, bread, "croissant"],
  ])("for %j", async (marked, plain, expected) => {
    expect(await proposed(text.replace(plain, marked))).toContain(expected);
  });
});

describe("the pointer", () => {
  test("over a key shows what it is for", async () =>
    expect(await hovered(text.replace("body: |", "bo¦dy: |"))).toContain("**body**"));
  test("over the typeface of headings shows what is said of it", async () =>
    expect(await hovered(withFont("{ text: inter, head¦ing: jost }"))).toContain("The typeface of headings"));

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
      expect.arrayContaining([expect.objectContaining({ startLine: 6, endLine: 24 })]),
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

describe("a name", () => {
  const line = (number: number): unknown =>
    expect.objectContaining({ start: expect.objectContaining({ line: number }) });
  const linesOf = (answer: unknown): number[] =>
    Array.isArray(answer) ? answer.map((one: unknown) => Number(Object(one).range.start.line)) : [];
  test.each([
    ["a link", "(/cakes)", "(/ca¦kes)", 16],
    ["a fact", "{trial.days}", "{trial.d¦ays}", 3],
    ["a badge", "badges: [new]", "badges: [n¦ew]", 5],
  ])("of %s leads to its definition", async (_, plain, marked, expected) => {
    expect(await askAt("definition", text.replace(plain, marked))).toMatchObject({ uri, range: line(expected) });
  });

  test("of a picture leads to its file", async () => {
    const marked = text.replace("src: loaf.svg", "src: lo¦af.svg");
    const file = uri.replace("site.yaml", "public/loaf.svg");
    expect(await askAt("definition", marked)).toMatchObject({ uri: file });
  });

  test.each([
    ["currency: ¦", "EUR"],
    ["language: ¦", "de"],
    ["theme: { action: ¦ }", "#6d28d9"],
    ['theme: { action: "¦" }', "#6d28d9"],
  ])("%s has proposals", async (setting, wanted) => {
    const before = text.replace(/site: \{.*\}\n/, "site:\n  name: Corner Bakery\n  url: https://bakery.example\n");
    expect(await proposed(before.replace("constants:", `  ${setting}\nconstants:`))).toContain(wanted);
  });

  test("shows who uses it, and its definition if that is wanted", async () => {
    const marked = text.replace("path: /cakes", "path: /ca¦kes");
    expect(linesOf(await askAt("references", marked, { context: { includeDeclaration: false } }))).toEqual([15]);
    expect(linesOf(await askAt("references", marked, { context: { includeDeclaration: true } }))).toEqual([16, 15]);
    expect(linesOf(await askAt("documentHighlight", marked))).toEqual([16, 15]);
  });

  test("of a page is changed with all links to it, and the old address leads on", async () => {
    const marked = text.replace("(/cakes)", "(/ca¦kes)");
    expect(await askAt("prepareRename", marked)).toMatchObject({ placeholder: "/cakes", range: line(15) });
    const answer = await askAt("rename", marked, { newName: "/pies" });
    const renamed = textAfter(answer, text);
    expect(renamed).toContain("(/pies)");
    expect(renamed).toContain("path: /pies");
    expect(renamed).toMatch(/movedFrom:.*\/cakes/s);
    expect(await server.change(path, renamed, (version += 1))).toEqual([]);
  });

  test("of a fact is changed in every text", async () => {
    const renamed = textAfter(
      await askAt("rename", text.replace("{trial.days}", "{trial.d¦ays}"), { newName: "trial.length" }),
      text,
    );
    expect(renamed).toContain("trial: { length: 14 }");
    expect(renamed).toContain("{trial.length}");
  });

  test("of a picture is changed on disk as well", async () => {
    const answer = await askAt("rename", text.replace("src: loaf.svg", "src: lo¦af.svg"), { newName: "bread.svg" });
    expect(textAfter(answer, text)).toContain("src: bread.svg");
    expect(answer).toMatchObject({
      documentChanges: [
        {},
        { kind: "rename", oldUri: expect.stringMatching(/loaf\.svg$/), newUri: expect.stringMatching(/bread\.svg$/) },
      ],
    });
  });

  test("that is taken is refused with the reason", async () => {
    const answer = await askAt("rename", text.replace("path: /cakes", "path: /ca¦kes"), { newName: "/" });
    expect(answer).toBeInstanceOf(Error);
    expect(String(answer)).toContain("/");
  });

  test("of a fact is written out, and words become a fact, once the action is chosen", async () => {
    const act = async (marked: string, length: number, only: string): Promise<string> => {
      const before = marked.slice(0, marked.indexOf("¦")).split("\n");
      const start = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const range = { start, end: { ...start, character: start.character + length } };
      const actions = await askAt("codeAction", marked, { range, context: { diagnostics: [], only: [only] } });
      const [action] = Array.isArray(actions) ? actions : [];
      return textAfter(Object(await server.ask("codeAction/resolve", Object(action))).edit, marked.replace("¦", ""));
    };
    const inlined = await act(text.replace("{trial.days}", "{trial.d¦ays}"), 0, "refactor.inline");
    expect(inlined).toContain("Try it for 14 days.");
    expect(inlined).not.toContain("trial:");
    const extracted = await act(inlined.replace("for 14 days", "for ¦14 days"), 2, "refactor.extract");
    expect(extracted).toContain("Try it for {days} days.");
    expect(extracted).toContain("days: 14");
  });

  test("is nothing where a word of the language stands", async () =>
    expect(await askAt("prepareRename", text.replace("title: Bread", "ti¦tle: Bread"))).toBeNull());
});
