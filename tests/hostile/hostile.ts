/** A file that somebody could send to hurt the check. */
export interface Hostile {
  readonly name: string;
  make(): string | Uint8Array;
}

export const kilo = 1024;
export const mega = 1024 * kilo;

/** A text of a length, of pieces that repeat. */
export const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** A sound site file around the lines of one section, which stand six spaces in. */
export const siteWith = (section: string, more = ""): string => `version: 1
site: { name: Corner Bakery, url: https://bakery.example }
${more}routes:
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
${section}
`;

/** A section with a text for its body, written as given. */
export const textSection = (body: string): string => `      - type: text\n        title: Bread\n        body: ${body}`;

/** Pieces numbered from 0, a line each. */
export const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
