import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Folders whose code is bundled. */
const folders = ["blocks", "renderer", "schema"];

/** Files at the root that the bundles depend on. */
const rootFiles = ["package-lock.json", "package.json", "tools.config.ts"];

/** Written by `npm run prepare` itself, from `site.schema.json`. */
const compiled = ["schema/language/validator.js", "schema/language/written-site.ts", "renderer/model/show-fields.ts"];

/**
 * Of what is compiled, the files that are not there: nothing can be bundled without them.
 * @param {string} root
 */
export const missingCompiled = (root) => compiled.filter((name) => !existsSync(join(root, name)));

/** @param {string} name */
const isSource = (name) => /\.(?:tsx?|m?js|css|json)$/.test(name) && !/\.test\.tsx?$/.test(name);

/**
 * A hash of every source file and of the versions of all packages.
 * @param {string} root
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root) {
  const hash = createHash("sha256");
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .map((name) => join(folder, name).split(sep).join("/"))
      .sort(),
  );
  for (const file of [...files, ...rootFiles]) {
    if (compiled.includes(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}:${content.length}:`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}
