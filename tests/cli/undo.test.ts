import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith, program } from "./cli.ts";

beforeAll(buildCli);

const site = (title: string): string => `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - ${title}: text
        body: Fresh bread every day.
`;

const wrong = site("typ");
const right = site("type");
const text = (cwd: string): string => readFileSync(join(cwd, "site.yaml"), "utf8");

describe("lintel undo", () => {
  test("takes back what --fix-all wrote, and keeps what it had written", () => {
    const cwd = folderWith(wrong);
    call(["--fix-all"], { cwd });
    expect(text(cwd)).toBe(right);
    const { code, out } = call(["undo"], { cwd });
    expect([code, text(cwd)]).toEqual([0, wrong]);
    expect(out).toContain("Taken back in site.yaml: 1 put right");
    const kept = /kept as (\S+)/.exec(out)?.[1] ?? "";
    expect(readFileSync(kept, "utf8")).toBe(right);
    expect(call(["undo"], { cwd })).toMatchObject({ code: 1, out: "There is nothing to take back in site.yaml.\n" });
  });

  test("takes back one change after the other, also a picture that was moved", () => {
    const picture = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
    const cwd = folderWith(
      `${right}      - { type: text, title: Bread, body: "Rolls, loaves", image: { src: a.svg, alt: A loaf } }\n`,
    );
    mkdirSync(join(cwd, "public"));
    writeFileSync(join(cwd, "public/a.svg"), picture);
    const before = text(cwd);
    expect(call(["rename", "a.svg", "art/b.svg"], { cwd })).toMatchObject({ code: 0 });
    const between = text(cwd);
    expect(call(["rename", "art/b.svg", "c.svg"], { cwd })).toMatchObject({ code: 0 });
    expect(call(["undo"], { cwd })).toMatchObject({ code: 0 });
    expect(text(cwd)).toBe(between);
    expect(existsSync(join(cwd, "public/art/b.svg"))).toBe(true);
    expect(call(["undo"], { cwd })).toMatchObject({ code: 0 });
    expect([text(cwd), readFileSync(join(cwd, "public/a.svg"), "utf8")]).toEqual([before, picture]);
  });

  test("never overwrites what was changed by hand since", () => {
    const cwd = folderWith(wrong);
    call(["--fix-all"], { cwd });
    const changed = `${right}# by hand\n`;
    writeFileSync(join(cwd, "site.yaml"), changed);
    const { code, out } = call(["undo"], { cwd });
    expect([code, text(cwd)]).toEqual([1, changed]);
    const version = /before it is (\S+)/.exec(out)?.[1] ?? "";
    expect(readFileSync(version, "utf8")).toBe(wrong);
  });

  test("says with --dry-run what it would do, and with --list what there is", () => {
    const cwd = folderWith(wrong);
    call(["--fix-all"], { cwd });
    const dry = call(["undo", "--dry-run"], { cwd });
    expect(dry).toMatchObject({ code: 0, err: "" });
    expect(dry.out).toContain("This would be taken back in site.yaml: 1 put right");
    expect(text(cwd)).toBe(right);
    expect(call(["undo", "--list"], { cwd }).out).toMatch(
      /^Changes of site\.yaml, the last one first:\n\n {3}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}1 put right\n$/,
    );
  });

  test("tells programs the same as JSON", () => {
    const cwd = folderWith(wrong);
    const json = (...words: readonly string[]): unknown =>
      JSON.parse(call(["undo", "--format", "json", ...words], { cwd }).out);
    expect(json()).toEqual({ file: "site.yaml", takenBack: false, reason: "nothing" });
    call(["--fix-all"], { cwd });
    expect(json("--list")).toMatchObject({ changes: [{ time: expect.stringMatching(/Z$/), what: "1 put right" }] });
    expect(json("--dry-run")).toMatchObject({ takenBack: false, what: "1 put right", changes: expect.any(String) });
    expect(json()).toMatchObject({ takenBack: true, what: "1 put right", version: expect.any(String) });
  });

  test("says that a file is not there", () => {
    expect(call(["undo", "other.yaml"], { cwd: folderWith(right) })).toMatchObject({ code: 2 });
  });
});

describe("A change of the site file", () => {
  test("keeps a link, the permissions and nothing else in the folder; git never sees the history", () => {
    const home = folderWith(wrong);
    chmodSync(join(home, "site.yaml"), 0o640);
    const cwd = folderWith("");
    symlinkSync(join(home, "site.yaml"), join(cwd, "linked.yaml"));
    expect(call(["linked.yaml", "--fix-all"], { cwd })).toMatchObject({ code: 0 });
    expect(lstatSync(join(cwd, "linked.yaml")).isSymbolicLink()).toBe(true);
    expect([text(home), statSync(join(home, "site.yaml")).mode & 0o777]).toEqual([right, 0o640]);
    expect(readdirSync(home).toSorted()).toEqual([".lintel", "site.yaml"]);
    expect(readFileSync(join(home, ".lintel/.gitignore"), "utf8")).toBe("*\n");
    expect(call(["undo", "linked.yaml"], { cwd })).toMatchObject({ code: 0 });
    expect(text(home)).toBe(wrong);
  });

  // A program of the administrator writes wherever it likes.
  const other = process.getuid?.() === 0 ? 65534 : undefined;
  test.skipIf(process.platform === "win32")("is written in place in a folder where nothing can be made", () => {
    const cwd = folderWith(wrong);
    if (other !== undefined) for (const path of [cwd, join(cwd, "site.yaml")]) chownSync(path, other, other);
    chmodSync(cwd, 0o555);
    const { stdout, status } = spawnSync(process.execPath, [program, "--fix-all"], {
      cwd,
      encoding: "utf8",
      ...(other !== undefined && { uid: other, gid: other }),
    });
    expect([status, stdout, text(cwd)]).toEqual([0, "1 put right in site.yaml.\n\nNo problems.\n", right]);
    chmodSync(cwd, 0o755);
    expect(readdirSync(cwd)).toEqual(["site.yaml"]);
  });
});
