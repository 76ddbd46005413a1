import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ownSchema } from "../own/own-language.ts";
import { ownTypesOf } from "../own/own-types.ts";
import { sectionTypes } from "../own/section-types.ts";
import { packageRoot, siteRootOf } from "./places.ts";

/** The folder for what editors read, beside the site file. It is written by this program and needs no place in a repository. */
const editorFolder = ".lintel";

const schemaName = "site.schema.json";

/**
 * Writes what editors read: the schema, where the site file names it, and the types of the site's own section types. A folder that cannot be
 * written only means that editors propose nothing.
 * @returns whether anything is for editors, or the error of the system that kept it from being written
 */
export async function writeEditorFiles(file: string): Promise<boolean | Error> {
  const types = ownTypesOf(file);
  if (types.length === 0 && !namesSchema(file)) return false;
  const files = await editorFiles(file, types);
  try {
    for (const [name, text] of files) writeChanged(join(siteRootOf(file), editorFolder, name), text);
    return true;
  } catch (error) {
    if (error instanceof Error && "syscall" in error) return error;
    throw error;
  }
}

async function editorFiles(file: string, types: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (types.length === 0)
    return new Map([[schemaName, readFileSync(join(packageRoot(), "schema/language", schemaName), "utf8")]]);
  const schema = await ownSchema(file, types);
  return new Map([
    [schemaName, `${JSON.stringify(schema, undefined, 2)}\n`],
    ["types.d.ts", sectionTypes(schema, types)],
    ["css-modules.d.ts", imported],
    ["tsconfig.json", tsconfig()],
  ]);
}

/** What blocks import beside code. */
const imported = `declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
${["avif", "gif", "jpg", "jpeg", "png", "svg", "webp", "woff2"].map((ending) => `declare module "*.${ending}" {\n  const address: string;\n  export default address;\n}\n`).join("")}`;

/** What a tsconfig.json beside the site file extends: where the modules are that blocks import. */
function tsconfig(): string {
  const declarations = join(packageRoot(), "build/types/renderer/own");
  const react = typesOfReact();
  const paths = {
    "lintel/parts": [join(declarations, "parts.d.ts")],
    "lintel/types": [join(declarations, "types.d.ts")],
    ...(react !== undefined && { react: [join(react, "index.d.ts")], "react/*": [join(react, "*")] }),
  };
  const compilerOptions = {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    paths,
  };
  return `${JSON.stringify({ compilerOptions, include: ["../blocks", "./*.d.ts"] }, undefined, 2)}\n`;
}

function typesOfReact(): string | undefined {
  try {
    return dirname(createRequire(join(packageRoot(), "package.json")).resolve("@types/react/package.json"));
  } catch {
    return undefined;
  }
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Whether the beginning of a site file leads editors to the schema. */
function namesSchema(file: string): boolean {
  try {
    return readFileSync(file, "utf8").slice(0, 500).includes(`$schema=${editorFolder}/`);
  } catch {
    return false;
  }
}
