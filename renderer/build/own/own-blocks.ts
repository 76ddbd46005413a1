import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Plugin } from "vite";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { blocksFolder, ownTypesOf } from "../../../schema/cli/own/own-types.ts";
import { liveRegistry } from "./live-registry.ts";

/** `price-map` -> `PriceMap`: the name of the component, and of its file. */
export const componentOf = (type: string): string =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A section type of a site, and its component. */
export interface OwnBlock {
  readonly type: string;
  readonly component: string;
  /** The file of the component, from the folder of the site; nothing where it is missing. */
  readonly file: string | undefined;
}

/** The section types of a site, also those without a component. */
export function findBlocks(site: string): readonly OwnBlock[] {
  const folder = blocksFolder(site);
  return ownTypesOf(site).map((type) => {
    const component = componentOf(type);
    const name = [`${component}.tsx`, `${component}.jsx`].find((one) => existsSync(join(folder, type, one)));
    return { type, component, file: name === undefined ? undefined : posix.join("/blocks", type, name) };
  });
}

/** What is said of a section type whose component is missing. */
export function missingComponent(site: string, { type, component }: OwnBlock): InputError {
  const files = namesIn(join(blocksFolder(site), type)).join(", ");
  return new InputError(
    `blocks/${type}/${component}.tsx is missing: the component of the section type. It has to export ${component}. Files there: ${files}.`,
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @throws InputError where a type has no component */
export function requireBlocks(site: string): readonly (OwnBlock & { readonly file: string })[] {
  return findBlocks(site).map((block) => {
    const { file } = block;
    if (file === undefined) throw missingComponent(site, block);
    return { ...block, file };
  });
}

/** The name of the module that has all blocks of a site: the address of the same at the development server. */
export const registryModule = "/@lintel/own-blocks.js";

const pluginWith = (code: () => string): Plugin => ({
  name: "lintel:own-registry",
  enforce: "pre",
  resolveId: { handler: (source) => (source === registryModule ? registryModule : undefined) },
  load: { handler: (id) => (id === registryModule ? code() : undefined) },
});

/** The module that has the block of each section type of a site. */
export const ownRegistry = (site: string): Plugin =>
  pluginWith(() => {
    const blocks = requireBlocks(site);
    return [
      ...blocks.map(
        ({ component, file }, index) => `import { ${component} as block${index} } from ${JSON.stringify(file)};`,
      ),
      `export const blocks = { ${blocks.map(({ type }, index) => `${JSON.stringify(type)}: block${index}`).join(", ")} };`,
      "",
    ].join("\n");
  });

/** The same while a site is edited: one block with a mistake takes no other along. */
export const ownLiveRegistry = (site: string): Plugin =>
  pluginWith(() =>
    liveRegistry(
      findBlocks(site).map((block) => {
        const { type, component, file } = block;
        return file === undefined ? { type, fault: missingComponent(site, block).message } : { type, component, file };
      }),
    ),
  );
