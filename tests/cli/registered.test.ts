import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../schema/cli/commands.ts";
import { namedCommands } from "../../schema/cli/named-commands.ts";
import { formatNames } from "../../schema/report/formats.ts";
import { call, buildCli, folderWith } from "./cli.ts";

test("every command in schema/cli/commands/ is in a list of commands", () => {
  const lists = ["commands.ts", "named-commands.ts"].map((name) => readFileSync(`schema/cli/${name}`, "utf8")).join("");
  // To check is what is done without an option.
  const files = readdirSync("schema/cli/commands", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && file !== "check.ts");
  const missing = files.filter((file) => !lists.includes(`"./commands/${file}"`));
  expect(missing, "Add these commands to schema/cli/commands.ts or named-commands.ts").toEqual([]);
  expect(commands.length + namedCommands.size).toBe(files.length);
});

test("every named command says how it is called, in at most 25 lines", async () => {
  for (const [name, { load }] of namedCommands) {
    const { usage } = await load();
    expect(usage).toMatch(new RegExp(`^[^\\n]+\\.\\n\\n  npx lintel ${name}\\b`));
    expect(usage.trimEnd().split("\n").length, name).toBeLessThanOrEqual(25);
  }
});

test("--help names every command, and --help of the check every option and format, each in at most 25 lines", () => {
  buildCli();
  const cwd = folderWith("");
  const whole = call(["--help"], { cwd }).out;
  expect(call(["help"], { cwd }).out).toBe(whole);
  for (const name of ["check", ...namedCommands.keys()])
    expect(whole).toMatch(new RegExp(`^  (?:\\w+, )*${name}\\b`, "m"));
  const ofCheck = call(["check", "--help"], { cwd }).out;
  expect(call(["help", "check"], { cwd }).out).toBe(ofCheck);
  for (const { option, help } of commands) expect(ofCheck).toMatch(new RegExp(`^  --${option}\\b.* ${help}$`, "m"));
  for (const name of formatNames) expect(ofCheck).toMatch(new RegExp(`--format FORMAT .*\\b${name}\\b`));
  for (const text of [whole, ofCheck]) {
    expect(text).toMatch(/^[^\n]+\.\n\n {2}npx lintel /);
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(25);
  }
});
