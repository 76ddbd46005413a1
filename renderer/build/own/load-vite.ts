import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Vite from "vite";
import type * as ReactPlugin from "@vitejs/plugin-react";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { bundlerPackages } from "../../../schema/cli/package/bundler.ts";
import { installCommand } from "../../../schema/cli/package/package-manager.ts";
import { packageRoot, siteRootOf } from "../../../schema/cli/package/places.ts";

interface Bundler {
  readonly vite: typeof Vite;
  readonly react: typeof ReactPlugin.default;
}

/**
 * Loads the bundler, which only sites with section types of their own need.
 * @throws InputError where it is not installed
 */
export async function loadBundler(site: string): Promise<Bundler> {
  const [vite, { default: react }]: [typeof Vite, typeof ReactPlugin] = await Promise.all([
    load("vite", site),
    load("@vitejs/plugin-react", site),
  ]);
  return { vite, react };
}

/** Beside the site first: the packages of its blocks are there. */
async function load(name: string, site: string) {
  for (const root of [siteRootOf(site), packageRoot()]) {
    const path = resolved(name, root);
    if (path !== undefined) return import(pathToFileURL(path).href);
  }
  throw new InputError(
    `Section types of your own need ${bundlerPackages.join(" and ")}, which are not installed. In the folder of the site:\n${installCommand(siteRootOf(site), bundlerPackages).join(" ")}`,
  );
}

function resolved(name: string, root: string): string | undefined {
  try {
    return createRequire(join(root, "package.json")).resolve(name);
  } catch {
    return undefined;
  }
}
