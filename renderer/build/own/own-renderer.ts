import { pathToFileURL } from "node:url";
import type { BlockRegistry } from "../../block.ts";
import type { Frame, PageModel } from "../../model/model.ts";
import type { View } from "../../navigation/view.ts";
import { reasonOf } from "../../own/reason-of.ts";
import { share } from "../../own/shared.ts";
import { forbiddenByOwn } from "../output/policy.ts";
import { renderView } from "../page/render.tsx";
import type { LookAtAddresses } from "./own-addresses.ts";

/** A block threw while its page was rendered. The message is a sentence for its author. */
export class BlockError extends Error {}

type Render = (frame: Frame, view: View) => string;

/**
 * Renders pages with the blocks of the site's own section types, which get React and the parts from this process.
 * @param module has the blocks; nothing where the site has none
 */
export async function ownRenderer(module: string | undefined, lookAtAddresses: LookAtAddresses): Promise<Render> {
  if (module === undefined) return renderView;
  share();
  process.setSourceMapsEnabled(true);
  const { blocks: own }: { readonly blocks: Partial<BlockRegistry> } = await import(pathToFileURL(module).href);
  const render: Render = (frame, view) => {
    const html = renderView(frame, view, own);
    const found = forbiddenByOwn(html);
    if (found !== undefined) throw new Error(`The content security policy of pages forbids ${found}`);
    const fault = lookAtAddresses(html);
    if (fault !== undefined) throw new Error(fault);
    return html;
  };
  return (frame, view) => {
    try {
      return render(frame, view);
    } catch (error) {
      if (view.kind !== "page") throw error;
      throw new BlockError(sentenceFor(error, view.page, (page) => render(frame, { ...view, page })));
    }
  };
}

/** Says which section it was: the first one that cannot be rendered alone. */
function sentenceFor(error: unknown, page: PageModel, render: (page: PageModel) => unknown): string {
  const index = page.sections.findIndex((section) => {
    try {
      render({ ...page, sections: [section] });
      return false;
    } catch {
      return true;
    }
  });
  const type = page.sections[index]?.type;
  const where = type === undefined ? "A block" : `The block of “${type}” (section ${index + 1})`;
  return `${where} on the page ${page.path} has an error: ${reasonOf(error)}${placeIn(error)}`;
}

/** Where in a block an error was thrown: the first line of its stack that is in one. Nothing where it came from React. */
function placeIn(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const [, place] = /[/\\](blocks[/\\][^\s()]+\.[jt]sx?:\d+:\d+)/.exec(stack) ?? [];
  return place === undefined ? "" : `\nat ${place.replaceAll("\\", "/")}`;
}
