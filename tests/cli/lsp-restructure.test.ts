import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changedLines } from "../refactor/restructure.ts";
import { buildCli, call, folderWith, program } from "./cli.ts";
import { LanguageServer } from "./language-server.ts";
import { moveFiles, placeAt, textAfter } from "./workspace-edit.ts";

const site = readFileSync("site.yaml", "utf8");

/** A copy of the site of this repository, with its pictures. */
function copy(text = site) {
  const folder = folderWith(text);
  cpSync("public", join(folder, "public"), { recursive: true });
  const file = join(folder, "site.yaml");
  return {
    folder,
    file,
    uri: pathToFileURL(file).href,
    text: () => readFileSync(file, "utf8"),
    pictures: () => readdirSync(join(folder, "public"), { recursive: true }).map(String).toSorted(),
  };
}
type Copy = ReturnType<typeof copy>;

const madeInTerminal = new Map<string, Copy>();

/** What the terminal makes of the site. The same words are tried once: the light bulb is held against them, too. */
function inTerminal(...words: readonly string[]): Copy {
  const known = madeInTerminal.get(words.join(" "));
  if (known) return known;
  const own = copy();
  expect(call(words, { cwd: own.folder })).toMatchObject({ code: 0, err: "" });
  madeInTerminal.set(words.join(" "), own);
  return own;
}

let server: LanguageServer;
let open: Copy;
let version = 1;

beforeAll(async () => {
  buildCli();
  server = new LanguageServer([program, "lsp", "--stdio"]);
  await server.start();
}, 120_000);
afterAll(() => server.stop());
beforeEach(async () => {
  open = copy();
  await server.open(open.file, site);
});

const asked = (words: string, text: string) => {
  const at = text.indexOf(words);
  if (at === -1) throw new Error(`Nothing says ${words}`);
  return { textDocument: { uri: open.uri }, position: placeAt(text, at + words.length - 1) };
};

/** Makes an edit as an editor does, in the file and beside it, and waits for what is underlined then. */
async function apply(
  edit: unknown,
  before: string,
): Promise<{ readonly text: string; readonly errors: readonly string[] }> {
  const text = textAfter(edit, before);
  moveFiles(edit);
  writeFileSync(open.file, text);
  const problems = await server.change(open.file, text, (version += 1));
  const errors = problems.filter(({ severity }) => severity === 1);
  return { text, errors: errors.map(({ message }) => message) };
}

/** F2 where words stand for the first time, at their last letter. */
async function rename(words: string, newName: string, text = site) {
  const where = asked(words, text);
  const { placeholder } = Object(await server.ask("textDocument/prepareRename", where));
  const edit = await server.ask("textDocument/rename", { ...where, newName });
  return { placeholder: String(placeholder), edit };
}

const actionsAt = async (words: string, text: string, only: string): Promise<readonly { title: string }[]> => {
  const { textDocument, position } = asked(words, text);
  const range = { start: position, end: position };
  const answer = await server.ask("textDocument/codeAction", {
    textDocument,
    range,
    context: { diagnostics: [], only: [only] },
  });
  return Array.isArray(answer) ? answer : [];
};

/** The edit of the action with a title, which is planned once it is chosen. */
async function choose(title: string, words: string, only: string): Promise<unknown> {
  const actions = await actionsAt(words, site, only);
  const action = actions.find((one) => one.title === title);
  if (!action) throw new Error(actions.map((one) => one.title).join("\n"));
  return Object(await server.ask("codeAction/resolve", action)).edit;
}

const renames = [
  ["a page", "path: /resources", "/resources", "/learn", "resources", "learn"],
  ["a fact", '"{trial.days', "trial.days", "trial.length", "days", "length"],
  ["a badge", "badge: popular", "popular", "favorite", "popular", "favorite"],
  ["a picture", "art/mark.svg", "art/mark.svg", "art/logo.svg", "art/mark.svg", "art/logo.svg"],
] as const;

describe("In a code editor a new name goes where the terminal writes it, and no further", () => {
  test.each(renames)(
    "%s; and back again, which leaves every byte as it was",
    async (_, words, name, newName, old, now) => {
      const { placeholder, edit } = await rename(words, newName);
      expect(placeholder).toBe(name);
      const { text, errors } = await apply(edit, site);
      expect(errors).toEqual([]);
      const terminal = inTerminal("rename", name, newName);
      expect(text).toBe(terminal.text());
      expect(open.pictures()).toEqual(terminal.pictures());
      const { gone, come } = changedLines(site, text);
      expect(gone.filter((line) => !line.includes(old))).toEqual([]);
      expect(come.filter((line) => !line.includes(now) && !line.includes(`movedFrom: [${name}]`))).toEqual([]);
      const back = await rename(words.replace(name, newName), name, text);
      expect(await apply(back.edit, text)).toEqual({ text: site, errors: [] });
      expect(open.pictures()).toEqual(copy().pictures());
    },
  );
});

/** The product that menus, cards and a table lead to: its section, with the empty line below. */
const analytics = /^ {6}- type: deep-dive\n {8}anchor: analytics\n(?: {8}.*\n)+\n/m.exec(site)?.[0] ?? "";
const named = "the section “Ask a question, see the working” (/products/analytics)";
const uses = "3 links on 2 pages and 1 menu entry";
/** What has a reason to change: the lines of the section, and those that lead to it. */
const hasReason = (line: string): boolean => line.includes("/products/analytics") || analytics.includes(line);

describe("In a code editor a product that menus link to", () => {
  const redirected = /\/products\b(?!\/)|^movedFrom: \[\/products\/analytics\]$/;
  const announced = /^- path: \/products\/analytics$|^title: Ask a question, see the working$/;
  test.each([
    [`Delete ${named}: ${uses} lead to /products instead, 2 of them go`, ["--redirect", "/products"], redirected, 3],
    [`Delete ${named}: ${uses} are taken out`, ["--unlink"], /^$/, 0],
    [`Delete ${named}: the address stays, with a page that announces it`, ["--planned"], announced, 2],
    [`Hide ${named}: it stays in the file; ${uses} are taken out`, ["--hide"], /^hidden: true$/, 1],
  ])("goes as in the terminal: %s", async (title, choice, wanted, count) => {
    const { text, errors } = await apply(await choose(title, "anchor: analytics", "refactor.delete"), site);
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("delete", "/products/analytics", ...choice).text());
    const { gone, come } = changedLines(site, text);
    expect(gone.filter((line) => !hasReason(line))).toEqual([]);
    expect(come.filter((line) => !wanted.test(line))).toEqual([]);
    expect(come).toHaveLength(count);
  });

  test("goes to another page as in the terminal", async () => {
    const title = `Move ${named} to /solutions: ${uses} follow`;
    const { text, errors } = await apply(await choose(title, "anchor: analytics", "refactor.move"), site);
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("move", "/products/analytics", "/solutions").text());
    const { gone, come } = changedLines(site, text);
    expect(come).toEqual([
      ...gone.map((line) => line.replace("/products/analytics", "/solutions/analytics")),
      "movedFrom: [/products/analytics]",
    ]);
  });

  test("goes from one menu to another as in the terminal", async () => {
    const title = "Move menu entry “Highlights/Popular products” to “Learn”";
    const { text, errors } = await apply(await choose(title, "- { title: Popular products", "refactor.move"), site);
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("move", "item:Highlights/Popular products", "menu:Learn").text());
    expect(changedLines(site, text)).toEqual({ gone: [], come: [] });
  });
});

test("In a code editor a picture goes with its file as in the terminal", async () => {
  const title =
    "Delete picture art/product-analytics.svg with its file, used in 1 picture on 1 page: what shows it is without it";
  const { text, errors } = await apply(await choose(title, "art/product-analytics.svg", "refactor.delete"), site);
  const terminal = inTerminal("delete", "art/product-analytics.svg", "--unlink");
  expect(errors).toEqual([]);
  expect(text).toBe(terminal.text());
  expect(open.pictures()).toEqual(terminal.pictures());
});

test("In a code editor what cannot be done is refused with the reason", async () => {
  const [action] = (await actionsAt("path: /products\n", site, "refactor.delete")).filter(({ title }) =>
    title.endsWith("are taken out"),
  );
  const answer = await server.ask("codeAction/resolve", action);
  expect(String(answer)).toContain("cannot be without its link");
});

/** The fixes of the one thing that is underlined, where a text was changed by hand. */
async function fixesFor(text: string): Promise<readonly { readonly title: string; readonly edit: unknown }[]> {
  writeFileSync(open.file, text);
  const [problem, ...others] = await server.change(open.file, text, (version += 1));
  expect(others).toEqual([]);
  const context = { diagnostics: [problem], only: ["quickfix"] };
  const textDocument = { uri: open.uri };
  const fixes = await server.ask("textDocument/codeAction", { textDocument, range: problem?.range, context });
  return Array.isArray(fixes) ? fixes : [];
}

/** The text after the one fix. */
async function byHand(text: string): Promise<{ readonly text: string; readonly errors: readonly string[] }> {
  const [fix, ...more] = await fixesFor(text);
  expect(more).toEqual([]);
  return apply(fix?.edit, text);
}

describe("What was begun by hand is ended by the light bulb as the terminal would have done it", () => {
  test.each([
    ["a page", "path: /resources", "path: /learn", ["/resources", "/learn"]],
    ["a fact", "trial: { days: 14 }", "trial: { length: 14 }", ["trial.days", "trial.length"]],
    ["a badge", "popular: {", "favorite: {", ["badge:popular", "favorite"]],
  ])("%s with another name", async (_, old, now, names) => {
    const { text, errors } = await byHand(site.replace(old, now));
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("rename", ...names).text());
  });

  test("a picture with another name in its folder", async () => {
    const picture = join(open.folder, "public/art");
    renameSync(join(picture, "mark.svg"), join(picture, "wordmark.svg"));
    const { text, errors } = await byHand(site);
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("rename", "art/mark.svg", "art/wordmark.svg").text());
  });

  test("a section that was moved to another page", async () => {
    const below = "\n  # Pricing -";
    const { text, errors } = await byHand(
      site.replace(analytics, "").replace(below, `\n${analytics.trimEnd()}\n${below}`),
    );
    expect(errors).toEqual([]);
    expect(text).toBe(inTerminal("move", "/products/analytics", "/solutions").text());
  });
});

describe("What was deleted by hand has the choices of the command in the light bulb", () => {
  test.each([
    ["Take the 4 links away", ["--unlink"]],
    ["Let /products/analytics lead to /products, and take 2 links away", ["--redirect", "/products"]],
    ["Announce /products/analytics as planned", ["--planned"]],
  ])("a section: %s", async (title, choice) => {
    const text = site.replace(analytics, "");
    const fixes = await fixesFor(text);
    expect(fixes.map((one) => one.title)).toContain(title);
    const { text: fixed, errors } = await apply(fixes.find((one) => one.title === title)?.edit, text);
    expect(errors).toEqual([]);
    // The title of the section went with it.
    const words = fixed.replace(/(?<=path: \/products\/analytics\n +title: ).*/, "Ask a question, see the working");
    expect(words).toBe(inTerminal("delete", "/products/analytics", ...choice).text());
  });

  test.each([
    ["a section", /(?<=\n)( +)(?=anchor: analytics\n)/, "/products/analytics"],
    ["a page", /(?<=\n {2}- path: \/pricing\n)( +)/, "/pricing"],
  ])("and %s that was hidden by hand, what hiding it by the command does", async (_, place, address) => {
    const text = site.replace(place, "$1hidden: true\n$1");
    const [fix, again, ...more] = await fixesFor(text);
    expect(more).toEqual([]);
    expect(fix?.title).toMatch(/^Take the (?:\d+ links|link) away$/);
    expect(again?.title).toMatch(/^Show .* again$/);
    expect(textAfter(again?.edit, text)).toBe(site);
    const { text: fixed, errors } = await apply(fix?.edit, text);
    expect(errors).toEqual([]);
    const withoutMark = (words: string): string => words.replace(/\n +hidden: true(?=\n)/, "");
    expect(withoutMark(fixed)).toBe(withoutMark(inTerminal("delete", address, "--hide").text()));
  });

  test("and in the terminal, where no option takes one of them", () => {
    const { folder, file, text } = copy(site.replace(analytics, ""));
    const { out } = call(["check", file, "--format", "json"], { cwd: folder });
    expect(JSON.parse(out).problems).toMatchObject([
      {
        code: "link/unknown-anchor",
        fixes: [
          { title: "Take the 4 links away", safety: "choice" },
          { title: "Let /products/analytics lead to /products, and take 2 links away", safety: "choice" },
          { title: "Announce /products/analytics as planned", safety: "choice" },
        ],
      },
    ]);
    const before = text();
    expect(call(["check", file, "--fix-all"], { cwd: folder }).out).toContain("Or:  Take the 4 links away");
    expect(text()).toBe(before);
  });
});
