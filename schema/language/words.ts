/** Words of the file in a sentence, cut where they would fill it. */
export function quote(words: string, maxLength = 28): string {
  const line = words.replace(/\s+/g, " ").trim();
  return `“${line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line}”`;
}

/** “a”, “b” and “c”; from the thirteenth on they are counted. */
export function listing(names: readonly string[], join = "and", max = 12): string {
  const shown = names.slice(0, max).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} ${join} ${rest} more`;
  const last = shown.pop();
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} ${join} ${last ?? ""}`;
}

/** a, b, c: a closed list to choose from. */
export const choices = (names: readonly string[]): string => names.join(", ");

/** A text as it can be written in the file whatever is in it. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
