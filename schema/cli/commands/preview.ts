import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NamedCommand } from "../command.ts";
import { loadEngine } from "../package/engine.ts";
import { onlyFile } from "../options.ts";
import { requireSiteFile } from "../site-file.ts";
import { serverCall, serverOptions, serverUsage } from "../server-options.ts";

const builtBeside = (site: string): string => join(dirname(site), "dist");

export const previewCommand: NamedCommand = {
  usage: `Serves a built site, as the server will that it is published on.

  npx lintel preview
  npx lintel preview public_html --port 3000

  npx lintel preview [FOLDER] [options]

  FOLDER          where the site was written; dist by default
${serverUsage}`,
  options: serverOptions,
  async run(words, values) {
    const site = process.env["SITE"] || "site.yaml";
    const folder = onlyFile(words) ?? builtBeside(site);
    if (words.length === 0 && !existsSync(folder)) requireSiteFile(site, (path) => ["preview", builtBeside(path)]);
    await (await loadEngine()).preview(serverCall(folder, values));
    return 0;
  },
};
