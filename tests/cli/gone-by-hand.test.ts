import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bakery, changedLines, deleted } from "../refactor/restructure.ts";
import { folder } from "./bakery-folder.ts";
import { buildCli, call, type Called } from "./cli.ts";

beforeAll(buildCli);

const run = (cwd: string, ...words: readonly string[]): Called => call(words, { cwd });
const textIn = (cwd: string): string => readFileSync(join(cwd, "site.yaml"), "utf8");

/** The bakery without its questions, to which a menu and a text lead. */
const questions = bakery.replace(/ {6}- type: faq\n(?: {8}.*\n)+/, "");
/** Without the page /visit. */
const visit = bakery.replace(/ {2}- path: \/visit\n(?: {4}.*\n)+/, "");

describe("For what was deleted by hand, the terminal has the choices", () => {
  test("and the check names the command for each", () => {
    const { out } = run(folder(questions), "check");
    expect(out).toContain(
      "  Or:  Take the 2 links away (1 new warning): npx lintel delete /pricing/questions --unlink\n" +
        "  Or:  Let /pricing/questions lead to /pricing (1 new warning): npx lintel delete /pricing/questions --redirect /pricing\n" +
        "  Or:  Announce /pricing/questions as planned (1 new warning): npx lintel delete /pricing/questions --planned\n",
    );
  });

  test("each command does what the fix of the same name does", () => {
    const report: unknown = JSON.parse(run(folder(questions), "check", "--format", "json").out);
    const [{ fixes = [] } = {}] = Object(report).problems;
    expect(fixes).toHaveLength(3);
    for (const { command, edits } of fixes) {
      const cwd = folder(questions);
      expect(run(cwd, ...String(command).split(" ").slice(2))).toMatchObject({ code: 0, err: "" });
      let fixed = questions;
      for (const { start, end, text } of edits.toReversed()) fixed = fixed.slice(0, start) + text + fixed.slice(end);
      expect(textIn(cwd)).toBe(fixed);
      expect(run(cwd, "check").code).toBe(0);
    }
  });

  test("a page goes with the places on it, and its links lead where the author says", () => {
    const text = visit.replace("[the questions][q]", "[the imprint](/visit/imprint)").replace(/\n+ +\[q\]: .*/, "");
    const cwd = folder(text);
    const { out } = run(cwd, "delete", "/visit", "--redirect", "/pricing");
    expect(out).toContain("Let the 3 links lead to /pricing, and take 2 links away\n");
    // The menu leads to the prices with another entry.
    expect(changedLines(text, textIn(cwd)).gone).toContain("- { label: Visit, href: /visit }");
    expect(textIn(cwd)).not.toMatch(/\(\/visit|href: \/visit/);
  });

  test("a dry run changes nothing, and programs are told the same", () => {
    const cwd = folder(questions);
    const { code, out } = run(cwd, "delete", "/pricing#questions", "--unlink", "--dry-run", "--format", "json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ written: false, title: "Take the 2 links away" });
    expect(textIn(cwd)).toBe(questions);
  });

  test("without a choice the command lists them", () => {
    const { code, err } = run(folder(questions), "delete", "/pricing/questions");
    expect(code).toBe(1);
    expect(err).toBe(
      [
        "Nothing is at /pricing/questions, and links lead there: 1 link on 1 page and 1 menu entry.",
        "",
        "Choose what becomes of them:",
        "  --redirect /to           links lead there, and the old address does too",
        "  --unlink                 links become plain words; buttons and menu entries go",
        "  --planned                the address stays, with a page that announces it",
        "",
      ].join("\n"),
    );
  });

  test.each([
    [["/pricing/questions", "--unlink", "--planned"], "One of --unlink and --planned at a time."],
    [["/pricing/questions", "--hide"], "Nothing is at /pricing/questions that could be hidden."],
    [["/pricing/questions", "--redirect", "/nowhere"], "There is no page or place /nowhere to lead to."],
    [["/pricing/crm", "--unlink"], "The site has no /pricing/crm."],
    [["/pricing/questions", "/pricing/crm", "--unlink"], "delete wants the name of one thing"],
  ])("%j is refused with the reason", (words, reason) => {
    const cwd = folder(questions);
    const { code, err } = run(cwd, "delete", ...words);
    expect(code).toBe(2);
    expect(err).toContain(reason);
    expect(textIn(cwd)).toBe(questions);
  });

  test("several places of a page are named together", () => {
    const text = questions.replace("href: /imprint", "href: /pricing/people");
    const cwd = folder(text);
    expect(run(cwd, "check").out).toContain("npx lintel delete /pricing/questions /pricing/people --unlink");
    expect(run(cwd, "delete", "/pricing/questions", "/pricing/people", "--unlink").code).toBe(0);
    expect(textIn(cwd)).not.toMatch(/\/pricing\/(?:people|questions)/);
  });

  test("in another file the command names the file", () => {
    const cwd = folder(bakery);
    writeFileSync(join(cwd, "other.yaml"), questions);
    expect(run(cwd, "check", "other.yaml").out).toContain(
      "npx lintel delete /pricing/questions --unlink --file other.yaml",
    );
  });

  test("what is hidden stays so, and the links to it go", () => {
    const hidden = bakery.replace("        anchor: questions\n", "        anchor: questions\n        hidden: true\n");
    const cwd = folder(hidden);
    expect(run(cwd, "check").out).toContain("Take the 2 links away: npx lintel delete /pricing/questions --hide\n");
    expect(run(cwd, "delete", "/pricing/questions", "--hide").code).toBe(0);
    expect(textIn(cwd).replace("        hidden: true\n", "")).toBe(
      deleted(bakery, "/pricing#questions", { hide: true }).replace(/ {8}hidden: true\n/, ""),
    );
  });
});
