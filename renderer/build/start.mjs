/**
 * `npm start`: `lintel start` with the app of the sources, which Vite replaces in the browser as they are edited. What Vite does not
 * replace is bundled anew after an edit, and the server starts again: open pages wait for it.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBundled } from "./ensure-bundled.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const words = process.argv.slice(2);

/** The sources of the development server, as opposed to those of the app. */
const engineSource = /^(?:schema|renderer\/(?:build|gallery|model))\/.*(?<!\.test)\.(?:json|m?[jt]sx?)$/;

/** Milliseconds without an edit after which the server starts again. */
const editTime = 100;

/** @type {import("node:child_process").ChildProcess | undefined} */
let server;
/** Whether the server is ended to be started again. */
let isRestarting = false;

function start() {
  try {
    ensureBundled(root);
  } catch {
    // The bundler has said why. The next edit may bring it right.
    if (!server) process.exit(1);
    return;
  }
  if (!server) return run();
  // Its port is free when it has ended.
  isRestarting = true;
  server.kill();
}

function run() {
  isRestarting = false;
  server = spawn(process.execPath, [join(root, "build/lintel.js"), "start", ...words], {
    stdio: "inherit",
    env: { ...process.env, LINTEL_APP: "sources" },
  });
  server.on("exit", (code) => (isRestarting ? run() : process.exit(code ?? 0)));
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of ["schema", "renderer"])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!engineSource.test(`${folder}/${String(name).split(sep).join("/")}`)) return;
    clearTimeout(timer);
    timer = setTimeout(start, editTime);
  });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
start();
