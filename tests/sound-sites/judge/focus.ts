/** In the page: what wears no ring that one can see when it has the focus, or lies under something else. */
export const unseenFocus = (): string[] => {
  const focusable = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";
  const visibly: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true };
  const faults = new Map<string, string>();
  const number = (value: string): number => Number.parseFloat(value) || 0;
  const clips = (style: CSSStyleDeclaration): boolean => style.overflowX !== "visible" || style.overflowY !== "visible";

  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[inert], .preloaded, noscript") || element.matches("a[href='#main']")) continue;
    element.focus(visibly);
    if (document.activeElement !== element) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const name = `${element.localName}.${element.className}: ${(element.textContent ?? element.ariaLabel ?? "").trim().slice(0, 40)}`;
    const note = (kind: string): unknown => faults.set(`${kind} ${element.className}`, `${kind}: ${name}`);

    // The ring may be drawn around the card that the link covers.
    const ringed = [element, element.parentElement, element.parentElement?.parentElement].flatMap((one) =>
      one ? [undefined, "::before", "::after"].map((pseudo) => ({ one, style: getComputedStyle(one, pseudo) })) : [],
    );
    const ring = ringed.find(({ style }) => style.outlineStyle !== "none" && number(style.outlineWidth) >= 2);
    if (!ring) {
      note("has no ring when it has the focus");
      continue;
    }
    const reach = number(ring.style.outlineWidth) + number(ring.style.outlineOffset);
    const { left, right, top, bottom } = ring.one.getBoundingClientRect();
    const isOnWindowEdge = (edge: number, size: number): boolean => edge < 1 || edge > size - 1;
    for (let box = ring.one.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!clips(style)) continue;
      const edge = box.getBoundingClientRect();
      // What is wider than the box that it scrolls in is seen piece by piece.
      if (right - left + 2 * reach > edge.width) continue;
      const missing = Math.max(
        style.overflowX === "visible" ? 0 : Math.max(edge.left - left, right - edge.right) + reach,
        style.overflowY === "visible" || box.scrollHeight > box.clientHeight
          ? 0
          : Math.max(edge.top - top, bottom - edge.bottom) + reach,
      );
      if (missing > 1.5 && !isOnWindowEdge(left, innerWidth) && !isOnWindowEdge(right, innerWidth))
        note(`its ring is cut by ${missing.toFixed(1)} at ${box.localName}.${box.className}`);
      if (["fixed", "absolute"].includes(style.position)) break;
    }

    const line = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!line) continue;
    const above = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    if (above && !element.contains(above) && !above.contains(element)) {
      const covers = above.closest("header, [data-sticky], .app-failed");
      if (covers && !covers.contains(element)) note(`lies under ${covers.localName}.${covers.className}`);
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // What scrolled goes back to where it was.
  for (const box of document.querySelectorAll("*")) if (box.scrollLeft !== 0) box.scrollLeft = 0;
  return [...faults.values()];
};
