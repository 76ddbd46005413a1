import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LanguageSchema } from "../../language/field.ts";
import { setLanguage } from "../../language/language.ts";
import type { Mismatch } from "../../language/validator.js";
import { InputError } from "../generate/inputs/input-error.ts";
import type { SchemaNode } from "../generate/schema-node.ts";
import { cacheFolderOf, packageRoot, siteRootOf } from "../package/places.ts";
import { version } from "../package/version.ts";
import { textOfBlocks } from "./block-addresses.ts";
import { ownSchemas, ownTypesOf } from "./own-types.ts";

const noTypes = "";

/** What the language of this process was made of. */
let current = noTypes;

/**
 * Makes the language that of a site file: with the section types beside it, or the built-in one.
 * @param cacheFolder where compiled validators are kept
 * @throws InputError where a schema is missing or wrong
 */
export async function useLanguageOf(file: string, cacheFolder = cacheFolderOf(file)): Promise<void> {
  const types = ownTypesOf(file);
  const wanted = types.length === 0 ? noTypes : JSON.stringify([siteRootOf(file), ownSchemas(file, types)]);
  if (wanted === current) return;
  if (types.length === 0) setLanguage();
  else {
    const schema = await ownSchema(file, types);
    const validators = new Map<string, Validator>();
    for (const type of types) validators.set(type, await validatorFor(schema, type, cacheFolder));
    setLanguage({ schema: asLanguage(schema), validators, readBlocks: () => textOfBlocks(file) });
  }
  current = wanted;
}

/** The schema of the whole language, with the section types of a site. */
export async function ownSchema(file: string, types: readonly string[]): Promise<SchemaNode> {
  const { composeSchema } = await import("../generate/compose-schema.ts");
  return composeSchema(packageRoot(), { root: siteRootOf(file), types });
}

/** The composed schema has the shape that the descriptor reads: JSON of our own making. */
const asLanguage = (schema: SchemaNode): LanguageSchema => JSON.parse(JSON.stringify(schema));

type Validator = (section: unknown) => readonly Mismatch[];

interface Compiled {
  readonly validate: { (section: unknown): boolean; readonly errors: readonly Mismatch[] | null };
}

/** The validator of a section type, compiled once for each state of its schema. */
async function validatorFor(schema: SchemaNode, type: string, cacheFolder: string): Promise<Validator> {
  const { definitionAlone } = await import("./definition-alone.ts");
  const alone = definitionAlone(schema, `section-${type}`);
  const hash = createHash("sha256")
    .update(`${version}:${JSON.stringify(alone)}`)
    .digest("hex");
  const path = join(cacheFolder, `validator-${hash.slice(0, 16)}.mjs`);
  const { validate } = await load(path, async () => {
    const { validatorOf } = await import("../generate/generate-validator.ts");
    try {
      return validatorOf(alone);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new InputError(`blocks/${type}/schema.json cannot be used as a schema: ${reason}.`);
    }
  });
  return (section) => (validate(section) ? [] : (validate.errors ?? []));
}

/** Loads a module from the cache, or makes it. A folder that cannot be written only means that it is made each time. */
async function load(path: string, make: () => Promise<string>): Promise<Compiled> {
  if (!existsSync(path)) {
    const code = await make();
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}-${process.pid}`, code);
      renameSync(`${path}-${process.pid}`, path);
    } catch {
      const made: Compiled = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      return made;
    }
  }
  const compiled: Compiled = await import(pathToFileURL(path).href);
  return compiled;
}
