// First: its order of layers must stand before any other style.
import "../../styles/index.css";
import { renderToString } from "react-dom/server";
import { App } from "../../app/App.tsx";
import type { BlockRegistry } from "../../block.ts";
import { blocks } from "../../../blocks/index.ts";
import type { Frame } from "../../model/model.ts";
import type { View } from "../../navigation/view.ts";

/**
 * A page as HTML, exactly as the browser's first render makes it.
 * @param own the blocks of section types that the site brings
 */
export function renderView(frame: Frame, view: View, own: Partial<BlockRegistry> = {}): string {
  return renderToString(<App frame={frame} view={view} blocks={{ ...blocks, ...own }} prerendered />);
}
