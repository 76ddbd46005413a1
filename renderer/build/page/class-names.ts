import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyz";
const inLetters = (count: number): string =>
  (count < letters.length ? "" : inLetters(Math.floor(count / letters.length) - 1)) +
  letters.charAt(count % letters.length);

/**
 * Names the classes of CSS modules `a0`, `a1`, … `b0`: a letter for the file, a number for the class. Names
 * of a hash (`[hash:base64:4]`) add 3.9 kB of Brotli to the 98 kB of scripts and styles (`npm run budgets`). The bundles for browser and server come to the same names, because files are counted in
 * the order of the alphabet and classes in the order of the file.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = ["blocks", "renderer"]
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
    )
    .filter((name) => name.endsWith(".module.css"))
    .sort();
  const known = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(root, file.split("?")[0] ?? file);
    const names = known.get(path) ?? [];
    known.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `${inLetters(files.indexOf(path))}${names.indexOf(name)}`;
  };
}

/**
 * Makes `styles.name` the class itself: the default export of a CSS module becomes the module's own constants, which the
 * bundler writes in place. As an object every name would be fetched twice: 2.4 kB of Brotli (`npm run budgets`).
 */
export const inlineClassNames: Plugin = {
  name: "lintel:inline-class-names",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, id) => ({
      code: code.replace(
        /export default \{[\s\S]*\};?\s*$/,
        () => `import * as names from ${JSON.stringify(id)};\nexport { names as default };`,
      ),
      // A module of which nothing is left would lose its styles.
      moduleSideEffects: "no-treeshake",
    }),
  },
};
