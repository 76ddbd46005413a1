import { iconElements } from "../package/icon-drawings.ts";

const attributes = Object.entries({
  xmlns: "http://www.w3.org/2000/svg",
  width: "24",
  height: "24",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "#888888",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
})
  .map(([name, value]) => ` ${name}="${value}"`)
  .join("");

/** The drawing of an icon as an SVG document in a color that most themes show; nothing where there is no such icon. */
export function iconDrawing(name: string): string | undefined {
  const elements = iconElements(name);
  return elements === undefined ? undefined : `<svg${attributes}>${elements}</svg>\n`;
}
