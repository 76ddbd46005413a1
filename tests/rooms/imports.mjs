import { posix } from "node:path";

/** `from "x"`, `import("x")` and `import "x"`, in types too. */
const importPattern = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)["']([^"']+)["']/gm;

/** @param {string} room @param {string} file */
function holds(room, file) {
  if (room.endsWith("/*")) return file.startsWith(room.slice(0, -1)) && file.split("/").length > 2;
  return file === room || file.startsWith(`${room}/`);
}

/** @param {string} pattern @param {string} name */
const isPackage = (pattern, name) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`);

/**
 * Finds imports that follow no arrow, files in no room, and circles.
 * @param {readonly string[]} allFiles
 * @param {readonly import("./arrows.mjs").Room[]} rooms
 * @param {(file: string) => string} readText
 * @returns {string[]}
 */
export function checkImports(allFiles, rooms, readText) {
  const files = allFiles.filter(
    (file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  /** @param {string} file */
  const roomOf = (file) =>
    rooms.filter(({ room }) => holds(room, file)).sort((a, b) => b.room.length - a.room.length)[0];
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
    for (const [, name = ""] of readText(file).matchAll(importPattern)) {
      if (!name.startsWith(".")) {
        if (!room.packages?.some((pattern) => isPackage(pattern, name)))
          problems.push(`${file}: ${room.room} may not import “${name}”. ${room.belongs}`);
        continue;
      }
      const target = posix.join(posix.dirname(file), name.split("?")[0] ?? name);
      targets.push(target);
      const isSameBlock = target.split("/")[1] === file.split("/")[1];
      const isOwn = roomOf(target) === room && (room.room !== "blocks/*" || isSameBlock);
      if (!isOwn && !room.imports.some((other) => holds(other, target)))
        problems.push(`${file}: ${room.room} may not import ${target}. ${room.belongs}`);
    }
    graph.set(file, targets);
  }
  return [...problems, ...findCircles(graph)];
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} graph what each file imports
 * @returns {string[]}
 */
function findCircles(graph) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, "open" | "done">} */
  const states = new Map();
  /** @param {string} file @param {readonly string[]} path */
  const visit = (file, path) => {
    if (states.get(file) === "done") return;
    if (states.get(file) === "open") {
      const circle = [...path.slice(path.indexOf(file)), file].join(" → ");
      problems.push(`${circle}: these files import each other in a circle.`);
      return;
    }
    states.set(file, "open");
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    states.set(file, "done");
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}
