/** The comma of another script, which stands where a comma is meant. */
const otherComma = /[،、，﹐]$/;

/**
 * Where a comma goes behind words: in place of the comma of another script, and of a full stop behind one word, which is beside the
 * comma on the keyboard. Behind several words a full stop is their own.
 * @returns the words that stay before it
 */
export const beforeComma = (words: string): string =>
  words.replace(/\s/.test(words.trim()) ? otherComma : /[،、，﹐.]$/, "");
