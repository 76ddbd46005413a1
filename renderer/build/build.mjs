/**
 * `npm run build`: runs the bundled site builder. This file runs as it stands, because to start a bundler would take longer
 * than to build a small site.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBundled } from "./ensure-bundled.mjs";

const root = process.cwd();
let sourceHash = "";
try {
  sourceHash = ensureBundled(root);
} catch {
  // The bundler has said why.
  process.exit(1);
}
const { run } = await import(pathToFileURL(join(root, "build/engine/build-site.js")).href);
process.exitCode = await run(process.argv.slice(2), { root, sourceHash });
