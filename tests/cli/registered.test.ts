import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../schema/cli/commands.ts";
import { formatNames } from "../../schema/report/formats.ts";
import { call, buildCli, folderWith } from "./cli.ts";

test("every command in schema/cli/commands/ is in the list of commands", () => {
  const list = readFileSync("schema/cli/commands.ts", "utf8");
  // To check is what is done without an option.
  const files = readdirSync("schema/cli/commands").filter((file) => file !== "check.ts");
  const missing = files.filter((file) => !list.includes(`"./commands/${file}"`));
  expect(missing, "Add these commands to schema/cli/commands.ts").toEqual([]);
  expect(commands).toHaveLength(files.length);
});

test("every command and format is in --help", () => {
  buildCli();
  const { out } = call(["--help"], { cwd: folderWith("") });
  for (const { option, help } of commands) expect(out).toMatch(new RegExp(`^  --${option}\\b.* ${help}$`, "m"));
  for (const name of formatNames) expect(out).toMatch(new RegExp(`--format FORMAT .*\\b${name}\\b`));
});
