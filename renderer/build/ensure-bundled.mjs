import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "./source-hash.mjs";

/** A process that has been bundling for so many milliseconds was stopped. */
const longest = 300_000;

/** @param {number} milliseconds */
const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** @param {string} root */
function bundledHash(root) {
  try {
    return readFileSync(join(root, "build/source-hash"), "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} lock */
function isOfStopped(lock) {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > longest;
}

/**
 * Removes a lock that a stopped process left behind. Two processes that find it must not both do so: the second one would remove
 * the lock that the first one has taken meanwhile.
 * @param {string} lock
 */
function removeOfStopped(lock) {
  const own = `${lock}-removed`;
  try {
    mkdirSync(own);
  } catch {
    sleep(100);
    return;
  }
  if (isOfStopped(lock)) rmSync(lock, { recursive: true, force: true });
  rmSync(own, { recursive: true });
}

/**
 * Lets one process at a time do something.
 * @param {string} lock a folder that is there meanwhile
 * @param {() => void} work
 */
function locked(lock, work) {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (isOfStopped(lock)) removeOfStopped(lock);
      else sleep(100);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Runs `npm run prepare` if the sources have changed since it last ran.
 * @param {string} root
 * @returns {string} the hash of the sources
 * @throws if they cannot be bundled
 */
export function ensureBundled(root) {
  const hash = sourceHash(root);
  if (bundledHash(root) === hash) return hash;
  mkdirSync(join(root, "build"), { recursive: true });
  locked(join(root, "build/bundling"), () => {
    if (bundledHash(root) === hash) return;
    process.stderr.write("The sources of the engine have changed: it is bundled anew.\n");
    const { status } = spawnSync("npm", ["run", "--silent", "prepare"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    if (status !== 0) throw new Error("The sources of the engine cannot be bundled");
  });
  return hash;
}
