import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeSiteFile } from "./change-site-file.ts";
import { History } from "./history.ts";
import { lastChange, takeBack } from "./undo.ts";
import { writeAtomically } from "./write-atomically.ts";

function fileWith(text: string): { readonly file: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "lintel-"));
  const file = join(folder, "site.yaml");
  writeFileSync(file, text);
  return { file, folder };
}

const read = (file: string): string => readFileSync(file, "utf8");

/** Fails as Windows does while another program reads the file. */
const busy = (times: number, rename: () => void = () => undefined) => {
  let left = times;
  return (): void => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error("busy"), { code: "EBUSY" });
    rename();
  };
};

test("A change is not written over one that was made meanwhile", () => {
  const { file, folder } = fileWith("mine");
  expect(changeSiteFile({ file, before: "old", after: "new", what: "x" })).toEqual({ kind: "changed-meanwhile" });
  expect([read(file), readdirSync(folder)]).toEqual(["mine", ["site.yaml"]]);
});

test("A byte-order mark and line ends of Windows are compared as they are", () => {
  const { file } = fileWith("\ufeffa: 1\r\n");
  expect(changeSiteFile({ file, before: "a: 1\n", after: "a: 2\n", what: "x" }).kind).toBe("changed-meanwhile");
  expect(changeSiteFile({ file, before: "\ufeffa: 1\r\n", after: "\ufeffa: 2\r\n", what: "x" }).kind).toBe("written");
  expect(read(file)).toBe("\ufeffa: 2\r\n");
});

test("A file that another program holds is written in place after a while", () => {
  const { file, folder } = fileWith("old");
  const expected = Buffer.from("old");
  let renamed = 0;
  const rename = busy(3, () => (renamed += 1));
  expect(writeAtomically(file, Buffer.from("new"), { expected, rename })).toBe(true);
  expect([renamed, read(file)]).toEqual([1, "old"]);
  expect(writeAtomically(file, Buffer.from("n"), { expected, rename: busy(99) })).toBe(true);
  expect([read(file), readdirSync(folder)]).toEqual(["n", ["site.yaml"]]);
});

test("Nothing is changed where a picture cannot be moved", () => {
  const { file, folder } = fileWith("old");
  writeFileSync(join(folder, "a.svg"), "a");
  const files = [
    { from: join(folder, "a.svg"), to: join(folder, "b.svg") },
    { from: join(folder, "none.svg"), to: join(folder, "c.svg") },
  ];
  expect(() => changeSiteFile({ file, before: "old", after: "new", what: "x", files })).toThrow("none.svg");
  expect([read(file), existsSync(join(folder, "a.svg")), new History(file).entries()]).toEqual(["old", true, []]);
});

test("A deleted picture comes back", () => {
  const { file, folder } = fileWith("old");
  writeFileSync(join(folder, "a.svg"), "a");
  changeSiteFile({ file, before: "old", after: "new", what: "x", files: [{ from: join(folder, "a.svg") }] });
  expect(existsSync(join(folder, "a.svg"))).toBe(false);
  const last = lastChange(file);
  if (last.kind === "found") takeBack(file, last.change);
  expect([read(file), read(join(folder, "a.svg"))]).toEqual(["old", "a"]);
});

test("A file is changed where no version can be kept", () => {
  const { file, folder } = fileWith("old");
  writeFileSync(join(folder, ".lintel"), "a file, no folder");
  expect(changeSiteFile({ file, before: "old", after: "new", what: "x" })).toEqual({ kind: "written", isKept: false });
  expect([read(file), lastChange(file)]).toEqual(["new", { kind: "nothing" }]);
});

test("Fifty versions are kept of each file, and a list that cannot be read is an empty one", () => {
  const { file, folder } = fileWith("0");
  const other = join(folder, "other.yaml");
  writeFileSync(other, "0");
  changeSiteFile({ file: other, before: "0", after: "1", what: "other" });
  for (let time = 0; time < 53; time += 1)
    changeSiteFile({ file, before: String(time), after: String(time + 1), what: `change ${time}` });
  const entries = new History(file).entries();
  expect([entries.length, entries[0]?.what, entries.at(-1)?.what]).toEqual([50, "change 3", "change 52"]);
  expect(new History(other).entries().map(({ what }) => what)).toEqual(["other"]);
  writeFileSync(join(folder, ".lintel/history/changes.json"), "{ no list");
  expect(lastChange(file)).toEqual({ kind: "nothing" });
  changeSiteFile({ file, before: "53", after: "54", what: "after it" });
  expect(new History(file).entries().map(({ what }) => what)).toEqual(["after it"]);
});

test("A folder for the history that is there already keeps its own .gitignore", () => {
  const { file, folder } = fileWith("old");
  mkdirSync(join(folder, ".lintel"));
  writeFileSync(join(folder, ".lintel/.gitignore"), "mine\n");
  changeSiteFile({ file, before: "old", after: "new", what: "x" });
  expect(read(join(folder, ".lintel/.gitignore"))).toBe("mine\n");
});
