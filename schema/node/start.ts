import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { load } from "./compiled.ts";

// A check is over before optimizing most of its functions pays: a quarter of the time on a usual site goes into that. The engine is
// told to wait until a function has run eight times as long as usual; in engines that are not known yet it is left alone. A watch
// is long enough.
if (/^1[1-4]\./.test(process.versions.v8) && !process.argv.includes("--watch"))
  setFlagsFromString("--interrupt-budget=1000000");

const check = load(fileURLToPath(new URL("check.cjs", import.meta.url)));
// Set where the command line is built: the first run shows the engine what a run needs.
if (process.env["LINTEL_REMEMBER"]) process.on("exit", () => check.remember());
check.run();
