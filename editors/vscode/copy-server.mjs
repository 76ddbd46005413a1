/** `npm run bundle:vscode`, its last step: copies the bundled command line into the extension. */
import { cpSync, mkdirSync, rmSync } from "node:fs";

const server = "editors/vscode/dist/server";
rmSync(server, { recursive: true, force: true });
mkdirSync(server, { recursive: true });
cpSync("build/lintel.js", `${server}/lintel.js`);
cpSync("build/lintel", `${server}/lintel`, { recursive: true });
// The drawings of icons, where the command line looks for them: in its package, which is the extension.
cpSync("build/icons.json", "editors/vscode/build/icons.json");
cpSync("LICENSE", "editors/vscode/dist/LICENSE");
