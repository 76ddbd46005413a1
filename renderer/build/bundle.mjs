/**
 * `npm run bundle -- NAME…`: bundles the named entries of tools.config.ts. Without a name: all that the commands need, and
 * the hash of the sources that it was made of.
 */
import { rmSync, writeFileSync } from "node:fs";
import { createBuilder } from "vite";
import { sourceHash } from "./source-hash.mjs";

const commands = ["cli", "engine", "bootstrap", "app"];
const hashFile = "build/source-hash";

const names = process.argv.slice(2);
const hash = sourceHash(process.cwd());
if (names.length === 0) rmSync(hashFile, { force: true });

const builder = await createBuilder({ configFile: "tools.config.ts", logLevel: "warn", mode: "production" });
for (const name of names.length > 0 ? names : commands) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`tools.config.ts has no entry “${name}”`);
  await builder.build(environment);
}
if (names.length === 0) writeFileSync(hashFile, hash);
