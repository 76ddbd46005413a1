import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { FileFacts, Files } from "../problem.ts";
import { readImageHead } from "./image-size.ts";

/** How much of a file is read to tell its kind and size: a camera writes much before the picture. */
const headLimit = 512 * 1024;

/** What runs in an SVG file that is opened by itself: scripts, handlers of events, addresses that are code. */
const runsScript = /<script[\s>/]|\son[a-z]+\s*=|javascript:/i;

/** The public folder on disk. What is known of a file is read once. */
export function publicFiles(folder: string): Files {
  const known = new Map<string, FileFacts | undefined>();
  let names: readonly string[] | undefined;
  return {
    list: () => (names ??= listFiles(folder)),
    facts(path) {
      if (!known.has(path)) known.set(path, factsOf(folder, path));
      return known.get(path);
    },
  };
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
      .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && leadsInside(folder, path)))
      .map(({ path }) => relative(folder, path).split(sep).join("/"))
      .sort();
  } catch {
    return [];
  }
}

/** Whether a link leads to a file of the folder: what lies outside is nobody's to publish. */
function leadsInside(folder: string, path: string): boolean {
  try {
    const real = realpathSync(path);
    const way = relative(realpathSync(folder), real);
    return !way.startsWith("..") && !isAbsolute(way) && statSync(real).isFile();
  } catch {
    return false;
  }
}

const unusable = (bytes: number, problem: string): FileFacts => ({
  bytes,
  kind: "other",
  width: 0,
  height: 0,
  problem,
});

function factsOf(folder: string, path: string): FileFacts | undefined {
  if (path === "" || path.includes("\u0000")) return undefined;
  try {
    const real = realpathSync(join(folder, path));
    const way = relative(realpathSync(folder), real);
    if (way.startsWith("..") || isAbsolute(way)) return unusable(0, "It lies outside the public folder.");
    const stat = statSync(real);
    if (stat.isDirectory()) return unusable(0, "It is a folder.");
    if (!stat.isFile()) return unusable(0, "It is not a file.");
    if (stat.size === 0) return unusable(0, "The file is empty.");
    const head = headOf(real, Math.min(stat.size, headLimit));
    const facts = { bytes: stat.size, ...readImageHead(head) };
    return facts.kind === "svg" && runsScript.test(head.toString())
      ? { ...facts, problem: "It contains a script." }
      : facts;
  } catch {
    return undefined;
  }
}

function headOf(path: string, length: number): Buffer {
  const head = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
