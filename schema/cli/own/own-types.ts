import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { packageRoot, siteRootOf } from "../package/places.ts";

/** The files of a section type: `blocks/price-map/schema.json` beside the site file. */
export const schemaFile = "schema.json";
export const examplesFile = "examples.yaml";

/** The folder of a site's own section types. */
export const blocksFolder = (file: string): string => join(siteRootOf(file), "blocks");

/** Whether the folder `blocks` beside a site file adds to the language. That of this program has the built-in types. */
export const bringsTypes = (file: string): boolean => realpathSync(siteRootOf(file)) !== realpathSync(packageRoot());

/** The section types that a site brings, in the order of the alphabet. */
export function ownTypesOf(file: string): readonly string[] {
  const folder = blocksFolder(file);
  try {
    if (!bringsTypes(file)) return [];
    return readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, schemaFile)))
      .sort();
  } catch {
    // There is no such folder, or it is renamed at this moment.
    return [];
  }
}

/**
 * The folders in `blocks/` that make no section type, because they have no schema, and look like one: they are empty, or have its
 * examples, its component, or a schema of another name. What types share may have a folder of its own.
 */
export function typesWithoutSchema(file: string): readonly string[] {
  const folder = blocksFolder(file);
  const looksLikeType = (name: string): boolean => {
    const files = readdirSync(join(folder, name));
    const component = name.replaceAll("-", "");
    return files.length === 0 || files.some((one) => isOfType(one.toLowerCase(), component));
  };
  try {
    if (!bringsTypes(file)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && typeName.test(entry.name))
      .map(({ name }) => name)
      .filter((name) => !existsSync(join(folder, name, schemaFile)) && looksLikeType(name))
      .sort();
  } catch {
    // There is no such folder, or it is renamed at this moment.
    return [];
  }
}

/** How a section type may be called. */
export const typeName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const isOfType = (file: string, component: string): boolean =>
  file === examplesFile ||
  file.includes("schema") ||
  [".tsx", ".jsx"].some((ending) => file === `${component}${ending}`);

/** What to say of a folder that makes no section type. */
export const withoutSchema = (type: string): string =>
  `blocks/${type} makes no section type: schema.json is missing there, which says what may be written in a section of it.`;

/** The built-in section types. */
export const builtInTypes = (): readonly string[] =>
  readdirSync(join(packageRoot(), "blocks")).filter((name) =>
    existsSync(join(packageRoot(), "blocks", name, schemaFile)),
  );

/** The section types of a site that take the place of built-in ones. */
export function replacedTypes(file: string): readonly string[] {
  const own = ownTypesOf(file);
  return own.length === 0 ? [] : builtInTypes().filter((type) => own.includes(type));
}

/** The schemas of a site's own section types as text: tells one state of them from the next. */
export const ownSchemas = (file: string, types: readonly string[]): string =>
  JSON.stringify(types.map((type) => [type, textOf(join(blocksFolder(file), type, schemaFile))]));

/** Nothing for a file that went away since it was listed. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
