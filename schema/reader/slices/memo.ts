/** How many characters of texts are remembered. */
const maxCharacters = 4_000_000;

/** Remembers what was made of texts, as long as there is room. What is not whole is not kept. */
export function createMemo<Made>(isWhole: () => boolean): (text: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  let characters = 0;
  return (text, make) => {
    const before = known.get(text);
    if (before) return before;
    const made = make();
    if (!isWhole()) return made;
    if (characters > maxCharacters) {
      known.clear();
      characters = 0;
    }
    characters += text.length;
    known.set(text, made);
    return made;
  };
}
