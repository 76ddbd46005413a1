import { filled, kilo, mega, siteWith, textSection, type Hostile } from "./hostile.ts";

/** What opens something, and what would close it. */
const openers: readonly (readonly [open: string, close: string])[] = [
  ["[", "]"],
  ["{", "}"],
  ["{a: ", "}"],
  ["[{", "}]"],
  ["{? ", "}"],
  ["- ", ""],
  ["? ", ""],
  ["- ? ", ""],
  ["a: ", ""],
  ["> ", ""],
  ["| ", ""],
  ['"', ""],
  ["'", ""],
  ["&a ", ""],
  ["!t ", ""],
  ["!<", ">"],
  ["*", ""],
  ["*a ", ""],
  [": ", ""],
  ["%", ""],
  ["@", ""],
  ["`", ""],
];

const sizes = new Map([
  ["1 kB", kilo],
  ["100 kB", 100 * kilo],
  ["1 MB", mega],
]);

const places = new Map([
  ["alone", (text: string): string => text],
  ["in a section", (text: string): string => siteWith(textSection(text))],
]);

/** Each line one level further in: the text grows with the square of the levels. */
const stairs = (step: (indent: string) => string, levels: number): string =>
  Array.from({ length: levels }, (_, level) => step(" ".repeat(level))).join("\n");

/** Everything that can be nested, thousands deep. */
export const nesting: readonly Hostile[] = [
  ...openers.flatMap(([open, close]) =>
    [...sizes].flatMap(([size, length]) =>
      [...places].flatMap(([place, put]): Hostile[] => {
        const count = Math.ceil(length / open.length);
        const unclosed = { name: `${size} of ${open} ${place}`, make: () => put(filled(open, length)) };
        const half = Math.ceil(count / 2);
        const closed = {
          name: `${size} of ${open} and ${close} ${place}`,
          make: () => put(open.repeat(half) + close.repeat(half)),
        };
        return close === "" ? [unclosed] : [unclosed, closed];
      }),
    ),
  ),
  { name: "1,400 keys each inside the one before", make: () => stairs((indent) => `${indent}a:`, 1400) },
  { name: "1,400 items each inside the one before", make: () => stairs((indent) => `${indent}-`, 1400) },
  { name: "1,400 question marks each inside the one before", make: () => stairs((indent) => `${indent}?`, 1400) },
  { name: "11 levels of lists that hold three lists each", make: () => bush("[", "]", 11) },
  { name: "10 levels of maps that hold three maps each", make: () => bush("{a: ", "}", 10) },
];

function bush(open: string, close: string, levels: number): string {
  if (levels === 0) return "x";
  const inner = bush(open, close, levels - 1);
  return open === "[" ? `[${inner},${inner},${inner}]` : `{a: ${inner}, b: ${inner}, c: ${inner}${close}`;
}
