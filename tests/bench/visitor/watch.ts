/** What a page did since it began to load. Times in milliseconds. */
export interface Seen {
  first: number;
  largest: number;
  shift: number;
}

/** Runs inside the page, before anything else does. */
export function watch(): void {
  const seen: Seen = { first: 0, largest: 0, shift: 0 };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, type });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.first = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
  on("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  });
}

/** The mark that a page sets when it has become another one. */
export const changeMark = "bench:changed";

/** Runs inside the page: sets the mark as soon as the title changes. */
export function markChange(mark: string): void {
  const title = document.querySelector("title");
  if (title)
    new MutationObserver(() => void performance.mark(mark)).observe(title, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}
