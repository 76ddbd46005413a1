import { commandOf } from "../language/words.ts";
import { existsSync } from "node:fs";
import { initFolder } from "./commands/init.ts";
import { loadEngine } from "./package/engine.ts";
import { canAsk, confirm } from "./init/ask.ts";
import { ObstacleError } from "./options.ts";
import { siteAbove } from "./site-file.ts";

/**
 * Shows the site of this folder. Where there is none, offers to make one.
 * @throws UsageError where there is none and nobody to ask
 */
export async function runHere(): Promise<number> {
  const above = existsSync("site.yaml") ? undefined : siteAbove();
  if (above !== undefined) {
    const there = `There is no site.yaml in this folder. The site around it is ${above}`;
    if (!canAsk()) throw new ObstacleError(`${there}. “${commandOf("start", above)}” shows it`);
    return (await confirm(`${there}. Shall it be shown?`)) ? show(above) : 0;
  }
  if (!existsSync("site.yaml")) {
    if (!canAsk())
      throw new ObstacleError(`There is no site.yaml in this folder. “${commandOf("init")}” makes a site here`);
    if (!(await confirm("There is no site.yaml in this folder. Shall one be made?"))) return 0;
    await initFolder(process.cwd(), {});
  }
  return show("site.yaml");
}

async function show(path: string): Promise<number> {
  const { start } = await loadEngine();
  await start({ path, port: undefined, host: "localhost", open: process.stdout.isTTY });
  return 0;
}
