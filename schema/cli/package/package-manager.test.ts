import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installCommand } from "./package-manager.ts";

const folderOf = (...files: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-manager-"));
  for (const file of files) writeFileSync(join(folder, file), "{}");
  return folder;
};

test.each([
  [[], "npm install --save-dev vite"],
  [["package-lock.json"], "npm install --save-dev vite"],
  [["pnpm-lock.yaml"], "pnpm add --save-dev vite"],
  [["yarn.lock"], "yarn add --dev vite"],
  [["bun.lock"], "bun add --dev vite"],
])("in a folder with %j, packages are installed with “%s”", (files, command) => {
  expect(installCommand(folderOf("package.json", ...files), ["vite"]).join(" ")).toBe(command);
});

test("a site in a workspace has the package manager of the workspace", () => {
  const folder = folderOf("package.json", "pnpm-lock.yaml");
  mkdirSync(join(folder, "sites/shop"), { recursive: true });
  expect(installCommand(join(folder, "sites/shop"), ["vite"])[0]).toBe("pnpm");
});

test("a lockfile beside the site counts more than one above it", () => {
  const folder = folderOf("pnpm-lock.yaml");
  mkdirSync(join(folder, "shop"));
  writeFileSync(join(folder, "shop/package-lock.json"), "{}");
  expect(installCommand(join(folder, "shop"), ["vite"])[0]).toBe("npm");
});
