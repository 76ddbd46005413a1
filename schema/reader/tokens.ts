import type { Mark } from "./parsed.ts";

const marked = new Map<string | null, Mark["kind"]>([
  ["comment", "comment"],
  ["anchor", "anchor"],
  ["alias", "alias"],
  ["tag", "tag"],
  ["directive-line", "directive"],
  ["explicit-key-ind", "explicit-key"],
  ["doc-start", "document"],
  ["doc-end", "document"],
]);

/** A quotation without its closing mark. */
export function isUnclosed(lexeme: string): boolean {
  const first = lexeme.charAt(0);
  return (first === '"' || first === "'") && (lexeme.length === 1 || !lexeme.endsWith(first));
}

/** Notes a token of the file format that is not part of a value. */
export function mark(type: string | null, lexeme: string, offset: number, marks: Mark[]): void {
  const kind = marked.get(type);
  if (kind) marks.push({ kind, start: offset, text: lexeme });
}
