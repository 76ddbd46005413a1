/** The text with its percent-encoding decoded; as it stands where they stand for nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
