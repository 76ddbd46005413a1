import { blocksUpdated } from "../../live/messages.ts";

/** A section type with its component, or with what is said in its place. */
export type LiveBlock =
  | { readonly type: string; readonly component: string; readonly file: string }
  | { readonly type: string; readonly fault: string };

/** Runs in the browser. What a block cannot be loaded for is thrown in the place of its sections, where its author looks. */
const functions = `
const failing = (message) => () => {
  throw new Error(message);
};
import.meta.hot?.on("vite:afterUpdate", () => window.dispatchEvent(new Event(${JSON.stringify(blocksUpdated)})));
let hasFailed = false;
const load = async (type, component, file, loading) => {
  try {
    const module = await loading;
    if (module[component]) return [type, module[component]];
    const others = Object.keys(module).join(", ");
    return [type, failing(file + " exports no " + component + (others === "" ? "" : ", but " + others) + ". Write: export function " + component)];
  } catch (error) {
    hasFailed = true;
    const message = /dynamically imported module|importing a module/i.test(error.message) ? "the message over the page says why" : error.message;
    return [type, failing(file + " cannot be loaded: " + message)];
  }
};
`;

/** The module that has the block of each section type of a site while it is edited. */
export const liveRegistry = (blocks: readonly LiveBlock[]): string =>
  `${functions}export const blocks = Object.fromEntries(await Promise.all([\n${blocks.map(entryOf).join("")}]));\nexport { hasFailed };\n`;

function entryOf(block: LiveBlock): string {
  const type = JSON.stringify(block.type);
  if ("fault" in block) return `  [${type}, failing(${JSON.stringify(block.fault)})],\n`;
  const { component, file } = block;
  return `  load(${type}, ${JSON.stringify(component)}, ${JSON.stringify(file.slice(1))}, import(${JSON.stringify(file)})),\n`;
}
