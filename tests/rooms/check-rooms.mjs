/**
 * Part of `npm run lint`: every import follows an arrow of arrows.mjs, and no import leads back to its file. Type-only
 * imports count. Tests and configuration may import everything.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { rooms } from "./arrows.mjs";

const files = ["schema", "renderer", "blocks"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .map((file) => file.split(sep).join("/"))
  .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** @param {string} room @param {string} file */
function holds(room, file) {
  if (room.endsWith("/*")) return file.startsWith(room.slice(0, -1)) && file.split("/").length > 2;
  return file === room || file.startsWith(`${room}/`);
}

/** @param {string} file */
const roomOf = (file) => rooms.filter(({ room }) => holds(room, file)).sort((a, b) => b.room.length - a.room.length)[0];

/** @param {string} pattern @param {string} name */
const isPackage = (pattern, name) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`);

/** @type {Map<string, string[]>} */
const graph = new Map();
/** @type {string[]} */
const problems = [];

for (const file of files) {
  const room = roomOf(file);
  if (!room) {
    problems.push(`${file}: no room of tests/rooms/arrows.mjs holds this file.`);
    continue;
  }
  /** @type {string[]} */
  const targets = [];
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)["']([^"']+)["']/gm,
  )) {
    if (!name.startsWith(".")) {
      if (!room.packages?.some((pattern) => isPackage(pattern, name)))
        problems.push(`${file}: ${room.room} may not import “${name}”. ${room.belongs}`);
      continue;
    }
    const target = normalize(join(dirname(file), name.split("?")[0] ?? name));
    targets.push(target);
    const own = roomOf(target) === room && !(room.room === "blocks/*" && target.split("/")[1] !== file.split("/")[1]);
    if (!own && !room.imports.some((other) => holds(other, target)))
      problems.push(`${file}: ${room.room} may not import ${target}. ${room.belongs}`);
  }
  graph.set(file, targets);
}

/** @type {Map<string, "open" | "done">} */
const states = new Map();
/** @param {string} file @param {readonly string[]} way */
function visit(file, way) {
  if (states.get(file) === "done") return;
  if (states.get(file) === "open") {
    problems.push(`${[...way.slice(way.indexOf(file)), file].join(" → ")}: these files import each other in a circle.`);
    return;
  }
  states.set(file, "open");
  for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
  states.set(file, "done");
}
for (const file of files) visit(file, []);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
