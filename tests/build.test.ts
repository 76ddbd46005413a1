import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "lintel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const siteText = (menu: string): string => `version: 1
site: { name: Kiln Lane, url: https://kiln.example }
menus: { main: [{ label: Prices, href: ${menu} }] }
routes:
  - { path: /, title: Home, description: D, sections: [{ type: text, body: B }] }
`;

/** Builds a site file as `npm run build` does. */
function build(text: string): { code: number | null; said: string } {
  const site = join(folder, "site.yaml");
  writeFileSync(site, text);
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", join(folder, "dist"), "--emptyOutDir"];
  const { status, stderr } = spawnSync(process.execPath, vite, {
    encoding: "utf8",
    env: { ...process.env, SITE: site, NODE_ENV: "production" },
  });
  return { code: status, said: stderr };
}

const home = (): string => readFileSync(join(folder, "dist/index.html"), "utf8");

test("a file with errors is not built, and what was built before stays", { timeout: 60_000 }, () => {
  expect(build(siteText("/")).code).toBe(0);
  const before = home();
  expect(before).toContain("Kiln Lane");

  const { code, said } = build(siteText("/prices"));
  expect(code).toBe(1);
  expect(said).toContain("There is no page /prices");
  expect(said).toContain("has errors; nothing was built");
  expect(home()).toBe(before);
});

test("a file that is not there is not built", { timeout: 60_000 }, () => {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", join(folder, "none")];
  const env = { ...process.env, SITE: join(folder, "missing.yaml") };
  const { status, stderr } = spawnSync(process.execPath, vite, { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no file");
  expect(existsSync(join(folder, "none"))).toBe(false);
});
