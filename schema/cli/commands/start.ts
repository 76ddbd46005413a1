import type { NamedCommand } from "../command.ts";
import { loadEngine } from "../package/engine.ts";
import { onlyFile } from "../options.ts";
import { requireSiteFile } from "../site-file.ts";
import { serverCall, serverOptions, serverUsage } from "../server-options.ts";

export const startCommand: NamedCommand = {
  usage: `Shows a site live: every save of its file shows at once, and mistakes stand over the page.

  npx lintel start
  npx lintel start other.yaml --port 3000 --open

  npx lintel start [FILE] [options]

  FILE            the site file; site.yaml by default
${serverUsage}
At /gallery.html are examples of every section type.
`,
  options: serverOptions,
  async run(words, values) {
    const file = onlyFile(words) ?? (process.env["SITE"] || "site.yaml");
    const call = serverCall(file, values);
    requireSiteFile(file, (path) => ["start", path]);
    await (await loadEngine()).start(call);
    return 0;
  },
};
