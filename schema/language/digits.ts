/** `५०` and `٥٠` as `50`: the digits of every script, which come in tens from their zero on; with them the Arabic signs between digits. */
export const latinDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
