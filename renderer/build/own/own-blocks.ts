import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin } from "vite";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { blocksFolder, ownTypesOf } from "../../../schema/cli/own/own-types.ts";

/** `price-map` -> `PriceMap`: the name of the component, and of its file. */
export const componentOf = (type: string): string =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A section type of a site, and the file of its component, from the folder of the site. */
interface OwnBlock {
  readonly type: string;
  readonly component: string;
  readonly file: string;
}

/** @throws InputError where a type has no component */
export function ownBlocks(site: string): readonly OwnBlock[] {
  const folder = blocksFolder(site);
  return ownTypesOf(site).map((type) => {
    const component = componentOf(type);
    const name = [`${component}.tsx`, `${component}.jsx`].find((one) => existsSync(join(folder, type, one)));
    if (name === undefined)
      throw new InputError(
        `blocks/${type}/${component}.tsx is missing: the component of the section type. It has to export ${component}. Files there: ${readdirSync(join(folder, type)).join(", ")}.`,
      );
    return { type, component, file: posix.join("/blocks", type, name) };
  });
}

/** The name of the module that has all blocks of a site: the address of the same at the development server. */
export const registryModule = "/@lintel/own-blocks.js";

/** The module that has the block of each section type of a site. */
export const ownRegistry = (site: string): Plugin => ({
  name: "lintel:own-registry",
  enforce: "pre",
  resolveId: { handler: (source) => (source === registryModule ? registryModule : undefined) },
  load: { handler: (id) => (id === registryModule ? registryOf(ownBlocks(site)) : undefined) },
});

const registryOf = (blocks: readonly OwnBlock[]): string =>
  [
    ...blocks.map(
      ({ component, file }, index) => `import { ${component} as block${index} } from ${JSON.stringify(file)};`,
    ),
    `export const blocks = { ${blocks.map(({ type }, index) => `${JSON.stringify(type)}: block${index}`).join(", ")} };`,
    "",
  ].join("\n");
