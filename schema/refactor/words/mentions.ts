import { escapeForRegExp } from "../../language/words.ts";
import type { WrittenText } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { counted } from "./words.ts";

const shownParts = new Set(["label", "text", "markdown", "nav", "constant"]);

/** The texts that say a word without naming the thing: no refactoring changes them. */
export function mentionsOf({ texts }: OpenSite, name: string): readonly WrittenText[] {
  const word = wordOf(name);
  if (word.length < 3) return [];
  const wanted = word.toLowerCase();
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapeForRegExp(wanted)}(?![\\p{L}\\p{N}])`, "iu");
  return texts.filter(
    (text) =>
      shownParts.has(text.entry.part) &&
      !text.entry.isDefault &&
      !text.source.startsWith("/") &&
      text.source.toLowerCase().includes(wanted) &&
      pattern.test(wordsOnly(text)),
  );
}

/** What is said of them; nothing where there are none. */
export function mentionWords(site: OpenSite, name: string): readonly string[] {
  const { length } = mentionsOf(site, name);
  if (length === 0) return [];
  return [
    `${counted(length, "text says", "texts say")} “${wordOf(name)}”; ${length === 1 ? "it stays" : "they stay"} as ${length === 1 ? "it is" : "they are"}.`,
  ];
}

/** The word of a name that texts may say: the last segment of a path, with spaces for hyphens. */
const wordOf = (name: string): string => (name.split("/").at(-1) ?? "").replaceAll("-", " ").trim();

/** The text with spaces in place of references and of targets of links. */
function wordsOnly({ source, finds }: WrittenText): string {
  const spans = [
    ...finds.references,
    ...finds.links.map(({ targetStart, targetEnd }) => ({ start: targetStart, end: targetEnd })),
    ...finds.pictures.map(({ srcStart, srcEnd }) => ({ start: srcStart, end: srcEnd })),
  ];
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    source,
  );
}
