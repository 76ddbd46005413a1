import type { NamedCommand } from "../command.ts";
import { loadEngine } from "../package/engine.ts";
import { onlyFile } from "../options.ts";

export const buildCommand: NamedCommand = {
  usage: `Checks a site file, and writes the site that it tells of: plain files for any server.

  npx lintel build
  npx lintel build other.yaml --out public_html

  npx lintel build [FILE] [options]

  FILE            the site file; site.yaml by default
  --out FOLDER    where to write it; “dist” beside the file by default
  --empty         remove what is there, even where no build has made it

What it writes works at the top of an address, and in any folder below it: there is no option for that.
Pictures come from the folder “public” beside the file. The variable CACHE names a folder for what takes long to make.

Ends with 0: built; 1: the file has errors, and nothing was built; 2: called in a wrong way; 3: a folder that
cannot be written, or a defect of this program.
`,
  options: { out: { type: "string" }, empty: { type: "boolean" } },
  async run(words, { out, empty }) {
    const site = onlyFile(words) ?? (process.env["SITE"] || "site.yaml");
    const { build } = await loadEngine();
    return build({ site, out: typeof out === "string" ? out : undefined, empty: empty === true });
  },
};
