import type { Frame, PageModel } from "../model/model.ts";
import type { OverlayData } from "./overlay-data.ts";

/** What the development server sends after a save. */
export interface SiteChange {
  readonly frame: Frame;
  /** The open pages that the site has. */
  readonly pages: readonly PageModel[];
  /** CSS that sets the theme's own colors. */
  readonly theme: string;
  readonly addresses: "same" | "changed";
}

/** What the development server sends to each open page. */
export type Message =
  /** First: the server that the page belongs to. Another one has another page. */
  | { readonly type: "server"; readonly id: string }
  | { readonly type: "problems"; readonly data: OverlayData }
  | { readonly type: "site"; readonly data: SiteChange }
  /** The page has to be loaded again. */
  | { readonly type: "reload" };

/** The name of the element in the page that says where the blocks of the site's own section types are. */
export const ownBlocksName = "lintel-own-blocks";

/** Where the development server says in which line of a block an error is. */
export const blockPlacePath = "/@lintel/block-place";

/** Where a page connects to the development server, from the root of the server. */
export const connectionPath = "/@lintel/connection";

/** The event of the window after the bundler has put a saved block, or what it imports, in the place of the old one. */
export const blocksUpdated = "lintel:blocks-updated";
