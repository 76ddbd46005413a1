import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** Files of React as its packages hold them for production, by the name under which they are imported. */
const files: Readonly<Record<string, string>> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
  // What wouter takes for older versions of React, which have no such hook.
  "use-sync-external-store/shim/index.js": "react/cjs/react.production.js",
};

function pathOf(file: string): string {
  const [name = ""] = file.split("/");
  return join(dirname(resolve(`${name}/package.json`)), file.slice(name.length));
}

const required = /^var (\w+ = require\("[^"]+"\)(?:,\s*\w+ = require\("[^"]+"\))*);/gm;
const exported = /\bexports\.(\w+)/g;

/**
 * A CommonJS file that exports by `exports.name = …` and requires at its top, as an ES module.
 * @throws where the file is written in another way
 */
export function asModule(code: string, file: string): string {
  const names = new Set(Array.from(code.matchAll(exported), ([, name = ""]) => name));
  const body = code
    .replaceAll(required, (_, list: string) =>
      list.replaceAll(/(\w+) = require\(("[^"]+")\),?/g, (_all, name, source) => `import * as ${name} from ${source};`),
    )
    .replaceAll(exported, "exported_$1");
  if (names.size === 0 || /\brequire\(|\bexports\b|\bmodule\.exports\b/.test(body))
    throw new Error(`${file} is no longer written as renderer/build/page/react-modules.ts expects`);
  const list = [...names];
  return [
    `let ${list.map((name) => `exported_${name}`).join(", ")};`,
    body,
    `export { ${list.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
}

/**
 * React as ES modules, for the browser. As CommonJS it is one large function, which a browser parses twice: the longest task of
 * the first page takes 131 ms in place of 93 on a processor four times slower (Chromium, shortest of 11 loads), and the script has
 * 3 kB of Brotli more. Vite has no setting for it, and @rollup/plugin-commonjs does not end under Vite 8.
 */
export const reactModules: Plugin = {
  name: "lintel:react-modules",
  apply: "build",
  enforce: "pre",
  resolveId: { handler: (source) => (Object.hasOwn(files, source) ? pathOf(files[source] ?? "") : null) },
  load: {
    filter: { id: /\.production\.js$/ },
    handler: (id) => asModule(readFileSync(id, "utf8"), id),
  },
};
