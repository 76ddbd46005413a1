/*
 * Serves a copy of the site whose addresses are paths, at the root of a server and below a folder of another one:
 * node tests/browser/serve-paths.mjs PORT FOLDER-PORT PREFIX
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticServer } from "./static-server.mjs";

const folder = "test-results/paths";
const built = join(folder, "dist");

/** @param {string} place */
const builtAt = (place) => {
  const file = join(place, "frame.json");
  return existsSync(file) ? statSync(file).mtimeMs : 0;
};

// One that was made of the same build is there from the last run.
if (builtAt(built) <= builtAt("dist")) {
  cpSync("public", join(folder, "public"), { recursive: true });
  const text = readFileSync("site.yaml", "utf8")
    .replace(/^site:\n/m, "$&  addresses: path\n")
    .replace(/ {2}- path: \/pricing\n/, "$&    movedFrom: [/price-list, /old/prices]\n")
    .replace(/( {8})anchor: sales\n/, "$&$1movedFrom: [/crm]\n");
  const file = join(folder, "site.yaml");
  writeFileSync(file, text);
  execFileSync(process.execPath, ["renderer/build/lintel.mjs", "build", file], { stdio: "inherit" });
}

const [root, below, prefix] = process.argv.slice(2);
staticServer({ folder: built }).listen(Number(root), "127.0.0.1");
staticServer({ folder: built, prefix }).listen(Number(below), "127.0.0.1");
