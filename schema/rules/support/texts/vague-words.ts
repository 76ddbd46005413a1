/** English words that say nothing about where a link leads. */
const vagueWords: ReadonlySet<string> = new Set([
  "click",
  "click here",
  "here",
  "this",
  "this link",
  "link",
  "read more",
  "more",
  "learn more",
  "see more",
  "find out more",
  "details",
  "see here",
  "continue",
  "go",
  "press here",
  "tap here",
  "this page",
  "more info",
  "info",
]);

/** Whether the words of a link say nothing about it. */
export const isVague = (words: string): boolean =>
  vagueWords.has(
    words
      .trim()
      .toLowerCase()
      .replace(/[.…>→»!]+$/u, "")
      .trim(),
  );
