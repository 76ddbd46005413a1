/**
 * Names a control, so that it is found again in what is rendered next.
 * @param instead a selector of what takes its place when it is gone
 */
export function keyed<E extends HTMLElement>(element: E, key: string, instead?: string): E {
  element.dataset["key"] = key;
  if (instead !== undefined) element.dataset["instead"] = instead;
  return element;
}

/** Renders anew. What was unfolded stays so, and the focus stays on its control or goes on to the next one that makes sense. */
export function keepPlace(root: ShadowRoot, render: () => void): void {
  const { activeElement } = root;
  const places = activeElement instanceof HTMLElement ? nextPlaces(activeElement) : [];
  const unfolded = [...root.querySelectorAll<HTMLElement>("details[open] > summary")].map(selectorOf);
  render();
  for (const one of unfolded) root.querySelector(one)?.parentElement?.setAttribute("open", "");
  const next = places.map((place) => root.querySelector<HTMLElement>(place)).find((found) => found !== null);
  if (next?.matches(".folded > :not(summary) *")) next.closest(".folded")?.setAttribute("open", "");
  next?.focus();
}

const selectorOf = ({ dataset }: HTMLElement): string => `[data-key="${CSS.escape(dataset["key"] ?? "")}"]`;

/** Selectors of what may have the focus next, the best first. */
function nextPlaces(focused: HTMLElement): string[] {
  const { instead } = focused.dataset;
  const listed = focused.closest("li")?.parentElement?.querySelectorAll<HTMLElement>("[data-key]") ?? [];
  const following = [...listed].slice([...listed].indexOf(focused) + 1);
  const others = [...(instead === undefined ? [] : [instead]), ...following.map(selectorOf)];
  return [selectorOf(focused), ...others, ".undo", ".panel", "button"];
}
