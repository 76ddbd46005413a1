import { join, relative } from "node:path";
import { packageRoot } from "./places.ts";

/** Where a document of the package is, as somebody in the working folder would open it: `node_modules/lintel/docs/blocks.md`. */
export function documentAt(name: string): string {
  const path = join(packageRoot(), "docs", name);
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
}
