/**
 * The folder of built files with a hash in their names, which browsers keep for a year. No path of a page has a dot, and a folder
 * `assets` of the author stays free.
 */
export const hashedFolder = "hashed.assets";

/** Files at the site's root that the build writes whatever the public folder holds. */
const alwaysBuilt = [
  "404.html",
  "addresses.json",
  "frame.json",
  "index.html",
  "page.json",
  "search.json",
  "sitemap.xml",
  `${hashedFolder}/`,
] as const;

/** Files that the build writes unless the public folder has them. What becomes of the author's own is said where it is told. */
export const replaceable = [
  "_headers",
  "apple-touch-icon.png",
  "favicon.ico",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable.png",
  "icon.svg",
  "llms.txt",
  "manifest.webmanifest",
  "page.png",
  "robots.txt",
] as const;

/** The names of the files that a build writes for a site with pages at these paths. A name that ends with a slash is a folder. */
export const builtNames = (paths: readonly string[]): readonly string[] => [
  ...alwaysBuilt,
  ...replaceable,
  ...paths.flatMap((path) => (path === "/" ? [] : [`${path.slice(1)}/index.html`, `${path.slice(1)}/page.json`])),
];

/**
 * Tells which of these files is in the way of another one: it has the same name, or one is a folder of the other. Large and small
 * letters are the same here, as they are to many systems.
 */
export function takenNames(files: Iterable<string>): (name: string) => string | undefined {
  const names = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const file of files) {
    const name = file.toLowerCase();
    names.set(name, file);
    for (const folder of foldersOf(name)) if (!folders.has(folder)) folders.set(folder, file);
  }
  return (file) => {
    const name = file.toLowerCase();
    const above = foldersOf(name).find((folder) => names.has(folder) || names.has(`${folder}/`));
    return (
      names.get(name) ?? folders.get(name) ?? (above === undefined ? undefined : (names.get(above) ?? `${above}/`))
    );
  };
}

/** `a/b/c` -> `a`, `a/b` */
const foldersOf = (name: string): readonly string[] =>
  [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)).filter((folder) => folder !== "");
