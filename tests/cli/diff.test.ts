import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith } from "./cli.ts";
import { commitAll, git } from "./repository.ts";

const site = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, currency: EUR }
collections: { plans: { small: { title: Small, price: 20 } } }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections: [{ type: plans, title: Plans, from: plans }]
`;
const dearer = site.replace("price: 20", "price: 25");
const sentence = "The price of “Small” rises from €20 to €25; it shows on the start page.";
const told = `Prices and facts\n  ${sentence}\n\n1 change of the site.\n`;

beforeAll(buildCli, 120_000);

/** Git does not look above the folder of a test. */
const env = { GIT_CEILING_DIRECTORIES: "/tmp" };

describe("lintel diff", () => {
  test("compares with the last commit, from any folder of the repository", () => {
    const cwd = commitAll(folderWith(site));
    writeFileSync(join(cwd, "site.yaml"), dearer);
    expect(call(["diff"], { cwd })).toEqual({ code: 0, out: told, err: "" });
    mkdirSync(join(cwd, "below"));
    expect(call(["diff", "--file", "../site.yaml"], { cwd: join(cwd, "below") }).out).toBe(told);
  });

  test("compares with a branch, a tag or a commit", () => {
    const cwd = commitAll(folderWith(site));
    git(cwd, "checkout", "--quiet", "-b", "dearer");
    writeFileSync(join(cwd, "site.yaml"), dearer);
    git(cwd, "commit", "--quiet", "--all", "--message=Second");
    expect(call(["diff"], { cwd }).out).toBe("No change: both files say the same.\n");
    for (const base of ["main", "HEAD~1"]) expect(call(["diff", base], { cwd }).out).toBe(told);
  });

  test("compares two files, and a file that is piped in", () => {
    const cwd = folderWith(dearer);
    writeFileSync(join(cwd, "old.yaml"), site);
    expect(call(["diff", "old.yaml"], { cwd, env }).out).toBe(told);
    expect(call(["diff", "old.yaml", "site.yaml"], { cwd, env }).out).toBe(told);
    expect(call(["diff", "-", "site.yaml"], { cwd, env, input: site }).out).toBe(told);
  });

  test("has formats for a pull request, for programs and for mail", () => {
    const cwd = folderWith(dearer);
    writeFileSync(join(cwd, "old.yaml"), site);
    const inFormat = (format: string): string => call(["diff", "old.yaml", "--format", format], { cwd, env }).out;
    expect(inFormat("markdown")).toContain(`- ${sentence}`);
    expect(JSON.parse(inFormat("json"))).toMatchObject({ before: { name: "old.yaml" }, changes: [{ text: sentence }] });
    expect(inFormat("html")).toContain(`<li>${sentence}</li>`);
  });

  test("ends with 0 whatever the file is, and says that it does not build", () => {
    const cwd = commitAll(folderWith(site));
    writeFileSync(join(cwd, "site.yaml"), site.replace("title: Home", "titel: Home"));
    const { code, out } = call(["diff"], { cwd });
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining("The site no longer builds: 1 error"),
    });
  });

  test.each([
    ["there is no repository", () => folderWith(site), [], "site.yaml is in no git repository"],
    [
      "there is no commit",
      () => {
        const cwd = folderWith(site);
        git(cwd, "init", "--quiet");
        return cwd;
      },
      [],
      "The git repository has no commit yet",
    ],
    [
      "the file is new",
      () => {
        const cwd = commitAll(folderWith(site));
        writeFileSync(join(cwd, "shop.yaml"), site);
        return cwd;
      },
      ["--file", "shop.yaml"],
      "shop.yaml is new: the last commit does not have it",
    ],
    [
      "there is no such revision",
      () => commitAll(folderWith(site)),
      ["mian"],
      "There is no file, branch, tag or commit “mian”",
    ],
    [
      "the clone has only the last commit",
      () => {
        const cwd = commitAll(folderWith(site));
        writeFileSync(join(cwd, "site.yaml"), dearer);
        git(cwd, "commit", "--quiet", "--all", "--message=Second");
        git(cwd, "clone", "--quiet", "--depth=1", `file://${cwd}`, "clone");
        return join(cwd, "clone");
      },
      ["HEAD~1"],
      "this clone has the last commits only; “git fetch --unshallow” gets all of them",
    ],
    ["there is no such file", () => folderWith(site), ["old.yaml", "new.yaml"], "There is no file old.yaml"],
    ["three files are named", () => folderWith(site), ["a", "b", "c"], "diff compares two files"],
    ["the format is unknown", () => folderWith(site), ["--format", "pdf"], "There is no format “pdf”"],
  ] as const)("ends with 2 and says so where %s", (_, folder, words, message) => {
    const { code, out, err } = call(["diff", ...words], { cwd: folder(), env });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
  });

  test("--help begins with examples and fits a screen", () => {
    const { code, out } = call(["diff", "--help"], { cwd: folderWith(site) });
    expect(code).toBe(0);
    expect(out.split("\n")[2]).toContain("lintel diff");
    expect(out.split("\n").length).toBeLessThanOrEqual(25);
  });
});
