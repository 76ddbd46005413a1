import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { expect, test } from "vitest";
import { describeChanges } from "../../schema/diff/describe-changes.ts";
import schema from "../../schema/diff/format/diff.schema.json" with { type: "json" };
import { diffFormats } from "../../schema/diff/format/formats.ts";
import { htmlProblems } from "../build/valid-html.ts";

const files = { list: () => [], facts: () => undefined };
const kiosk = readFileSync("tests/sites/kiosk/site.yaml", "utf8");
const frame = "version: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\nroutes:\n";
const siteWith = (text: string): string =>
  `${frame}  - { path: /, title: Home, sections: [{ type: text, title: Welcome, body: ${JSON.stringify(text)} }] }\n`;

const input = { names: { before: "the last commit", after: "site.yaml" }, version: "1.2.3", color: false };
const edited = describeChanges(siteWith("Baked by hand."), siteWith("Baked by machine."), { files });
/** What a stranger might write to trick whoever reads the diff. */
const tricky = describeChanges(
  siteWith("Hello."),
  siteWith("Hello <img src=x onerror=alert(1)> & [x](https://evil.example) @octocat #12 `code` \u001b[31m ~~gone~~"),
  { files },
);

test("the terminal shows what went and what came", () => {
  expect(diffFormats.text(edited, input)).toBe(`Texts and lists
  The text of “Welcome” on the start page: Baked by [hand → machine].

1 change of the site.
`);
});

test("colors take the place of the marks", () => {
  const text = diffFormats.text(edited, { ...input, color: true });
  expect(text).toContain("Baked by \u001b[31;9mhand\u001b[0m\u001b[32mmachine\u001b[0m.");
});

test("a pull request shows lists with what went struck through", () => {
  expect(diffFormats.markdown(edited, input)).toBe(`**1 change of the site.** site.yaml, compared with the last commit.

### Texts and lists

- The text of “Welcome” on the start page: Baked by <del>hand</del><ins>machine</ins>.
`);
});

test.each([
  ["kiosk without its menus", describeChanges(kiosk, kiosk.replace(/^menus:[^]*?(?=^\w)/m, ""), { files })],
  ["a text", edited],
  ["a text full of marks", tricky],
  ["nothing", describeChanges(kiosk, kiosk, { files })],
  ["a file that cannot be read", describeChanges(kiosk, "Dear Anna,\n", { files })],
])("data and page fit what we publish: %s", (_, description) => {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  expect(validate(JSON.parse(diffFormats.json(description, input))), JSON.stringify(validate.errors)).toBe(true);
  expect(htmlProblems(diffFormats.html(description, input))).toEqual([]);
});

test("no words of a file are marks, tags or mentions, and none steers a terminal", () => {
  // oxlint-disable-next-line no-control-regex -- their absence is the point
  for (const format of Object.values(diffFormats)) expect(format(tricky, input)).not.toMatch(/\u001b/);
  expect(diffFormats.html(tricky, input)).not.toContain("<img");
  const markdown = diffFormats.markdown(tricky, input);
  for (const mark of ["<img", "[x](", "@octocat", "#12", " `code`", " ~~gone"]) expect(markdown).not.toContain(mark);
});

test("every format says first that the site no longer builds", () => {
  const broken = describeChanges(siteWith("Baked by hand."), siteWith("Baked [here](/nowhere)."), { files });
  for (const name of ["text", "markdown", "html"] as const) {
    const said = diffFormats[name](broken, input);
    expect(said.indexOf("no longer builds"), name).toBeGreaterThan(0);
    expect(said.indexOf("no longer builds"), name).toBeLessThan(said.indexOf("Texts and lists"));
  }
});
