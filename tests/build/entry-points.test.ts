import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith, program } from "../cli/cli.ts";

const sound = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - { type: text, title: Bread, body: Fresh every day. }
`;

beforeAll(buildCli, 60_000);

/** What is in a folder under odd names. */
function oddFolder(): string {
  const cwd = folderWith(sound);
  spawnSync("sh", ["-c", `mkfifo "${join(cwd, "pipe.yaml")}"`]);
  symlinkSync("circle.yaml", join(cwd, "circle.yaml"));
  symlinkSync("/nowhere/site.yaml", join(cwd, "dead.yaml"));
  mkdirSync(join(cwd, "folder.yaml"));
  writeFileSync(join(cwd, "huge.yaml"), "");
  truncateSync(join(cwd, "huge.yaml"), 3 * 1024 ** 3);
  writeFileSync(join(cwd, "empty.yaml"), "");
  return cwd;
}

describe("a file that is none", () => {
  const cwd = oddFolder();

  test.each([
    ["is not there", "none.yaml", "There is no file none.yaml.", 2],
    ["is a folder", "folder.yaml", "is a folder", 2],
    ["is a pipe that nobody writes into", "pipe.yaml", "is not a file", 2],
    ["is a device without end", "/dev/zero", "is not a file", 2],
    ["leads to itself", "circle.yaml", "cannot be read", 2],
    ["leads nowhere", "dead.yaml", "There is no file dead.yaml.", 2],
    ["stands below a file", "site.yaml/site.yaml", "cannot be read", 2],
    ["has a name that is too long", `${"x".repeat(5000)}.yaml`, "cannot be read", 2],
    ["is larger than anything", "huge.yaml", "too large", 1],
    ["is empty", "empty.yaml", "The file is empty.", 1],
  ])("that %s is said in a sentence, without a stack", (_, file, words, code) => {
    const { code: ended, out, err } = call([file], { cwd });
    expect(out).toContain(words);
    expect(err).toBe("");
    expect(out).not.toMatch(/^\s+at /m);
    expect(ended).toBe(code);
  });
});

describe("a public folder", () => {
  test("with odd names, links to everywhere and pipes is read past", () => {
    const cwd = folderWith(
      sound.replace(
        "title: Bread,",
        "title: Bread, actions: [{ label: Get, href: /pipe.png }, { label: Out, href: /out.txt }],",
      ),
    );
    const folder = join(cwd, "public");
    mkdirSync(folder);
    for (const name of ["a b.png", "%2e%2e", "ü.png", "<b>.png", "'\".png", "new\nline.png", "-rf", "😀.svg"])
      writeFileSync(join(folder, name), "x");
    spawnSync("sh", ["-c", `mkfifo "${join(folder, "pipe.png")}"`]);
    symlinkSync("/etc/passwd", join(folder, "out.txt"));
    symlinkSync("..", join(folder, "up"));
    symlinkSync("round", join(folder, "round"));
    const { code, out, err } = call(["--format", "compact"], { cwd });
    expect(err).toBe("");
    expect(out).toContain("pipe.png");
    expect(out).toContain("out.txt");
    expect(code).toBe(1);
  });
});

describe("ends that are closed", () => {
  test("nothing piped in is an empty file", () => {
    expect(call(["-"], { cwd: folderWith(sound) })).toMatchObject({ code: 1, err: "" });
  });

  test.each(["pretty", "json", "sarif"])("a reader that leaves at once ends the check without a word: %s", (format) => {
    const cwd = folderWith(`${sound}${"unknown: 1\n".repeat(1)}`);
    const { stderr } = spawnSync("sh", ["-c", `"$0" "$1" --format ${format} | true`, process.execPath, program], {
      cwd,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
  });
});
