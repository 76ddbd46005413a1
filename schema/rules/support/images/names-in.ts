/** Of some names of files, those that stand in a text. Reads the text once for each ending, such as `.svg`, however many files have it. */
export function namesIn(text: string, names: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(names);
  const found = new Set<string>();
  for (const [ending, lengths] of lengthsByEnding(wanted))
    for (let at = text.indexOf(ending); at !== -1; at = text.indexOf(ending, at + 1)) {
      const end = at + ending.length;
      for (const length of lengths) {
        const name = text.slice(Math.max(0, end - length), end);
        if (wanted.has(name)) found.add(name);
      }
    }
  return found;
}

/** How long the names are that have an ending. */
function lengthsByEnding(names: Iterable<string>): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const name of names) {
    const ending = name.slice(name.lastIndexOf("."));
    found.set(ending, (found.get(ending) ?? new Set()).add(name.length));
  }
  return found;
}
