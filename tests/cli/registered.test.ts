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
    expect(usage).toMatch(new RegExp(`^[^\\n]+\\.\\n\\n  lintel ${name}\\b`));
    expect(usage.trimEnd().split("\n").length, name).toBeLessThanOrEqual(25);
  }
});

test("every command and format is in --help", () => {
  buildCli();
  const { out } = call(["--help"], { cwd: folderWith("") });
  for (const { option, help } of commands) expect(out).toMatch(new RegExp(`^  --${option}\\b.* ${help}$`, "m"));
  for (const [name, { help }] of namedCommands)
    expect(out).toMatch(new RegExp(`^  ${name} +${help.replaceAll(/[()]/g, ".")}$`, "m"));
  for (const name of formatNames) expect(out).toMatch(new RegExp(`--format FORMAT .*\\b${name}\\b`));
});
