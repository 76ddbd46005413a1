/*
 * Serves a copy of the site whose addresses are paths, with old addresses and with menus of its own for one page, at the root of a server and below a folder of another one:
 * node tests/browser/serve-paths.mjs PORT FOLDER-PORT PREFIX
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBundled } from "../../renderer/build/ensure-bundled.mjs";
import { staticServer } from "./static-server.mjs";

const folder = "test-results/paths";
const built = join(folder, "dist");

/** Menus that one page has in place of those of the site. */
const variants = `  variants:
    order:
      topBar: []
      main: [{ label: Your order, href: /refundpolicy }, { label: Help, href: /customers }]
      actions: [{ label: Return it, href: /returnpolicy, style: primary }]
      footer: [{ title: Orders, items: [{ label: Shipping, href: /shippingpolicy }] }]
`;

const key = createHash("sha256").update(ensureBundled("."));
for (const file of ["site.yaml", import.meta.filename]) key.update(readFileSync(file));
const made = key.digest("hex");
const keyFile = join(folder, "made-of");

// What the last run made of the same site by the same program is still right.
if (!existsSync(keyFile) || readFileSync(keyFile, "utf8") !== made) {
  cpSync("public", join(folder, "public"), { recursive: true });
  const text = readFileSync("site.yaml", "utf8")
    .replace(/^site:\n/m, "$&  addresses: path\n")
    .replace(/ {2}- path: \/pricing\n/, "$&    movedFrom: [/price-list, /old/prices]\n")
    .replace(/( {8})anchor: sales\n/, "$&$1movedFrom: [/crm]\n")
    .replace(/( {8})anchor: plans\n(?= {8}from: plans\n)/, "$&$1movedFrom: [/pricing/offers, /price-list/tariffs]\n")
    .replace(/ {2}- path: \/returnpolicy\n/, "$&    menus: order\n")
    .replace(/^menus:\n/m, `$&${variants}`);
  const file = join(folder, "site.yaml");
  writeFileSync(file, text);
  execFileSync(process.execPath, ["renderer/build/lintel.mjs", "build", file], { stdio: "inherit" });
  writeFileSync(keyFile, made);
}

const [root, below, prefix] = process.argv.slice(2);
staticServer({ folder: built }).listen(Number(root), "127.0.0.1");
staticServer({ folder: built, prefix }).listen(Number(below), "127.0.0.1");
