/** Where the comma is behind an item between brackets, past blanks and comments; nothing where the list ends. */
export function commaBehind(text: string, end: number): number | undefined {
  const blanks = /(?:\s|(?<=\s)#[^\n]*)*/y;
  blanks.lastIndex = end;
  blanks.test(text);
  return text[blanks.lastIndex] === "," ? blanks.lastIndex : undefined;
}
