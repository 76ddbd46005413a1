import { fileURLToPath } from "node:url";
import { load } from "./compiled.ts";

const check = load(fileURLToPath(new URL("check.cjs", import.meta.url)));
// Set where the command line is built: the first run shows the engine what a run needs.
if (process.env["LINTEL_REMEMBER"]) process.on("exit", () => check.remember());
check.run();
