import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { devDependencies } from "../../../package.json" with { type: "json" };
import { installCommand } from "./package-manager.ts";
import { packageRoot, siteRootOf } from "./places.ts";
import { version } from "./version.ts";

const names = ["vite", "@vitejs/plugin-react"] as const;

/** The packages that bundle section types of a site, with the versions that were tried. */
export const bundlerPackages: readonly string[] = names.map((name) => `${name}@${devDependencies[name]}`);

/** Where a package of the bundler is; nothing where it is not installed. Beside the site first: the packages of its blocks are there. */
export function bundlerModule(name: (typeof names)[number], site: string): string | undefined {
  for (const root of [siteRootOf(site), packageRoot()]) {
    try {
      return createRequire(join(root, "package.json")).resolve(name);
    } catch {
      // Not there: the next place.
    }
  }
  return undefined;
}

/** Whether section types of a site can be bundled. */
export const hasBundler = (site: string): boolean => names.every((name) => bundlerModule(name, site) !== undefined);

/** The words that install the bundler in the folder of a site. */
export function bundlerInstallation(site: string): readonly string[] {
  const root = siteRootOf(site);
  // npm removes what no package.json names: also this program, in the middle of its work.
  return installCommand(root, [...bundlerPackages, ...(isUnsaved(root) ? [`lintel@${version}`] : [])]);
}

/** What is said where it is missing. */
export const bundlerIsMissing = (site: string): string =>
  `Section types of your own need ${bundlerPackages.join(" and ")}, which are not installed. In the folder of the site:\n${bundlerInstallation(site).join(" ")}`;

/** Whether this program is installed in the folder of the site, without being named in its package.json. */
function isUnsaved(root: string): boolean {
  if (packageRoot() !== join(realpathSync(root), "node_modules/lintel")) return false;
  const file = join(root, "package.json");
  return !existsSync(file) || !readFileSync(file, "utf8").includes('"lintel"');
}
