/**
 * `npm run generate`: writes the generated files. Everything is computed first, so that a mistake in a source leaves all files
 * as they were.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { runnerImport } from "vite";

const root = process.cwd();

/**
 * Loads a module, with new files in place of those on the disk.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} [newFiles]
 */
async function load(file, newFiles = new Map()) {
  const fromMemory = {
    name: "from-memory",
    enforce: /** @type {const} */ ("pre"),
    load: (/** @type {string} */ id) =>
      newFiles.get(
        relative(root, id.split("?")[0] ?? id)
          .split(sep)
          .join("/"),
      ),
  };
  return (await runnerImport(`/schema/cli/generate/${file}`, { logLevel: "warn", plugins: [fromMemory] })).module;
}

/** @param {{ files: ReadonlyMap<string, string> } | { problem: string }} generated */
function filesOf(generated) {
  if ("files" in generated) return generated.files;
  process.stderr.write(`${generated.problem}\n`);
  process.exit(1);
}

const { schemaFiles } = await load("schema-files.ts");
const language = filesOf(await schemaFiles(root));
// The rules and the checker read the new schema, and the checker the new list of rules.
const { ruleListFiles } = await load("rule-list-files.ts", language);
const sources = new Map([...language, ...filesOf(await ruleListFiles())]);
const { documentFiles, problemFolder } = await load("document-files.ts", sources);
const documents = filesOf(await documentFiles(root));

for (const [file, text] of [...sources, ...documents]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
for (const entry of readdirSync(join(root, problemFolder), { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !documents.has(relative(root, path).split(sep).join("/"))) rmSync(path);
}
