/** How many files a folder may hold beside its tests. */
const maxFiles = 20;

/** Folders that may hold more, and why. */
const exceptions = new Map([
  ["docs/problems/link", "one generated page per problem code"],
  ["docs/problems/shape", "one generated page per problem code"],
  ["docs/problems/value", "one generated page per problem code"],
  ["docs/pictures", "one picture per section type"],
  ["docs/problems/yaml", "one generated page per problem code"],
  ["public/art", "images that site.yaml names by this path"],
  ["schema/rules/link", "one rule per problem code"],
]);

/**
 * Finds folders with too many files. The root is not checked: tools look for their configuration there.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function checkFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
    if (folder === "" || exceptions.has(folder) || /\.(?:test|spec)\.tsx?$/.test(file)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count} files beside tests. Group them in folders of at most ${maxFiles}.`);
}
