import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot, siteRootOf } from "./places.ts";

/** The folder for what editors read, beside the site file. It is written by this program and needs no place in a repository. */
export const editorFolder = ".lintel";

const schemaName = "site.schema.json";

/** Writes what editors read, where the site file names it: the schema. */
export function writeEditorFiles(file: string): void {
  if (!namesSchema(file)) return;
  const folder = join(siteRootOf(file), editorFolder);
  const path = join(folder, schemaName);
  const schema = readFileSync(join(packageRoot(), "schema/language", schemaName), "utf8");
  try {
    if (existsSync(path) && readFileSync(path, "utf8") === schema) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, schema);
  } catch {
    // A folder that cannot be written: editors propose nothing, and all else works.
  }
}

/** Whether the beginning of a site file leads editors to the schema. */
function namesSchema(file: string): boolean {
  try {
    return readFileSync(file, "utf8").slice(0, 500).includes(`$schema=${editorFolder}/`);
  } catch {
    return false;
  }
}
