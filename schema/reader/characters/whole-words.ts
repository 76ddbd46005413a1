import type { Edit } from "../../problem.ts";

/** The same edits as replacements of whole words: a word with another letter is another word. */
export function inWholeWords(text: string, edits: readonly Edit[]): readonly Edit[] {
  const words: Edit[] = [];
  for (const { start, end, text: wanted } of edits) {
    const last = words.at(-1);
    if (last && start < last.end) {
      // The end of the word is its own, until the next edit takes its place.
      const rest = last.text.slice(0, last.text.length - (last.end - start));
      words.splice(-1, 1, {
        ...last,
        text: `${rest}${wanted}${text.slice(end, Math.max(last.end, end))}`,
        end: Math.max(last.end, end),
      });
      continue;
    }
    const from = start - (/\S*$/.exec(text.slice(Math.max(0, start - 100), start))?.[0].length ?? 0);
    const to = end + (/^\S{0,100}/.exec(text.slice(end, end + 100))?.[0].length ?? 0);
    words.push({ start: from, end: to, text: `${text.slice(from, start)}${wanted}${text.slice(end, to)}` });
  }
  return words;
}
