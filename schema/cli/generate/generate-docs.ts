import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { metas } from "../../rules/metas.ts";
import { problemPages } from "./problem-pages.ts";
import { sectionReference } from "./section-reference.ts";

const root = process.cwd();
const folder = join(root, "docs/problems");
const pages = problemPages([...metas.values()]);
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of pages) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
writeFileSync(join(root, "docs/sections.md"), sectionReference(root));
