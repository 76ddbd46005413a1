/**
 * `npm run build`, `npm run preview`: the command line, bundled anew where its sources have changed. This file runs as it stands,
 * because to start a bundler would take longer than to build a small site.
 */
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureBundled } from "./ensure-bundled.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
try {
  ensureBundled(root);
} catch {
  // The bundler has said why.
  process.exit(1);
}
await import(pathToFileURL(join(root, "build/lintel.js")).href);
