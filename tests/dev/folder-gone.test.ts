import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { start } from "../cli/cli.ts";

const text = `version: 1
site: { name: Kiln, url: https://kiln.example }
routes:
  - path: /
    title: Home
    sections: [{ type: text, body: Bread. }]
`;

const commands = [
  { command: "start", words: ["start", "--port", "0"], begun: /Local:/ },
  { command: "check --watch", words: ["--watch"], begun: /Waiting/ },
] as const;

test.each(commands)("$command says that the folder of the site is gone, and ends", async ({ words, begun }) => {
  const above = mkdtempSync(join(tmpdir(), "lintel-"));
  const folder = join(above, "site");
  mkdirSync(join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "site.yaml"), text);
  const child = start(words, folder);
  let said = "";
  let errors = "";
  try {
    await new Promise<void>((found) => {
      child.stdout?.on("data", (data) => {
        said += String(data);
        if (begun.test(said)) found();
      });
      child.stderr?.on("data", (data) => (errors += String(data)));
    });
    said = "";
    errors = "";
    renameSync(folder, join(above, "other"));
    const [code] = await once(child, "exit", { signal: AbortSignal.timeout(20_000) });
    expect([code, said, errors]).toEqual([
      2,
      "",
      `The folder ${folder} is gone: it was renamed, moved or deleted. Start again where the site is now.\n`,
    ]);
  } finally {
    child.kill();
    rmSync(above, { recursive: true });
  }
});
