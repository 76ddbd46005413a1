import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import { parse } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import matcher from "../../.github/problem-matcher.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };
import { buildCli, call, folderWith, program } from "./cli.ts";

const broken = `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - { type: text, title: We are #1 in town, body: Fresh. }
`;
const misspelt = broken.replace("title: We are #1 in town", "tilte: Bread");
const warned = `${broken.split("      - ")[0]}      - type: text
        title: We are #1 in town
        body: Fresh.
`;

beforeAll(buildCli, 120_000);

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly name?: string;
      readonly run?: string;
      readonly env?: Readonly<Record<string, string>>;
    }[];
  };
}
const action: Action = parse(readFileSync("action.yml", "utf8"));

/** What GitHub asks of a composite action. */
const actionShape = {
  type: "object",
  required: ["name", "description", "runs"],
  properties: {
    inputs: {
      type: "object",
      additionalProperties: { type: "object", required: ["description"], properties: { default: { type: "string" } } },
    },
    runs: {
      type: "object",
      required: ["using", "steps"],
      properties: {
        using: { const: "composite" },
        steps: {
          type: "array",
          items: {
            type: "object",
            if: { required: ["run"] },
            then: { required: ["run", "shell"] },
            else: { required: ["uses"] },
          },
        },
      },
    },
  },
};

describe("the action", () => {
  /** Runs its last step as GitHub does, with the command line of this test. */
  function check(
    file: string,
    inputs: Readonly<Record<string, string>>,
    cwd: string,
  ): { code: number | null; out: string } {
    const script = action.runs.steps.find(({ name }) => name === "Check")?.run ?? "";
    const env = {
      ...process.env,
      LINTEL: program,
      FILE: file,
      STRICT: "false",
      SARIF: "",
      JUNIT: "",
      GITHUB_WORKSPACE: cwd,
      ...inputs,
    };
    const { status, stdout } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
      cwd,
      env,
      encoding: "utf8",
    });
    return { code: status, out: stdout };
  }

  test("has the shape that GitHub wants", () => {
    const validate = new Ajv({ strictRequired: false, strictTypes: false }).compile(actionShape);
    expect(validate(action), JSON.stringify(validate.errors)).toBe(true);
  });

  test("puts no input into a script", () => {
    for (const { run = "" } of action.runs.steps) expect(run).not.toContain("${{");
    const used = action.runs.steps.flatMap(({ env = {} }) => Object.values(env)).join();
    for (const input of Object.keys(action.inputs)) expect(used).toContain(`inputs.${input}`);
  });

  test("fails with annotations, and writes the reports that are wanted", () => {
    const cwd = folderWith(misspelt);
    const { code, out } = check("site.yaml", { SARIF: "lintel.sarif", JUNIT: "lintel.xml" }, cwd);
    expect(code).toBe(1);
    expect(out).toContain("::error file=site.yaml,line=8,");
    expect(JSON.parse(readFileSync(join(cwd, "lintel.sarif"), "utf8"))).toMatchObject({ version: "2.1.0" });
    expect(readFileSync(join(cwd, "lintel.xml"), "utf8")).toContain('failures="1"');
  });

  test("fails because of a warning only where that is wanted", () => {
    const cwd = folderWith(warned);
    expect(check("site.yaml", {}, cwd).code).toBe(0);
    expect(check("site.yaml", { STRICT: "true" }, cwd).code).toBe(1);
  });

  test("takes a name that looks like an option or a command for a name", () => {
    const cwd = folderWith(warned);
    expect(check("--fix", {}, cwd).code).toBe(2);
    expect(check("$(touch made)", {}, cwd).code).toBe(2);
    expect(existsSync(join(cwd, "made"))).toBe(false);
  });
});

test("the problem matcher reads compact lines, of errors and warnings", () => {
  const [{ pattern: [pattern] = [] } = {}] = matcher.problemMatcher;
  const read = (text: string): (string | undefined)[][] =>
    call(["-", "--format", "compact"], { cwd: folderWith(text), input: text })
      .out.split("\n")
      .flatMap((line) => {
        const found = new RegExp(pattern?.regexp ?? "").exec(line);
        return found
          ? [
              [
                found[pattern?.line ?? 0],
                found[pattern?.column ?? 0],
                found[pattern?.severity ?? 0],
                found[pattern?.code ?? 0],
              ],
            ]
          : [];
      });
  expect(read(misspelt)).toEqual([["8", "23", "error", "shape/unknown-key"]]);
  expect(read(warned)).toEqual([["9", "23", "warning", "yaml/hash-cuts-text"]]);
});

describe("the hook for pre-commit", () => {
  const [hook]: readonly Readonly<Record<string, unknown>>[] = parse(readFileSync(".pre-commit-hooks.yaml", "utf8"));

  test("calls the program that the package brings", () => {
    expect(hook).toMatchObject({ id: "lintel", language: "node", pass_filenames: false });
    expect(String(hook?.["entry"]).split(" ")[0]).toBe(Object.keys(manifest.bin)[0]);
    expect(call(String(hook?.["entry"]).split(" ").slice(1), { cwd: folderWith(misspelt) })).toMatchObject({ code: 1 });
  });

  test("runs for the site file and its pictures", () => {
    const files = new RegExp(String(hook?.["files"]));
    for (const name of ["site.yaml", "shop/site.yaml", "public/art/mark.svg"]) expect(name).toMatch(files);
    for (const name of ["my-site.yaml", "site.yaml.txt", "src/publicity.ts"]) expect(name).not.toMatch(files);
  });

  test("finds in the package every file that the program loads", () => {
    expect(manifest.files).toContain(manifest.bin.lintel);
    /** The files that a file loads, and those that they load. */
    const loadedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      const code = readFileSync(file, "utf8");
      // Without the lines of files that the program writes, such as those of a new section type.
      for (const [, name = ""] of code.matchAll(/(?:^import\b.*?|\bimport\(|\bfrom )"(\.[^"$]+)"/gm))
        loadedBy(join(dirname(file), name), seen);
      return seen;
    };
    const loads = [...loadedBy(manifest.bin.lintel)];
    expect(loads.length).toBeGreaterThan(3);
    expect(loads.filter((file) => !manifest.files.some((packed) => file.startsWith(packed)))).toEqual([]);
    expect(readFileSync(program, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
