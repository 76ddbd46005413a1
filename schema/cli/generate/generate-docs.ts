import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manual } from "../../rules/manual/manual.ts";
import { problemPages } from "./problem-pages.ts";
import { sectionReference } from "./section-reference.ts";

const root = process.cwd();
const folder = join(root, "docs/problems");
mkdirSync(folder, { recursive: true });
const pages = problemPages(manual);
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(join(folder, name));
for (const [name, text] of pages) writeFileSync(join(folder, name), text);
writeFileSync(join(root, "docs/sections.md"), sectionReference(root));
