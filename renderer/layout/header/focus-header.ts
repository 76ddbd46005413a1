/**
 * Gives the focus to the menu button of the header or, where the header shows its navigation instead, to its first link: for
 * when what had the focus is hidden, as by zooming in.
 */
export function focusHeader(header: Element | null): void {
  const places = header?.querySelectorAll<HTMLElement>("[data-menu], a") ?? [];
  const shown = [...places].sort((one, other) => Number("menu" in other.dataset) - Number("menu" in one.dataset));
  shown.find((place) => place.checkVisibility())?.focus({ preventScroll: true });
}
