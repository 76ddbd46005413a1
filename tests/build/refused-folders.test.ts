import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { runBuild, type BuildResult } from "./run-build.ts";
import { siteText } from "./site-text.ts";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a folder that is not for builds", () => {
  const site = join(folder, "own", "site.yaml");
  const into = (where: string): BuildResult => runBuild([site, "--out", where]);
  beforeAll(() => {
    mkdirSync(join(folder, "own", "public"), { recursive: true });
    writeFileSync(site, siteText("/"));
    writeFileSync(join(folder, "own", "public", "note.txt"), "ours");
    writeFileSync(join(folder, "letter.txt"), "ours");
    symlinkSync("nowhere", join(folder, "dead"));
    symlinkSync(join(folder, "own", "public"), join(folder, "link"));
  });

  test.each([
    ["that of the site file", join(folder, "own")],
    ["that of the pictures", join(folder, "own", "public")],
    ["one among the pictures", join(folder, "own", "public", "site")],
    ["one among the pictures, by a link", join(folder, "link", "new", "site")],
    ["one around the project", "."],
    ["a file", join(folder, "letter.txt")],
    ["a link that leads nowhere", join(folder, "dead")],
    ["one that the system shows", "/proc/site"],
  ])("%s is not written to", (_, where) => {
    const { code, out, said } = into(where);
    expect([code, out]).toEqual([2, ""]);
    expect(said).toMatch(
      /^The site cannot be written to [^\n]+\. Name another (?:folder|one)\. “npx lintel build --help” tells more\.\n$/,
    );
    expect(filesBelow(join(folder, "own")).sort()).toEqual(["public/note.txt", "site.yaml"]);
  });

  test("one of the project that holds other files is not emptied until it is said", () => {
    const where = "test-results/not-a-build";
    rmSync(where, { recursive: true, force: true });
    mkdirSync(where, { recursive: true });
    writeFileSync(join(where, "letter.txt"), "ours");
    const { code, said } = into(where);
    expect(code).toBe(2);
    expect(said).toMatch(
      /^test-results\/not-a-build holds files that no build has made\. To remove them, say --empty\.\n/,
    );
    expect(filesBelow(where)).toEqual(["letter.txt"]);
    renameSync(join(where, "letter.txt"), join(where, ".git"));
    expect(into(where).code).toBe(0);
    renameSync(join(where, ".git"), join(where, "letter.txt"));
    rmSync(join(where, "404.html"));
    expect(into(where).code).toBe(2);
    expect(runBuild([site, "--out", where, "--empty"]).code).toBe(0);
    expect(filesBelow(where)).not.toContain("letter.txt");
    expect(filesBelow(where)).toEqual(expect.arrayContaining(["index.html", "note.txt"]));
    // A build may take the place of another one.
    expect(into(where).code).toBe(0);
    rmSync(where, { recursive: true });
  });

  test("one elsewhere keeps what it holds", () => {
    const where = join(folder, "elsewhere");
    mkdirSync(where);
    writeFileSync(join(where, "letter.txt"), "ours");
    const { code, out } = into(where);
    expect(code).toBe(0);
    expect(out).toMatch(/own\/site\.yaml is built: \d+ files in .*elsewhere\.\n$/);
    expect(filesBelow(where)).toEqual(expect.arrayContaining(["index.html", "letter.txt"]));
  });

  test("one that cannot be written ends the build with a sentence", () => {
    const where = join(folder, "file");
    writeFileSync(where, "");
    const { code, said } = into(join(where, "site"));
    expect(code).toBe(3);
    expect(said).toMatch(
      /\nThe site was not written to its end in .*file\/site: a file stands where a folder is needed\..*\n$/,
    );
  });
});
