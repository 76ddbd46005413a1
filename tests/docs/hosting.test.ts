import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
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

test("the recipes install this version", () => {
  for (const file of ["hosting.md", "hosting/Dockerfile"])
    for (const [, version] of read(file).matchAll(/lintel@([\d.]+)/g)) expect(version).toBe(manifest.version);
});
