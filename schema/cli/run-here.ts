import { existsSync } from "node:fs";
import { initFolder } from "./commands/init.ts";
import { loadEngine } from "./package/engine.ts";
import { canAsk, confirm } from "./init/ask.ts";
import { ObstacleError } from "./options.ts";

/**
 * Shows the site of this folder. Where there is none, offers to make one.
 * @throws UsageError where there is none and nobody to ask
 */
export async function runHere(): Promise<number> {
  if (!existsSync("site.yaml")) {
    if (!canAsk()) throw new ObstacleError("There is no site.yaml in this folder. “lintel init” makes a site here");
    if (!(await confirm("There is no site.yaml in this folder. Shall one be made?"))) return 0;
    await initFolder(process.cwd(), {});
  }
  const { start } = await loadEngine();
  await start({ path: "site.yaml", port: undefined, host: "localhost", open: process.stdout.isTTY });
  return 0;
}
