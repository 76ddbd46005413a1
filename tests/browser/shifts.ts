/** In the page: adds up in `window.seen.shift` how much of it moves without the reader's doing. */
export const watchShifts = (): void => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};
