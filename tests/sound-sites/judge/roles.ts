/** In the page: what a keyboard or a screen reader cannot use. */
export const unusable = (): string[] => {
  const faults: string[] = [];
  const focusable = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]:not([tabindex^='-'])";
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return words === "" ? (element.getAttribute("aria-label") ?? "") : words;
  };

  for (const element of document.querySelectorAll(`[aria-hidden=true] :is(${focusable})`))
    if (isShown(element) && !element.closest("[inert]"))
      faults.push(`can be focused and is hidden: ${element.outerHTML.slice(0, 120)}`);

  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    // The arrow keys of the field that it belongs to walk through its options, and scroll it.
    if (element.matches("[role=listbox]") && document.querySelector(`[aria-controls="${element.id}"]`)) continue;
    const isWide = element.scrollWidth > element.clientWidth;
    const isHigh = element.scrollHeight > element.clientHeight;
    if (!isWide && !isHigh) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls =
      (isWide && ["auto", "scroll"].includes(overflowX)) || (isHigh && ["auto", "scroll"].includes(overflowY));
    if (scrolls && isShown(element) && element.tabIndex < 0 && !element.querySelector(focusable))
      faults.push(`scrolls and cannot be focused: ${element.outerHTML.slice(0, 120)}`);
  }

  const landmarks = new Set<string>();
  const outer =
    "header, footer, main, nav, aside, form[aria-label], search, section[aria-label], section[aria-labelledby]";
  for (const element of document.querySelectorAll(outer)) {
    const isInside = ["header", "footer"].includes(element.localName) && element.closest("main, article, section, nav");
    if (!isShown(element) || isInside || element.closest("[aria-hidden=true], [inert], .preloaded")) continue;
    const landmark = `${element.localName} “${nameOf(element)}”`;
    if (landmarks.has(landmark)) faults.push(`two landmarks of one name: ${landmark}`);
    landmarks.add(landmark);
  }

  const ids = new Set<string>();
  for (const { id } of document.querySelectorAll("[id]:not(.preloaded *)")) {
    if (ids.has(id)) faults.push(`two elements with the id ${id}`);
    ids.add(id);
  }
  for (const link of document.querySelectorAll("a[href]")) {
    const isNamed =
      (link.getAttribute("aria-label") ?? link.textContent ?? "").trim() !== "" ||
      link.querySelector("img[alt]:not([alt=''])");
    if (isShown(link) && !isNamed) faults.push(`a link without words: ${link.outerHTML.slice(0, 120)}`);
  }
  const headings = [...document.querySelectorAll("h1")].filter(
    (heading) => isShown(heading) && !heading.closest(".preloaded"),
  );
  if (headings.length !== 1) faults.push(`${headings.length} headings of the first level`);
  return faults;
};
