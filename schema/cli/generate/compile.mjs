/** `npm run compile`: turns `site.schema.json` into the code that is not committed (compile-schema.ts lists it). */
import { runnerImport } from "vite";

const { module } = await runnerImport("/schema/cli/generate/compile-schema.ts", { logLevel: "warn" });
module.compileSchema(process.cwd());
