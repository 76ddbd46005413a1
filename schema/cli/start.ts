import { fileURLToPath } from "node:url";
import { load } from "./compiled.ts";
import { waitToOptimize } from "./engine.ts";

// A watch is long enough for optimizing to pay.
if (!process.argv.includes("--watch")) waitToOptimize();

const check = load(fileURLToPath(new URL("check.cjs", import.meta.url)));
// Set where the command line is built: the first run shows the engine what a run needs.
if (process.env["LINTEL_REMEMBER"]) process.on("exit", () => check.remember());
check.run();
