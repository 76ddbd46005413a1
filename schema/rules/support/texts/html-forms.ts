const tags =
  "a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|mark|meta|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video";

/** A component of MDX, or an element with a name of its own: closed, or with values. A name alone may be a word in angle brackets. */
const component = String.raw`</[a-z][\w.-]*>|<[a-z][\w.-]*(?:\s|\s[\w-]+=[^<>]*)?/>|<[a-z][\w.-]*\s[\w-]+=[^<>]*>`;

/** What may stand behind the name of a tag. Other words tell that `<` is a mark of arithmetic: `if a<b then b>a`. */
const values = String.raw`(?:\s(?:[^<>=]*=[^<>]*|\s*(?:(?:allowfullscreen|async|autoplay|checked|class|controls|defer|disabled|hidden|href|id|loop|muted|noshade|style)\s*)*))?`;

/** HTML as it is typed into texts: tags, comments, names of characters. */
export const html = new RegExp(
  `</?(?:${tags})${values}/?>|${component}|<!--|&(?:#\\d{1,6}|#x[\\da-f]{1,5}|[a-z]{2,8}\\d?);|&(?:nbsp|euro|copy|[aou]uml|szlig|e(?:acute|grave)|agrave|ccedil|[nm]dash|hellip)\\b(?!;)`,
  "i",
);

const characters: Readonly<Record<string, string>> = {
  nbsp: "\u00A0",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  deg: "°",
  times: "×",
  frac12: "½",
  bull: "•",
  middot: "·",
  laquo: "«",
  raquo: "»",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  shy: "\u00AD",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  rarr: "→",
  larr: "←",
  check: "✓",
};

/** The character that `&copy;` or `&#169;` names. */
export function namedCharacter(written: string): string | undefined {
  const name = written.replace(/^&|;$/g, "");
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith("#")
      ? Number(name.slice(1))
      : undefined;
  if (code === undefined) return Object.hasOwn(characters, name) ? characters[name] : undefined;
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}

/** What an element is in this language, where it stands at the beginning of the words. */
export function markedWords(words: string): { readonly length: number; readonly wanted: string } | undefined {
  const found =
    /^<(?<tag>b|strong|i|em|code|s|del)>(?<inner>[^<>*`~\n]*[^<>*`~\s])<\/\k<tag>>/i.exec(words) ??
    /^<(?<tag>a)\s+href="(?<target>[^"<>\s]+)"[^<>]*>(?<inner>[^<>[\]\n]+)<\/a>/i.exec(words);
  const { tag = "", inner = "", target = "" } = found?.groups ?? {};
  if (!found || inner.trim() !== inner) return undefined;
  const mark = marks.get(tag.toLowerCase());
  return { length: found[0].length, wanted: mark === undefined ? `[${inner}](${target})` : `${mark}${inner}${mark}` };
}

const marks = new Map([
  ["b", "**"],
  ["strong", "**"],
  ["i", "*"],
  ["em", "*"],
  ["code", "`"],
  ["s", "~~"],
  ["del", "~~"],
]);
