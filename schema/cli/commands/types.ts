import type { NamedCommand } from "../command.ts";
import { onlyFile } from "../options.ts";
import { requireSiteFile } from "../site-file.ts";
import { writeEditorFiles } from "../package/editor-files.ts";

export const types: NamedCommand = {
  usage: `Writes what editors read to .lintel/: the schema of site.yaml, and the types of your own section types.

  npx lintel types
  npx lintel types other.yaml

“npx lintel start” does the same. Where site.yaml begins with this line, editors find the schema:

  # yaml-language-server: $schema=.lintel/site.schema.json
`,
  options: {},
  async run(words) {
    const file = onlyFile(words) ?? "site.yaml";
    requireSiteFile(file, (path) => ["types", path]);
    const isWritten = await writeEditorFiles(file);
    if (isWritten instanceof Error) throw isWritten;
    process.stdout.write(
      isWritten
        ? ".lintel/ is up to date.\n"
        : `${file} has no section types of its own, and does not begin with “# yaml-language-server: $schema=.lintel/site.schema.json”: there is nothing to write.\n`,
    );
    return 0;
  },
};
