import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The section types, in the order of the alphabet: the names of the folders in `blocks/`. */
export const blockTypes = (root: string): string[] =>
  readdirSync(join(root, "blocks"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
