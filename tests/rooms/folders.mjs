/** How many files a folder may hold beside its tests. */
const maxFiles = 20;

/** What is generated has as many files as what it is made of. */
const generated = ["docs/pictures", "docs/problems", "tests/corpus/golden"];

/** Folders that may hold more, and why. */
const exceptions = new Map([["public/art", "images that site.yaml names by this path"]]);

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
    const isGenerated = generated.some((one) => `${folder}/`.startsWith(`${one}/`));
    if (folder === "" || isGenerated || exceptions.has(folder) || /\.(?:test|spec)\.tsx?$/.test(file)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count} files beside tests. Group them in folders of at most ${maxFiles}.`);
}
