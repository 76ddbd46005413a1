import { readFileSync, statSync } from "node:fs";
import type { PublicFolder } from "./scan.ts";

/** Files that are the same to the byte and have another name, by the name before. Of several that are the same, the first one. */
export function renamedFiles(before: PublicFolder["files"], now: PublicFolder["files"]): ReadonlyMap<string, string> {
  const news = [...now].filter(([name]) => !before.has(name));
  const found = new Map<string, string>();
  for (const [name, path] of before) {
    if (now.has(name)) continue;
    const at = news.findIndex(([, other]) => isSameFile(path, other));
    for (const [to] of at < 0 ? [] : news.splice(at, 1)) found.set(name, to);
  }
  return found;
}

const isSameFile = (one: string, other: string): boolean =>
  one === other || (statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other)));
