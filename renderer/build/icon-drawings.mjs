/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * All icons in one file: by name, the elements of each as SVG.
 * @param {string} nodes the elements as lucide-static has them
 * @returns {string} JSON
 */
export function iconDrawings(nodes) {
  /** @type {Readonly<Record<string, readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]>>} */
  const icons = JSON.parse(nodes);
  const drawings = Object.entries(icons).map(([name, elements]) => [
    name,
    elements
      .map(
        ([tag, attributes]) =>
          `<${tag}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}="${escaped(value)}"`)
            .join("")}/>`,
      )
      .join(""),
  ]);
  return JSON.stringify(Object.fromEntries(drawings));
}
