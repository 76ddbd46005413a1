const storageKey = "lintel:searches";
const most = 3;

/** What was searched for last and led somewhere, the latest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((words) => typeof words === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search. Where storage is closed, nothing is remembered. */
export function rememberSearch(words: string): void {
  try {
    const others = recentSearches().filter((other) => other !== words);
    localStorage.setItem(storageKey, JSON.stringify([words, ...others].slice(0, most)));
  } catch {
    // A comfort, not a need.
  }
}
