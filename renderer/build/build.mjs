/**
 * `npm run build`: runs what builds a site, which is bundled when the project is installed, and anew where its sources have
 * changed since. Code that runs as it stands: to start a bundler for it would take longer than to build a small site.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stateOf } from "./state-of.mjs";

const root = process.cwd();
const state = stateOf(root);
const [maker, app] = ["maker", "app"].map((name) => join(root, "build", name, state));

if (![maker, app].every(existsSync)) {
  process.stderr.write("The sources of the engine have changed: it is bundled anew.\n");
  const stdio = ["ignore", "ignore", "inherit"];
  const { status } = spawnSync("npm", ["run", "--silent", "prepare"], { stdio, shell: process.platform === "win32" });
  if (status !== 0) process.exit(1);
}
const { run } = await import(pathToFileURL(join(maker, "build-site.js")).href);
process.exitCode = await run(process.argv.slice(2), { root, maker, app });
