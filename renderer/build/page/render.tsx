// First: its order of layers must stand before any other style.
import "../../styles/index.css";
import { renderToString } from "react-dom/server";
import { App } from "../../app/App.tsx";
import { blocks } from "../../../blocks/index.ts";
import type { Frame } from "../../model/model.ts";
import type { View } from "../../navigation/view.ts";

/** A page as HTML, exactly as the browser's first render makes it. */
export function renderView(frame: Frame, view: View): string {
  return renderToString(<App frame={frame} view={view} blocks={blocks} prerendered />);
}
