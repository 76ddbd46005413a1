import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Vite from "vite";
import type * as ReactPlugin from "@vitejs/plugin-react";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { bundlerIsMissing, bundlerModule } from "../../../schema/cli/package/bundler.ts";
import { packageRoot } from "../../../schema/cli/package/places.ts";

/**
 * The settings with which TypeScript is read in blocks. A tsconfig.json beside the site file is for editors alone: it extends what is in `.lintel/`,
 * which no repository has.
 */
export const blocksTsconfig = (): string => join(packageRoot(), "renderer/own/blocks.tsconfig.json");

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
    load(bundlerModule("vite", site), site),
    load(bundlerModule("@vitejs/plugin-react", site), site),
  ]);
  return { vite, react };
}

async function load(path: string | undefined, site: string) {
  if (path === undefined) throw new InputError(bundlerIsMissing(site));
  return import(pathToFileURL(path).href);
}
