import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { projectFiles } from "../../schema/cli/init/project-files.ts";
import { headersOf } from "../../renderer/build/output/headers.ts";
import { prepare } from "../../renderer/build/load-site.ts";

const read = (file: string): string => readFileSync(`docs/${file}`, "utf8");

/** The headers that a build writes for hosts which read `_headers`, but for the policy: that of each site is another one. */
function ownHeaders(): readonly (readonly [name: string, value: string])[] {
  const { show } = prepare(readFileSync("site.yaml", "utf8"), "site.yaml", "public", "");
  if (!show) throw new Error("site.yaml has errors");
  const [security = ""] = headersOf(show.model, "").split("\n\n");
  return security
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/: (.*)/))
    .flatMap(([name = "", value = ""]): [string, string][] =>
      name.startsWith("Content-") || name === "" ? [] : [[name, value]],
    );
}

test("the headers that the recipes name are those that a build writes", () => {
  const headers = ownHeaders();
  expect(headers.length).toBeGreaterThan(5);
  for (const [name, value] of headers) {
    expect(read("hosting.md")).toContain(`${name}: ${value}`);
    expect(read("hosting/nginx.conf")).toContain(`add_header ${name} "${value}" always;`);
  }
  const inNginx = read("hosting/nginx.conf").match(/^ {2}add_header /gm) ?? [];
  expect(inNginx).toHaveLength(headers.length + 1);
});

test("nginx leads to a page with its slash on the port that the visitor sees", () => {
  expect(read("hosting/nginx.conf")).toMatch(/^ {2}absolute_redirect off;$/m);
});

test("the image is built from section types of the site too, with their packages", () => {
  expect(read("hosting/Dockerfile")).toMatch(/^COPY \. \.\n[^]*npm ci[^]*lintel@\S+ build$/m);
});

describe("the packages of section types of the site are installed by whatever made the lockfile", () => {
  const [, inImage = ""] = /^RUN ((?:.*\\\n)+.*)$/m.exec(read("hosting/Dockerfile")) ?? [];
  const workflow = projectFiles("A site").get(".github/workflows/site.yml") ?? "";
  const [, onGitHub = ""] = /run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];

  /** What a script calls in a folder with this lockfile. */
  function called(script: string, lockfile: string): string {
    const folder = mkdtempSync(join(tmpdir(), "lintel-install-"));
    const bin = join(folder, "bin");
    try {
      mkdirSync(bin);
      for (const program of ["npm", "corepack"])
        writeFileSync(join(bin, program), '#!/bin/sh\necho "${0##*/} $*"\n', { mode: 0o755 });
      writeFileSync(join(folder, lockfile), "");
      const env = { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}` };
      return execFileSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", env }).trim();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test.each([
    ["package-lock.json", "npm ci"],
    ["pnpm-lock.yaml", "corepack pnpm install --frozen-lockfile"],
    ["yarn.lock", "corepack yarn install"],
  ])("%s: %s", (lockfile, words) => {
    expect([called(inImage, lockfile), called(onGitHub, lockfile)]).toEqual([words, words]);
    expect(workflow).toContain(`'${lockfile}'`);
  });

  test("and nothing without one", () => {
    expect(called(inImage, "site.yaml")).toBe("");
  });
});

test("the recipes install this version", () => {
  for (const file of ["hosting.md", "hosting/Dockerfile"])
    for (const [, version] of read(file).matchAll(/lintel@([\d.]+)/g)) expect(version).toBe(manifest.version);
});
