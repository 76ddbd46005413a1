import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith, start } from "./cli.ts";

const good = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - type: text
        title: Bread
        body: Fresh bread every day.
`;
const tabbed = good.replace("        title:", "\t\ttitle:").replace("        body:", "\t\tbody:");
const misspelt = good.replace("title: Bread", "tilte: Bread");
const warned = good.replace("title: Bread", "title: We are #1 in town");

beforeAll(buildCli, 120_000);

describe("ends with", () => {
  test("0 where nothing is wrong", () =>
    expect(call(["check"], { cwd: folderWith(good) })).toMatchObject({ code: 0, out: "No problems.\n", err: "" }));
  test("1 where there is an error", () => expect(call(["check"], { cwd: folderWith(misspelt) }).code).toBe(1));
  test("0 where there is a warning, and 1 where warnings count", () => {
    const cwd = folderWith(warned);
    expect(call(["check"], { cwd }).code).toBe(0);
    expect(call(["--strict"], { cwd }).code).toBe(1);
  });
  test("2 where the file is not there, and says which one is", () => {
    const called = call(["sit.yaml"], { cwd: folderWith(good) });
    expect(called.code).toBe(2);
    expect(called.out).toContain("There is no file sit.yaml.");
    expect(called.out).toContain("npx lintel check site.yaml");
  });
  test("2 where it is a folder", () => expect(call(["."], { cwd: folderWith(good) })).toMatchObject({ code: 2 }));
  test.each([
    ["--nonsense"],
    ["--format", "xml"],
    ["--max", "0"],
    ["a.yaml", "b.yaml"],
    ["-", "--fix"],
    ["--watch", "--fix"],
    ["--explain", "yaml/nonsense"],
  ])("2 for %s %s", (...args) => {
    const called = call(args, { cwd: folderWith(good) });
    expect(called).toMatchObject({ code: 2, out: "" });
    // One sentence, and the call that tells more: a page of help would push it out of sight.
    expect(called.err.trimEnd().split("\n")).toHaveLength(1);
    expect(called.err).toMatch(args[0] === "--explain" ? /nonsense/ : /“npx lintel check --help” tells more\.\n$/);
  });
});

describe("what cannot be done", () => {
  test("is said without the whole help: it is no mistake of the call", () => {
    const cwd = mkdtempSync(join(tmpdir(), "lintel-"));
    for (const words of [["start"], ["preview"], ["undo"], ["new", "block", "a-b"]]) {
      const { code, out, err } = call(words, { cwd });
      expect([words, code]).toEqual([words, 2]);
      expect([words, (out + err).includes("Usage"), err.trimEnd().split("\n").length]).toEqual([words, false, 1]);
    }
  });
  test.each([["check"], ["start"], ["build"], ["upgrade"], ["doctor"]])(
    "names “init” where %s finds no site.yaml",
    (...words) => {
      const { code, out, err } = call(words, { cwd: mkdtempSync(join(tmpdir(), "lintel-")) });
      expect(out + err).toContain("lintel init");
      expect(out + err).not.toMatch(/Nothing is missing|has errors/);
      expect(code).toBe(words[0] === "doctor" ? 1 : 2);
    },
  );
  test.each([[[]], [["start"]], [["check"]]])("names the site around the folder, from below it: %j", (words) => {
    const site = folderWith(good);
    mkdirSync(join(site, "work/public"), { recursive: true });
    const { code, out, err } = call(words, { cwd: join(site, "work/public") });
    expect(code).toBe(2);
    expect(out + err).toContain("../../site.yaml");
    expect(out + err).not.toContain("init");
  });
  test.each([
    [["start"], "start ../site.yaml"],
    [["preview"], "preview ../dist"],
    [["undo"], "undo ../site.yaml"],
    [["upgrade"], "upgrade ../site.yaml"],
    [["doctor"], "doctor ../site.yaml"],
    [["types"], "types ../site.yaml"],
    [["diff", "main"], "diff main --file ../site.yaml"],
    [["new", "block", "a-b"], "new block a-b --file ../site.yaml"],
  ])("writes the call with the site around the folder: %j", (words, again) => {
    const site = folderWith(good);
    mkdirSync(join(site, "work"));
    const { code, out, err } = call(words, { cwd: join(site, "work") });
    expect(out + err).toMatch(`The site around this folder is ../site.yaml:\nnpx lintel ${again}\n`);
    expect(code).toBe(words[0] === "doctor" ? 1 : 2);
  });
  test("calls the folder by its name, where it is the one of the call", () => {
    const cwd = folderWith(good);
    for (const command of ["check", "build"]) {
      const { code, out, err } = call([command, "."], { cwd });
      expect([command, code]).toEqual([command, 2]);
      expect(out + err).toContain(". is a folder, not a site file.");
    }
  });
  test("proposes commands that can be copied, whatever a path is called", () => {
    const cwd = mkdtempSync(join(tmpdir(), "lintel-"));
    mkdirSync(join(cwd, "Bike Shop"));
    writeFileSync(join(cwd, "Bike Shop/site.yaml"), good);
    expect(call(["check", "Bike Shop"], { cwd }).out).toContain('npx lintel check "Bike Shop/site.yaml"\n');
  });
  test("names the command or the option that is meant", () => {
    const cwd = folderWith(good);
    expect(call(["biuld"], { cwd })).toEqual({
      code: 2,
      out: "",
      err: "There is no command “biuld”, and no file of that name. Did you mean “npx lintel build”?\n",
    });
    expect(call(["start", "--prot", "3000"], { cwd }).err).toMatch(
      /^Unknown option '--prot'\. Did you mean --port\?\n/,
    );
    expect(call(["build", "--output", "public"], { cwd }).err).toBe("Unknown option '--output'. Did you mean --out?\n");
    expect(call(["explain", "tab"], { cwd }).err).toBe(
      "There is no problem “tab”; near names are value/tab, yaml/tab.\n",
    );
    expect(call(["explain", "yaml/tb"], { cwd }).err).toBe(
      "There is no problem “yaml/tb”; the nearest name is yaml/tab.\n",
    );
  });
  test("says that a port is in use, and ends", async () => {
    const server = createServer().listen(0, "localhost");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const child = start(["start", "--port", port], folderWith(good));
    try {
      const [code] = await once(child, "exit", { signal: AbortSignal.timeout(20_000) });
      expect(code).toBe(2);
    } finally {
      child.kill();
      server.close();
    }
  });
  // A superuser may write everywhere.
  test.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
    "says that a folder cannot be written, without a stack",
    () => {
      const cwd = mkdtempSync(join(tmpdir(), "lintel-"));
      chmodSync(cwd, 0o555);
      const { code, err } = call(["init", "--yes"], { cwd });
      expect([code, err]).toEqual([
        3,
        expect.stringMatching(/^public cannot be written: you have no permission to write there/),
      ]);
    },
  );
  test("says that what editors read cannot be written", () => {
    const cwd = folderWith(`# yaml-language-server: $schema=.lintel/site.schema.json\n${good}`);
    writeFileSync(join(cwd, ".lintel"), "");
    expect(call(["types"], { cwd })).toMatchObject({
      code: 3,
      out: "",
      err: expect.stringMatching(/^\.lintel(\/site\.schema\.json)? cannot be written: a file stands where/),
    });
  });
  test("says of a folder that is called site.yaml what helps", () => {
    const cwd = mkdtempSync(join(tmpdir(), "lintel-"));
    mkdirSync(join(cwd, "site.yaml"));
    const { err, out } = call(["check"], { cwd });
    expect(err + out).toMatch(/site\.yaml is a folder.*Give the folder another name/s);
    expect(err + out).not.toContain("site.yaml/site.yaml");
    expect(call(["init", "--yes"], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^site\.yaml is a folder/),
    });
    mkdirSync(join(cwd, "empty"));
    expect(call(["check", "empty"], { cwd }).err).not.toContain("empty/site.yaml");
  });
  test.each(["", "\ufeff\n  \n"])("init writes into a site.yaml without words: %j", (text) => {
    const cwd = folderWith(text);
    expect(call(["init", "--yes"], { cwd })).toMatchObject({ code: 0, err: "" });
    expect(call(["check"], { cwd }).code).toBe(0);
  });
  test("init leaves a site.yaml with any word alone", () => {
    const cwd = folderWith("# Bread\n");
    expect(call(["init", "--yes"], { cwd })).toMatchObject({ code: 2, err: expect.stringContaining("stays as it is") });
    expect(readFileSync(join(cwd, "site.yaml"), "utf8")).toBe("# Bread\n");
  });
  test("says that a file stands where a folder is needed, without a stack", () => {
    const cwd = folderWith(good);
    writeFileSync(join(cwd, "blocks"), "");
    const { code, err } = call(["new", "block", "a-b"], { cwd });
    expect([code, err]).toEqual([3, expect.stringMatching(/^blocks\/a-b cannot be written: a file stands where/)]);
  });
});

describe("--fix", () => {
  test("writes what is surely meant, and nothing else", () => {
    const cwd = folderWith(`\ufeff${tabbed.replaceAll("\n", "\r\n")}`);
    expect(call(["--fix"], { cwd })).toMatchObject({
      code: 0,
      out: "1 put right in site.yaml. “npx lintel undo” takes that back.\n\nNo problems.\n",
    });
    expect(readFileSync(join(cwd, "site.yaml"), "utf8")).toBe(`\ufeff${good.replaceAll("\n", "\r\n")}`);
  });
  test("leaves guesses alone; --fix-all writes them", () => {
    const cwd = folderWith(misspelt);
    expect(call(["--fix"], { cwd }).code).toBe(1);
    expect(readFileSync(join(cwd, "site.yaml"), "utf8")).toBe(misspelt);
    expect(call(["--fix-all"], { cwd }).code).toBe(0);
    expect(readFileSync(join(cwd, "site.yaml"), "utf8")).toBe(good);
  });
  test("does not touch a file that cannot be read", () => {
    const bytes = Buffer.from(good.replace("Bread", "Brötchen"), "latin1");
    const cwd = folderWith(bytes);
    expect(call(["--fix-all"], { cwd }).code).toBe(1);
    expect(readFileSync(join(cwd, "site.yaml")).equals(bytes)).toBe(true);
  });
});

describe("formats", () => {
  test("json says that a file is missing, too", () => {
    const { out } = call(["--format", "json", "other.yaml"], { cwd: folderWith(good) });
    expect(JSON.parse(out)).toMatchObject({ summary: { errors: 1 }, problems: [{ code: "file/not-found" }] });
  });
  test("github and sarif name the file from the top of the repository", () => {
    const cwd = folderWith(misspelt);
    mkdirSync(join(cwd, "shop"));
    const env = { GITHUB_WORKSPACE: cwd };
    writeFileSync(join(cwd, "shop/site.yaml"), misspelt);
    expect(call(["--format", "github"], { cwd: join(cwd, "shop"), env }).out).toContain(
      "::error file=shop/site.yaml,line=9,",
    );
    expect(call(["--format", "sarif"], { cwd: join(cwd, "shop"), env }).out).toContain('"uri": "shop/site.yaml"');
  });
  test("sarif brings the words of the manual", () =>
    expect(call(["--format", "sarif"], { cwd: folderWith(misspelt) }).out).toContain('"shortDescription"'));
  test("junit", () => expect(call(["--format", "junit"], { cwd: folderWith(misspelt) }).out).toContain("<failure "));
  test("what is piped in", () =>
    expect(call(["-", "--format", "compact"], { cwd: folderWith(good), input: misspelt }).out).toContain(
      "standard input:9:9: error shape/unknown-key",
    ));
});

test("--explain prints the page of a code", () =>
  expect(call(["--explain", "yaml/tab"], { cwd: folderWith(good) })).toMatchObject({
    code: 0,
    out: expect.stringContaining("yaml/tab  error"),
  }));

describe("a command with a name", () => {
  const cwd = folderWith(good);
  test("explain prints the page of a code", () =>
    expect(call(["explain", "yaml/tab"], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining("yaml/tab  error"),
    }));
  test("check is the check", () =>
    expect(call(["check", "site.yaml"], { cwd })).toMatchObject({ code: 0, out: "No problems.\n" }));
  test("--help shows how it is called, and the help of the program names it", () => {
    expect(call(["explain", "--help"], { cwd }).out).toContain("lintel explain yaml/tab");
    expect(call(["--help"], { cwd }).out).toMatch(/^ {2}explain /m);
  });
  test.each([["explain"], ["explain", "yaml/tab", "yaml/bom"], ["explain", "--nonsense"]])(
    "ends with 2 for %s %s, and says which call tells more",
    (...args) => {
      const called = call(args, { cwd });
      expect(called).toMatchObject({ code: 2, out: "" });
      expect(called.err).toContain("“npx lintel explain --help” tells more.");
      expect(called.err).not.toContain("--format FORMAT");
    },
  );
});

describe("--watch", () => {
  test("checks after each save, and overlooks the moment in which the file is empty", { timeout: 60_000 }, async () => {
    const cwd = folderWith(good);
    const file = join(cwd, "site.yaml");
    const process = start(["--watch", "--format", "compact"], cwd);
    let said = "";
    const until = async (words: RegExp): Promise<void> => {
      for (let wait = 0; wait < 300 && !words.test(said); wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(said).toMatch(words);
    };
    process.stdout?.on("data", (data) => (said += String(data)));
    try {
      await until(/No problems\.\n\nChecked in \d+ ms/);
      said = "";
      writeFileSync(file, "");
      await new Promise((resolve) => setTimeout(resolve, 60));
      writeFileSync(file, misspelt);
      await until(/^Checking site\.yaml\.\nsite\.yaml:9:9: error shape\/unknown-key.*Checked in/s);
      said = "";
      writeFileSync(file, good);
      await until(/^Checking site\.yaml\.\nNo problems\./);
    } finally {
      process.kill();
    }
  });
});
