/** How many characters are remembered, twice: those of now, and those of before that may still be asked for. */
const memoryLimit = 4_000_000;

/** What was made of texts, as long as there is room; else it is made again. What is not whole is not kept. */
export function memory<Made>(isWhole = (): boolean => true): (text: string, make: () => Made) => Made {
  let young = new Map<string, Made>();
  let old = young;
  let remembered = 0;
  return (text, make) => {
    const known = young.get(text);
    if (known) return known;
    const made = old.get(text) ?? make();
    if (!isWhole()) return made;
    if (remembered > memoryLimit) {
      old = young;
      young = new Map();
      remembered = 0;
    }
    remembered += text.length;
    young.set(text, made);
    return made;
  };
}
