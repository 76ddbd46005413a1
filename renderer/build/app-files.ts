import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./built-folder.ts";
import type { BuiltFile } from "./output/output-file.ts";

/** What the pages name of the app. */
export interface Entry {
  /** From the site's root, as all names of files here. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** The app as browsers load it: the same for every site, but for its fonts. */
export interface App extends Entry {
  readonly files: readonly BuiltFile[];
}

export const entryFile = "entry.json";

/** The app that was bundled into a folder. */
export function readApp(folder: string): App {
  const entry: Entry = JSON.parse(readFileSync(join(folder, entryFile), "utf8"));
  const files = filesBelow(join(folder, "files")).map((file) => ({
    file,
    content: readFileSync(join(folder, "files", file)),
  }));
  return { ...entry, files };
}
