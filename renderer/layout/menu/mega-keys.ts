/** The categories of a panel and the entries of the one selected, in order. */
interface PanelParts {
  readonly categories: readonly HTMLElement[];
  readonly entries: readonly HTMLElement[];
}

const partsOf = (panel: HTMLElement): PanelParts => ({
  categories: [...panel.querySelectorAll<HTMLElement>("[data-category]")],
  entries: [...panel.querySelectorAll<HTMLElement>("[data-entries] a")],
});

const selectedCategory = (panel: HTMLElement): HTMLElement | undefined =>
  partsOf(panel).categories.find((category) => category.getAttribute("aria-expanded") === "true");

/** Where the arrow down leads from the top item: the selected category, or the first entry of a menu with one category. */
export const entrance = (panel: HTMLElement): HTMLElement | undefined =>
  selectedCategory(panel) ?? partsOf(panel).entries[0];

/**
 * Where a key leads from the element that has the focus: up and down the categories, into the entries and back.
 * @returns nothing where the key has no meaning there
 */
export function keyTarget(key: string, focused: Element, panel: HTMLElement): HTMLElement | undefined {
  const { categories, entries } = partsOf(panel);
  const place = categories.findIndex((category) => category === focused);
  const [inward, back] = panel.matches(":dir(rtl)") ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (place < 0)
    return key === back && entries.some((entry) => entry === focused) ? selectedCategory(panel) : undefined;
  switch (key) {
    case "ArrowDown":
      return categories[Math.min(place + 1, categories.length - 1)];
    case "ArrowUp":
      return categories[Math.max(place - 1, 0)];
    case "Home":
      return categories[0];
    case "End":
      return categories.at(-1);
    case inward:
      return entries[0];
    default:
      return undefined;
  }
}
