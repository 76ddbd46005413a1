import { walk } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { isMap, type Data, type Fix, type Path, type Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { Scalar } from "../../../reader/tree.ts";
import { amountsCutByCommas } from "../../yaml-traps/amounts.ts";
import { barNotAlone } from "../../yaml-traps/bars.ts";
import { hashCutsText } from "../../yaml-traps/hash.ts";
import { joinedItems, mayHoldItems } from "../../yaml-traps/joined-items.ts";
import { lineBelowValue } from "../../yaml-traps/line-below-value.ts";
import { oddBarAbove, swallowedLine } from "../../yaml-traps/lines.ts";
import { curlyQuotes, insideCurly, oneQuotation } from "../../yaml-traps/curly-quotes.ts";
import type { Context } from "../context.ts";
import { curlyTexts } from "./curly-texts.ts";
import { explainBoolean, withoutBar } from "./single-values.ts";
import { replace } from "../fixes.ts";
import { canonicalTag, mistakenCountry } from "./meant.ts";
import { explainWritten } from "./written.ts";

/** A day of the calendar. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Languages that need no look into the list of all: that list takes a while to load. */
const common = new Set("ar bn de en es fr hi id it ja ko nl pl pt ru sv ta te tr uk vi zh".split(" "));

/** Regions that need no look into the list of all. */
const commonRegions = new Set(
  "AT AU BE BR CA CH CN DE DK ES FI FR GB IE IN IT JP MX NL NO NZ PL PT SE TR US ZA".split(" "),
);

/** Whether the region of a tag, where it has one, is a country of today: `en-UK` and `en-EN` are none. */
function hasRegion(text: string): boolean {
  const region = /^[a-z]{2,3}-([a-z]{2})$/i.exec(text)?.[1]?.toUpperCase();
  if (region === undefined || commonRegions.has(region)) return true;
  const isKnown = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(region) !== undefined;
  return isKnown && canonicalTag(text).toLowerCase() === text.toLowerCase();
}

function isLanguage(text: string): boolean {
  if (!hasRegion(text)) return false;
  if (common.has(text.toLowerCase().split("-")[0] ?? "") && /^[a-z]+(?:-[a-z]{2})?$/i.test(text)) return true;
  try {
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
    // Some have no English name there, but are known to have a script: azb.
    return names.of(text) !== undefined || new Intl.Locale(text).maximize().script !== undefined;
  } catch {
    return false;
  }
}

const isCurrency = (text: string): boolean => Intl.supportedValuesOf("currency").includes(text);

const isUrl = (text: string): boolean => URL.canParse(text);

const formats = new Map<string | undefined, (text: string) => boolean>([
  ["language", isLanguage],
  ["currency", isCurrency],
  ["uri", isUrl],
]);

/** Words that visitors see. */
const isShown = (field: Field): boolean => field.part === "text" || field.part === "label";

/** Constants within typographic quotation marks, and those that end before a `#`: a phone number, an hour. */
function* cutConstants(source: TreeSource, data: Data | undefined, path: Path): Iterable<Problem> {
  if (isMap(data)) for (const [key, value] of Object.entries(data)) yield* cutConstants(source, value, [...path, key]);
  else if (typeof data === "string") {
    const found = oneQuotation.test(data)
      ? curlyQuotes(source, path)
      : (hashCutsText(source, path) ?? belowConstant(source, path));
    if (found) yield found;
  }
}

/** A line below a constant that became part of it. Other words may be wrapped; a number, an address and a phone number are not. */
function belowConstant(source: TreeSource, path: Path): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || !node.raw.includes("\n")) return undefined;
  const [first = ""] = node.raw.slice(0, longestFact).split("\n");
  const isWhole = /^(?:[-+]?\d[\d.,]*|\+[\d ()-]+|\S+@\S+\.\w+|https?:\S+)\s*$/.test(first);
  return (
    lineBelowValue(source, path, node) ?? (isWhole ? swallowedLine(source, path, { part: "constant" }) : undefined)
  );
}

/** In characters; what is longer is a text. */
const longestFact = 200;

/** Whether a text ends before a comment, goes on below, or begins with a typographic quotation mark: few do, and the rest is sound. */
const isSuspicious = ({ style, raw, end }: Scalar, text: string): boolean =>
  style === "plain" && (text.startsWith(" #", end) || raw.includes("\n") || insideCurly.test(raw) || mayHoldItems(raw));

/** `language: UK`, which is Ukrainian, where the file has no letter of it. */
const explainCountry = (context: Context, path: Path, field: Field, tag: string, wanted: string): Problem => ({
  ...explainWritten(context, path, field, tag),
  severity: "warning",
  message: `“${tag}” is ${new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag}, not a country.`,
  label: "a language",
  help: `If that language is not meant, write:\nlanguage: ${wanted}`,
  fixes: replaced(context, path, wanted),
});

function replaced({ source }: Context, path: Path, wanted: string): readonly Fix[] {
  const { start, end } = source.locate(path);
  return replace(`Write ${wanted}`, "review", { start: start.offset, end: end.offset }, wanted);
}

/** Values that have the right shape and still cannot be meant: a 30th of February, a text cut off by a `#`. */
export function explainSoundValues(context: Context): Problem[] {
  const { source, value } = context;
  const problems = [...cutConstants(source, value["constants"], ["constants"])];
  const suspects = source.textsWhere((node) => isSuspicious(node, source.text));
  const longTexts: Path[] = [];
  walk(
    value,
    (data, field, path) => {
      const amounts = Array.isArray(data) && data.length > 1 ? amountsCutByCommas(source, [...path], value) : undefined;
      if (amounts) problems.push(amounts);
      if (typeof data !== "string") return;
      const node = suspects.has(data) ? source.node(path) : undefined;
      if (node?.kind === "scalar" && node.style === "plain") {
        const swallowed =
          oddBarAbove(source, path, node) ??
          (field.part === "markdown" ? barNotAlone(source, path, node) : undefined) ??
          joinedItems(source, path, node) ??
          swallowedLine(source, path, field);
        const hasGap = /\n[ \t]*\n/.test(node.raw);
        const bar =
          (swallowed && swallowed.severity === "warning") || hasGap ? withoutBar(context, [...path]) : undefined;
        const below = bar ? { ...bar, code: "yaml/swallowed-line" as const, severity: "warning" as const } : swallowed;
        const trap = hashCutsText(source, path, field) ?? below;
        const cut = trap ?? (isShown(field) ? curlyQuotes(source, path, true) : undefined);
        if (cut) problems.push({ ...cut, at: [...path] });
        else if (field.part === "markdown") longTexts.push([...path]);
      }
      const word = field.part === "nav" && /^(?:no|off|false)$/i.test(data) ? source.node(path) : undefined;
      if (word) problems.push(explainBoolean(context, [...path], data, word));
      const country = field.format === "language" ? mistakenCountry(data, source.text) : undefined;
      if (country !== undefined) problems.push(explainCountry(context, [...path], field, data, country));
      const isRight =
        field.part === "date" ? (text: string) => text.startsWith("{") || isDay(text) : formats.get(field.format);
      if (isRight && !isRight(data))
        problems.push(curlyQuotes(source, [...path]) ?? explainWritten(context, [...path], field, data));
    },
    context.isLookedAt,
  );
  return [...problems, ...curlyTexts(source, longTexts)];
}
