/** A mistake in one line: what it looks for in a line, and what it makes of it. */
type Mistake = readonly [RegExp, string];

/** Mistakes of every kind that leave the file readable. */
const mistakes: readonly Mistake[] = [
  [/^(\s+(?:- )?)title: /, "$1tilte: "],
  [/^(\s+(?:- )?)type: ([a-z-]+)$/, "$1type: $2s"],
  [/href: \/[a-z-]+/, "href: /nowhere"],
  [/^(\s+)text: (?![|>]).*/, "$1text:"],
  [/^(\s+)intro: (\w+)/, "$1intro: {nobody} $2"],
  [/badges: \[\w+\]/, "badges: [nosuch]"],
  [/icon: [\w-]+/, "icon: no-such-icon"],
  [/^(\s+)body: (?![|>]).*/, "$1body: [1]"],
  [/^(\s+(?:- )?)anchor: ([a-z-]+)$/, "$1anchor: $2 2"],
];

/** A sound text with so many mistakes, as evenly as its lines allow; fewer where it has not lines enough. */
export function withMistakes(text: string, count: number): { readonly text: string; readonly count: number } {
  const lines = text.split("\n");
  const fit = lines.flatMap((line, index) => {
    const mistake = mistakes.filter(([pattern]) => pattern.test(line))[0];
    return mistake ? [{ index, mistake }] : [];
  });
  const every = Math.max(1, fit.length / count);
  const taken = fit.filter((_, place) => Math.floor(place / every) !== Math.floor((place - 1) / every)).slice(0, count);
  for (const { index, mistake } of taken) lines[index] = (lines[index] ?? "").replace(...mistake);
  return { text: lines.join("\n"), count: taken.length };
}
