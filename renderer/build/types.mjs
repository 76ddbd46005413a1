/** A step of `npm pack`: writes the declarations of lintel/parts and lintel/types to build/types. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = join(root, "build/types");
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.types.json"], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) process.exit(1);

// The compiler keeps the endings of the sources, which a reader of declarations does not find.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replaceAll(/(from |import\()("[^"]+)\.tsx?"/g, '$1$2.js"'));
}
