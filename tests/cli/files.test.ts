import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicFiles } from "../../schema/cli/files.ts";

let folder = "";
const write = (name: string, text: string): void => writeFileSync(join(folder, "public", name), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-files-"));
  mkdirSync(join(folder, "public/art"), { recursive: true });
  writeFileSync(join(folder, "secret.svg"), "<svg/>");
  symlinkSync(join(folder, "secret.svg"), join(folder, "public/art/link.svg"));
  write("art/loaf.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path d="M0 0"/></svg>');
  write("art/scripted.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()"/>');
  write("art/packed.svgz", "words");
  write("art/late.svg", `<svg xmlns="http://www.w3.org/2000/svg"><desc>${"x".repeat(600_000)}</desc><script/></svg>`);
  write("art/empty.svg", "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a drawing brings its size", () => {
  expect(publicFiles(join(folder, "public")).facts("art/loaf.svg")).toMatchObject({
    kind: "svg",
    width: 480,
    height: 360,
  });
});

test("a drawing that runs script cannot be used", () => {
  const faults = ["scripted.svg", "late.svg", "packed.svgz"].map(
    (name) => publicFiles(join(folder, "public")).facts(`art/${name}`)?.fault,
  );
  expect(faults).toEqual([
    { why: "active", detail: "a program: onload (line 1)" },
    { why: "active", detail: "a program: <script> (line 1)" },
    { why: "active", detail: "what cannot be looked into: it is packed" },
  ]);
});

test("what a link leads to outside the folder is never looked at, by whatever way", () => {
  const files = publicFiles(join(folder, "public"));
  expect(files.facts("art/link.svg")).toBeUndefined();
  expect(files.facts("../secret.svg")).toBeUndefined();
  expect(files.leftOut?.()).toEqual([{ name: "art/link.svg", why: "outside" }]);
});

test("an empty file says so, a missing one is not there", () => {
  const files = publicFiles(join(folder, "public"));
  expect(files.facts("art/empty.svg")?.fault).toEqual({ why: "empty", detail: "It is empty." });
  expect(files.facts("art/none.svg")).toBeUndefined();
  expect(publicFiles(join(folder, "nowhere")).list()).toEqual([]);
});
