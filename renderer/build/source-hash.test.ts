import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingCompiled } from "./source-hash.mjs";

test("what is not compiled yet is named before the bundler looks for it", () => {
  const root = mkdtempSync(join(tmpdir(), "lintel-compiled-"));
  try {
    mkdirSync(join(root, "schema/language"), { recursive: true });
    writeFileSync(join(root, "schema/language/validator.js"), "");
    expect(missingCompiled(root)).toEqual(["schema/language/written-site.ts", "renderer/model/show-fields.ts"]);
    expect(missingCompiled(process.cwd())).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
