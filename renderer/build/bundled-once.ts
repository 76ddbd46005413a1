import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stateOf } from "./state-of.mjs";

/** After so many milliseconds nobody works any more on what is unfinished. */
const givenUp = 3_600_000;

/** Whether what stands beside a new bundle is of no use: of an older state, or of a process that was stopped. */
function isStale(path: string): boolean {
  if (!path.includes("~")) return true;
  const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > givenUp;
}

/**
 * Bundles what is the same for every site, once for each state of the sources and packages: when the project is installed, and
 * anew after a change.
 * @param name of the folder in `build/` that holds it
 * @param bundle writes into a new folder
 * @returns the folder; its name tells the state of the sources
 */
export async function bundledOnce(
  root: string,
  name: string,
  bundle: (folder: string) => Promise<void>,
): Promise<string> {
  const all = join(root, "build", name);
  const folder = join(all, stateOf(root));
  if (existsSync(folder)) return folder;
  // Under its name only once it is whole: two builds may start at a time.
  const unfinished = `${folder}~${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await bundle(unfinished);
    const others = readdirSync(all).map((other) => join(all, other));
    await rename(unfinished, folder).catch((reason: unknown) => {
      // Another build was as quick.
      if (!existsSync(folder)) throw reason;
    });
    const stale = others.filter((other) => other !== folder && isStale(other));
    await Promise.all(stale.map((other) => rm(other, { recursive: true, force: true })));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}
