import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bakery, deleted, renamed } from "../refactor/restructure.ts";
import { drawing, folder } from "./bakery-folder.ts";
import { buildCli, call, type Called } from "./cli.ts";

beforeAll(buildCli);

const run = (cwd: string, ...words: readonly string[]): Called => call(words, { cwd });
const textIn = (cwd: string): string => readFileSync(join(cwd, "site.yaml"), "utf8");

test("rename does what the plan of the core says, and tells it", () => {
  const cwd = folder();
  const { code, out } = run(cwd, "rename", "/pricing", "/prices");
  expect(code).toBe(0);
  expect(out).toContain("/pricing → /prices\n\n  7 links on 4 pages");
  expect(textIn(cwd)).toBe(renamed(bakery, "/pricing", "/prices"));
});

test("a dry run tells what would change on the site and in the lines, and changes nothing", () => {
  const cwd = folder();
  const { code, out } = run(cwd, "rename", "{trial.days}", "{trial.length}", "--dry-run");
  expect(code).toBe(0);
  expect(out).toContain("What changes on the site:\n\nWhat only authors see\n");
  expect(out).toMatch(/^ +\d+ - {3}trial: \{ days: 14 \} # days that one may try\n {7}\+ {3}trial: \{ length: 14 \}/m);
  expect(textIn(cwd)).toBe(bakery);
});

test("a picture is renamed in the file and on disk", () => {
  const cwd = folder();
  expect(run(cwd, "rename", "art/oven.svg", "pictures/stove.svg")).toMatchObject({ code: 0 });
  expect(existsSync(join(cwd, "public/art/oven.svg"))).toBe(false);
  expect(readFileSync(join(cwd, "public/pictures/stove.svg"), "utf8")).toBe(drawing);
});

test("delete asks for a choice, and does it", () => {
  const cwd = folder();
  const asked = run(cwd, "delete", "/pricing#questions");
  expect(asked).toMatchObject({ code: 1, out: "" });
  expect(asked.err).toContain("Choose what becomes of them:\n  --redirect /to");
  expect(run(cwd, "delete", "/pricing#questions", "--redirect", "/visit")).toMatchObject({ code: 0 });
  expect(textIn(cwd)).toBe(deleted(bakery, "/pricing#questions", { redirect: "/visit" }));
});

test("a name that nothing has, that several things have, or that is taken ends with 2", () => {
  const cwd = folder();
  expect(run(cwd, "rename", "/pricng", "/prices")).toMatchObject({
    code: 2,
    err: "The site has no /pricng.\nThe nearest name is /pricing.\n",
  });
  expect(run(cwd, "rename", "/pricing", "/visit").code).toBe(2);
  const text = bakery.replace("badges:\n", "badges:\n  trial: { label: Trial, tone: info }\n");
  const several = run(folder(text), "where", "trial");
  expect(several.code).toBe(2);
  expect(several.err).toContain("trial can be several things.\nName one of them:\n  constant:trial");
  expect(several.err).toContain("badge:trial");
});

test("where a name is not found, what is near is listed", () => {
  const cwd = folder();
  const said = (...words: readonly string[]): string => run(cwd, ...words).err;
  expect(said("delete", "/pricing/crm")).toBe(
    "The site has no /pricing/crm.\nPlaces on /pricing: /pricing/boxes, /pricing/boxes/family, /pricing/questions, /pricing/try, /pricing/come-here.\n",
  );
  expect(said("where", "/pricing#plans")).toContain("Places on /pricing: /pricing/boxes,");
  expect(said("where", "/visti")).toContain("The nearest name is /visit.");
  expect(said("move", "/pricing#questions", "/nowhere")).toBe(
    "The site has no page /nowhere.\nThe pages are /, /pricing, /pricing/archive, /visit.\n",
  );
  expect(said("where", "badge:none")).toContain("The site has no badge “none”.");
  expect(said("delete", "/", "--unlink")).toContain("The start page cannot be deleted or hidden.");
});

test("an entry of the main menu without a panel is found as an entry", () => {
  expect(run(folder(), "where", "item:Visit")).toMatchObject({ code: 0 });
});

test("whoever deletes or hides an anchor is told that the section goes", () => {
  const cwd = folder();
  const said = (...words: readonly string[]): string =>
    run(cwd, "delete", "/pricing#questions", "--dry-run", ...words).out;
  expect(said("--unlink")).toContain("Delete the section “Questions” (/pricing/questions)\n");
  expect(said("--hide")).toContain("Hide the section “Questions” (/pricing/questions)\n");
});

test("where and the plans speak to programs as well", () => {
  const cwd = folder();
  const where: unknown = JSON.parse(run(cwd, "where", "art/oven.svg", "--format", "json").out);
  expect(where).toMatchObject({ thing: { kind: "picture" }, usedBy: [{ group: "page “Home” (/)" }, {}] });
  const plan: unknown = JSON.parse(run(cwd, "rename", "/visit", "/find-us", "--dry-run", "--format", "json").out);
  expect(plan).toMatchObject({ written: false, title: "/visit → /find-us" });
  const refused: unknown = JSON.parse(run(cwd, "delete", "/visit", "--format", "json").out);
  expect(refused).toMatchObject({ written: false, refused: { kind: "used" } });
});

test("a file that cannot be read is left alone, with the problems of the check", () => {
  const broken = bakery.replace("menus:", "menus");
  const cwd = folder(broken);
  expect(run(cwd, "rename", "/visit", "/find-us").code).toBe(1);
  expect(textIn(cwd)).toBe(broken);
  expect(run(cwd, "where", "/visit", "--file", "other.yaml").code).toBe(2);
});

test("words become a fact, and the fact is written out again", () => {
  const cwd = folder(bakery.replace("or try it {trial.days} days", "or try it 14 days"));
  const dry = run(cwd, "extract", "14", "{trial.days}", "--dry-run", "--format", "json");
  expect(JSON.parse(dry.out)).toMatchObject({ written: false, title: "“14” → {trial.days}" });
  const extracted = run(cwd, "extract", "14", "{trial.days}", "--in", "/");
  expect(extracted).toMatchObject({ code: 0 });
  expect(extracted.out).toContain(
    "1 text on 1 page names {trial.days} from now on, in 1 place; visitors read the same.",
  );
  expect(textIn(cwd)).toBe(bakery);
  expect(run(cwd, "inline", "{trial.days}").out).toContain("Write {trial.days} out");
  expect(textIn(cwd)).toContain("or try it 14 days");
  expect(run(cwd, "extract", "14", "badge:new")).toMatchObject({ code: 2 });
  expect(run(cwd, "inline", "/pricing")).toMatchObject({ code: 2 });
});
