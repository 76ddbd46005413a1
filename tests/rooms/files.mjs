import { readdirSync, readFileSync } from "node:fs";

/** What is installed, built or written by a test run. */
const ignored = new Set([".git", "node_modules", "build", "dist", "coverage", "test-results"]);

/**
 * The files below a folder, as paths from it with slashes. Built and installed files, at the root only, are left out.
 * @param {string} [folder]
 * @returns {string[]}
 */
export const findFiles = (folder = "") =>
  readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return folder === "" && ignored.has(entry.name) ? [] : findFiles(`${path}/`);
    return entry.name.endsWith(".log") ? [] : [path];
  });

/** @param {string} file */
export const readText = (file) => readFileSync(file, "utf8");
