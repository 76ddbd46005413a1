import { join } from "node:path";
import type { NamedCommand } from "../command.ts";
import { loadEngine } from "../package/engine.ts";
import { onlyFile } from "../options.ts";
import { siteRootOf } from "../package/places.ts";
import { serverCall, serverOptions, serverUsage } from "../server-options.ts";

export const previewCommand: NamedCommand = {
  usage: `Serves a built site, as the server will that it is published on.

  npx lintel preview
  npx lintel preview public_html --port 3000

  npx lintel preview [FOLDER] [options]

  FOLDER          where the site was written; dist by default
${serverUsage}`,
  options: serverOptions,
  async run(words, values) {
    const folder = onlyFile(words) ?? join(siteRootOf(process.env["SITE"] || "site.yaml"), "dist");
    await (await loadEngine()).preview(serverCall(folder, values));
    return 0;
  },
};
