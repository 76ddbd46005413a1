import { escapeForRegExp } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import type { WrittenText } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";

/** Words in a text that visitors read. */
export interface FoundWords {
  readonly text: WrittenText;
  readonly start: number;
  readonly end: number;
}

const shownParts = new Set(["label", "text", "markdown", "nav", "constant"]);

/**
 * Where texts say some words, as whole words: not inside a larger number, an amount of money, a name in braces, an address or code.
 * @param inside only what stands there; without it the whole site
 */
export function findWords({ texts }: OpenSite, words: string, inside: Path = []): readonly FoundWords[] {
  const pattern = patternOf(words);
  return texts.flatMap((text) => {
    const { entry, prose } = text;
    if (!shownParts.has(entry.part) || entry.isDefault || !isWithin(entry.path, inside) || !prose.includes(words))
      return [];
    const taken = takenIn(text);
    return [...prose.matchAll(pattern)].flatMap(({ index }): FoundWords[] => {
      const end = index + words.length;
      return taken.some((one) => index < one.end && end > one.start) ? [] : [{ text, start: index, end }];
    });
  });
}

function patternOf(words: string): RegExp {
  const before = /^\d/.test(words) ? "(?<![\\p{L}\\p{N}\\p{Sc}]|\\d[.,:/]|\\p{Sc} )" : "(?<![\\p{L}\\p{N}])";
  const after = /\d$/.test(words) ? "(?![\\p{L}\\p{N}%]|[.,:/]\\d)" : "(?![\\p{L}\\p{N}])";
  return new RegExp(`${before}${escapeForRegExp(words)}${after}`, "gu");
}

/** What is no text for visitors: references, addresses, names of files. */
const takenIn = ({
  finds,
  entry,
  source,
}: WrittenText): readonly { readonly start: number; readonly end: number }[] => [
  ...finds.references,
  ...finds.code,
  ...finds.links.map(({ targetStart, targetEnd }) => ({ start: targetStart, end: targetEnd })),
  ...finds.pictures.map(({ srcStart, srcEnd }) => ({ start: srcStart, end: srcEnd })),
  // A constant may be an address as a whole.
  ...(entry.part === "constant" && /^(?:\/|\w+:|\S+@\S+$)/.test(source) ? [{ start: 0, end: source.length }] : []),
];
