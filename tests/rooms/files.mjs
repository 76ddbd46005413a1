import { readdirSync, readFileSync } from "node:fs";

/** What is installed, built or written by a test run. */
const ignored = new Set([".git", "build", "dist", "coverage", "test-results", "editors/vscode/dist"]);
/** The same in any folder: a benchmark installs the programs that it compares with beside itself. */
const ignoredAnywhere = "node_modules";

/**
 * The files below a folder, as paths from it with slashes. Built and installed files are left out.
 * @param {string} [folder]
 * @returns {string[]}
 */
export const findFiles = (folder = "") =>
  readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return ignored.has(path) || entry.name === ignoredAnywhere ? [] : findFiles(`${path}/`);
    return entry.name.endsWith(".log") ? [] : [path];
  });

/** @param {string} file */
export const readText = (file) => readFileSync(file, "utf8");
