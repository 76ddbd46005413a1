/** `npm run bundle:vscode`, its last step: copies the bundled command line into the extension, as a package of its own. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const server = "editors/vscode/dist/server";
const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));

rmSync(server, { recursive: true, force: true });
// The command line itself, the pictures of icons, and what section types of a site are put together with.
for (const path of [
  "build/lintel.js",
  "build/lintel",
  "build/icons.json",
  "schema/language/root.json",
  "schema/language/section-base.json",
  "schema/language/site.schema.json",
  "schema/language/parts",
])
  cpSync(path, `${server}/${path}`, { recursive: true });
cpSync("blocks", `${server}/blocks`, {
  recursive: true,
  filter: (path) => !/\.\w+$/.test(path) || path.endsWith("schema.json"),
});
writeFileSync(`${server}/package.json`, `${JSON.stringify({ name, version, type: "module" })}\n`);
cpSync("LICENSE", "editors/vscode/dist/LICENSE");
