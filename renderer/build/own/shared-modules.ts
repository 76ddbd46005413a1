import type { Plugin } from "vite";
import { sharedNames } from "../../own/shared.ts";

/** Modules that hold types alone. */
const typeModules: ReadonlySet<string> = new Set(["lintel/types"]);

const prefix = "\0lintel:";

/** A module whose exports are those of the app. */
function moduleOf(name: string): string {
  if (typeModules.has(name)) return "export {};\n";
  // What is only there while developing has the names of the other.
  const names = sharedNames().get(name) ?? ["Fragment", "jsxDEV"];
  return [
    `const shared = globalThis.lintelShared.modules[${JSON.stringify(name)}];`,
    `export const { ${names.join(", ")} } = shared;`,
    "export default shared.default ?? shared;",
    "",
  ].join("\n");
}

/**
 * Takes React and the parts from the app, wherever a block or one of its packages imports them. As an alias to files, a page would
 * have them twice: once as they are, once in what the bundler makes of a package.
 */
export const sharedModules = (): Plugin => ({
  name: "lintel:shared-modules",
  enforce: "pre",
  resolveId: {
    handler: (source) =>
      sharedNames().has(source) || typeModules.has(source) || source === "react/jsx-dev-runtime"
        ? prefix + source
        : undefined,
  },
  load: { handler: (id) => (id.startsWith(prefix) ? moduleOf(id.slice(prefix.length)) : undefined) },
});
