import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Rooms whose code makes a site. */
const rooms = ["blocks", "renderer", "schema"];

/** @param {string} name */
const isSource = (name) => /\.(?:tsx?|m?js|css|json)$/.test(name) && !/\.test\.tsx?$/.test(name);

/**
 * What the state of the sources is called: it changes with every file of them, and with every version of a package.
 * @param {string} root
 * @returns {string}
 */
export function stateOf(root) {
  const hash = createHash("sha256");
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .map((name) => join(room, name))
      .sort(),
  );
  const locks = ["package-lock.json"].filter((lock) => existsSync(join(root, lock)));
  for (const file of [...files, ...locks]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file.split(sep).join("/")}:${content.length}:`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}
