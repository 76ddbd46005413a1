/** The characters of the bytes 128 to 159 in the encoding that Windows has used for Western languages. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const byteOf = (character: string): number => {
  const at = windows.indexOf(character);
  return at < 0 ? (character.codePointAt(0) ?? 0) : 128 + at;
};

const misread = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${windows}]{1,3}`, "g");

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A character that was read as several. */
interface MisreadRun {
  readonly start: number;
  readonly written: string;
  readonly right: string;
}

/** One character that a PDF has for two letters, and one that a mail has for bytes: `ﬁ`, `=C3=A9`. */
const other =
  /[\uFB00-\uFB06]|=(?:C[2-9A-F]|D[\dA-F])=[89AB][\dA-F]|=E[\dA-F](?:=[89AB][\dA-F]){2}|=F[0-4](?:=[89AB][\dA-F]){3}/g;

const otherRuns = (text: string): readonly MisreadRun[] =>
  [...text.matchAll(other)].flatMap(({ 0: written, index }) => {
    const bytes = written.split("=").slice(1);
    const right = written.startsWith("=")
      ? utf8(bytes.map((byte) => Number.parseInt(byte, 16)))
      : written.normalize("NFKC");
    return right === undefined ? [] : [{ start: index, written, right }];
  });

/** What was UTF-8 and was read as another encoding: `Ã©` for é, `â€™` for ’, `=C3=A9` for é; and letters of a PDF that are one. */
export function misreadRuns(text: string): readonly MisreadRun[] {
  // A quick look at what almost no text has.
  const others = /[\uFB00-\uFB06]|=[C-F][\dA-F]=/.test(text) ? otherRuns(text) : [];
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(text)) return others;
  const runs = [...text.matchAll(misread)].flatMap(({ 0: run, index }) => {
    for (let length = run.length; length > 1; length -= 1) {
      const written = run.slice(0, length);
      const right = decoded(written);
      // Two letters in a row may be words, as in “À©”; what they would be is one character of its own.
      if (right !== undefined && [...right].length === 1) return [{ start: index, written, right }];
    }
    return [];
  });
  return [...runs, ...others].sort((a, b) => a.start - b.start);
}

const decoded = (run: string): string | undefined => utf8(Array.from(run, byteOf));

function utf8(bytes: readonly number[]): string | undefined {
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
