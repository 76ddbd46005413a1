import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type RunningServer } from "./start-server.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h9v9z"/></svg>';
const hidden = "what nobody else may read";
const odd = ["a#b.svg", "a?b.svg", "a%20b.svg", "two words.svg", "Größe.svg"];

/** The status of an answer, and its text where there is one. */
async function ask({ address }: RunningServer, path: string): Promise<{ status: number; type: string; text: string }> {
  // As a browser asks for a picture.
  const response = await fetch(address + path, { headers: { accept: "image/*" }, signal: AbortSignal.timeout(20_000) });
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, text: await response.text() };
}

describe.each(["elsewhere", "in the project"])("the public folder of a site %s", (where) => {
  const root = where === "elsewhere" ? tmpdir() : "test-results";
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    mkdirSync(root, { recursive: true });
    folder = mkdtempSync(join(root, "lintel-"));
    const shown = join(folder, "public");
    mkdirSync(join(shown, ".git"), { recursive: true });
    writeFileSync(join(folder, "secret.txt"), hidden);
    writeFileSync(join(shown, ".env"), hidden);
    writeFileSync(join(shown, ".git/config"), hidden);
    writeFileSync(join(shown, "site.yaml~"), hidden);
    writeFileSync(join(shown, "list.txt"), "Größe");
    for (const name of odd) writeFileSync(join(shown, name), drawing);
    symlinkSync("../secret.txt", join(shown, "leak.txt"));
    symlinkSync("..", join(shown, "up"));
    execFileSync("mkfifo", [join(shown, "pipe.svg")]);
    const site = { name: "Kiln Lane", url: "https://kiln.example" };
    const routes = [{ path: "/", title: "Home", description: "D", sections: [{ type: "text", body: "B" }] }];
    writeFileSync(join(folder, "site.yaml"), JSON.stringify({ version: 1, site, routes }));
    server = await startServer(["start", join(folder, "site.yaml")]);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test("is served with the type of each file, whatever its name", async () => {
    for (const name of odd)
      expect(await ask(server, encodeURIComponent(name))).toEqual({
        status: 200,
        type: "image/svg+xml",
        text: drawing,
      });
    expect(await ask(server, "list.txt")).toEqual({ status: 200, type: "text/plain; charset=utf-8", text: "Größe" });
  });

  test.each([
    ".env",
    ".git/config",
    "site.yaml~",
    "leak.txt",
    "up/secret.txt",
    "..%2fsecret.txt",
    "pipe.svg",
    "missing.svg",
  ])("never gives out %s", async (path) => {
    const inProject = [
      `${folder}/public/${path}`,
      `@fs/${process.cwd()}/${folder}/public/${path}`,
      `@fs/${folder}/public/${path}`,
    ];
    for (const way of [path, ...inProject]) {
      const { status, text } = await ask(server, way);
      expect([way, status]).not.toEqual([way, 200]);
      expect(text).not.toContain(hidden);
    }
  });
});
