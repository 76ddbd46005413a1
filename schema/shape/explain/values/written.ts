import type { Code } from "../../../problems/kinds.ts";
import type { Field } from "../../../language/field.ts";
import { siteUrlOf } from "../../../language/site-url.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { plainLook } from "../../../reader/characters/look-alikes.ts";
import { replace } from "../fixes.ts";
import { inQuotes, quote, latinDigits, plainSpellings } from "../../../language/words.ts";
import { keyOf, slug, subject } from "../words.ts";
import { currencyCode } from "./currencies.ts";
import { hexColor, isoDay, languageTag, noSuchDay } from "./meant.ts";

/** How a text of a part is written that does not look like one, and what it would be. */
const patterns: Readonly<
  Record<
    string,
    { readonly code: Code; readonly message: (words: string) => string; readonly meant?: (text: string) => string }
  >
> = {
  anchor: {
    code: "value/bad-anchor",
    message: (words) => `${words} cannot be an anchor.`,
    meant: (text) =>
      attributeValue(text)
        .replace(/^[^#]*#/, "")
        .split("/")
        .map(slug)
        .filter((piece) => piece !== "")
        .join("/"),
  },
  path: {
    code: "value/bad-path",
    message: (words) => `${words} cannot be the path of a page.`,
    meant: (text) =>
      `/${attributeValue(text)
        .replace(/^https?:\/\/[^/]*/, "")
        .replace(/(^|\/)index\.(?:html?|php)$/, "$1")
        .replace(/\.html?$/, "")
        .split("/")
        .map(slug)
        .filter((piece) => piece !== "")
        .join("/")}`,
  },
  key: { code: "value/bad-key", message: (words) => `${words} cannot be a key.`, meant: slug },
  date: { code: "value/bad-date", message: (words) => `${words} is not a day.`, meant: isoDay },
  color: { code: "theme/bad-color", message: (words) => `${words} is not a color.`, meant: hexColor },
  language: {
    code: "value/bad-language",
    message: (words) => `${words} is not the code of a language.`,
    meant: languageTag,
  },
  currency: {
    code: "value/bad-currency",
    message: (words) => `${words} is not the code of a currency.`,
    meant: currencyCode,
  },
  uri: {
    code: "link/malformed",
    message: (words) => `${words} is not a whole web address.`,
    meant: (text) => {
      // “htps://”, “https//” and no scheme at all.
      const address = text.replace(
        /^(?!(?:process|import|env|os|config|site)\.)(?:h[tps]{2,6}[:;,.]?\/{1,3}|https?[:;]\s*)?(?=[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$)/i,
        "https://",
      );
      return siteUrlOf(address) ?? text;
    },
  },
};

/** `03/04/2025` is two days: which of them is the author's to say. */
function eitherDay(text: string): string {
  const [, first = "", second = "", year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  const [one, two] = [first, second].map((number) => number.padStart(2, "0"));
  return year === "" ? "" : `\nFor this one, ${year}-${one}-${two} or ${year}-${two}-${one}.`;
}

/** `/über-uns` as `/uber-uns`, where the rest of the file has it so. */
function spelledAsUsed(file: string, text: string): string {
  const [long, short] = plainSpellings(text);
  const isUsed = (one: string): boolean => /^[a-z0-9/-]+$/.test(one) && file.includes(one);
  return long !== short && isUsed(short) && !isUsed(long) ? short : text;
}

/** `id="to-know"`, `<a name="to-know">`: the value of an attribute, as HTML has it. */
const attributeValue = (text: string): string =>
  /^(?:<a\s+)?(?:id|name|anchor|href|path)\s*=\s*(["'“”]?)([^"'“”>]+)\1?/i.exec(text.trim())?.[2] ?? text;

/** `en, cy` and `de-DE/fr` */
const severalLanguages = /^[a-z]{2,3}(?:-[a-z]+)?\s*[\s,;/&+]\s*[a-z]{2,3}(?:-[a-z]+)?$/i;

/** Parts that have letters from a to z only. */
const namesOnly: ReadonlySet<string> = new Set(["anchor", "path", "key"]);

/** A text that is not written as its part wants it, or that the part alone refuses: a day that no month has, a language that nobody speaks. */
export function explainWritten({ source }: Pick<Context, "source">, path: Path, field: Field, text: string): Problem {
  const known = patterns[field.part ?? ""] ?? patterns[field.format ?? ""];
  const range = source.locate(path);
  const node = source.node(path);
  // The words of a sentence below it are not made a name: they are the author's, and belong elsewhere.
  const goesOn = node?.kind === "scalar" && node.raw.includes("\n");
  // Letters of other scripts would be lost.
  const look = plainLook(text);
  const isForeign = namesOnly.has(field.part ?? "") && /[^\p{Script=Latin}\P{L}]/u.test(look);
  const spelled = field.part === "path" || field.part === "anchor" ? spelledAsUsed(source.text, look) : look;
  const day = field.part === "date" ? noSuchDay(isoDay(look)) : undefined;
  const meant = goesOn || isForeign ? undefined : known?.meant?.(latinDigits(spelled));
  if (day) return { code: "value/bad-date", severity: "error", ...day, range, at: path };
  const isBetter = meant !== undefined && meant !== "" && meant !== text;
  const written = isBetter && (meant.startsWith("#") || node?.kind !== "scalar") ? inQuotes(meant) : meant;
  const hint = goesOn
    ? "The lines below became part of it, because they are indented. Move them to the key that they belong to."
    : field.format === "language" && severalLanguages.test(text)
      ? "A site has one language: write one of them. For another one, make a second site."
      : (field.patternErrorMessage ?? field.description ?? "");
  return {
    code: known?.code ?? "value/not-allowed",
    severity: "error",
    message: known?.message(quote(text)) ?? `${subject(path)} cannot be ${quote(text)}.`,
    label: "not written so",
    range,
    at: path,
    help: isBetter
      ? `${hint}\n${typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`} ${written}`
      : `${hint}${field.part === "date" ? eitherDay(text) : ""}`,
    ...(isBetter &&
      written !== undefined && {
        fixes: replace(`Write ${written}`, "review", { start: range.start.offset, end: range.end.offset }, written),
      }),
  };
}
