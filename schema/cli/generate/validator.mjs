/** `npm run validator`: compiles `site.schema.json` to `validator.js`, which is not committed. */
import { runnerImport } from "vite";

const { module } = await runnerImport("/schema/cli/generate/write-validator.ts", { logLevel: "warn" });
module.writeValidator(process.cwd());
