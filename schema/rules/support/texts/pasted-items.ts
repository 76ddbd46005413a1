import type { Edit } from "../../../problem.ts";
import type { Line } from "./long-texts.ts";

/** How a line begins that is an item in another program. */
interface Form {
  readonly pattern: RegExp;
  /** What begins the item here; the number is in the group `number`. */
  readonly lead?: string;
  /** It may also begin words that are no item. */
  readonly isGuess?: true;
  /** It also begins what somebody says, in paragraphs or on lines of their own. */
  readonly isSpeech?: true;
  /** Whether the line below or above begins so, too: a single line says nothing. */
  readonly isInRow?: true;
}

/** Bullets. The last ones are those of a word processor, in a font of their own. */
const bullets = String.raw`[•◦▪▫●○■□‣⁃∙·➤►▸➔➜➙➛➝➞➢➣❖◆◇◾◼▶▷\uF0B7\uF0A7\uF0D8]`;

const bullet: Form = { pattern: new RegExp(String.raw`^(?:${bullets}\s*|[-*+]\u00A0+)(?=\S)`, "u") };

/** Below items with bullets, this is one of an inner list. */
const innerBullet: Form = { pattern: /^o\s+(?=\S)/, lead: "  - " };

const number = String.raw`(?<number>\d{1,2})`;

const forms: readonly Form[] = [
  bullet,
  { pattern: /^[–—]\s+(?=\S)/, isGuess: true, isSpeech: true },
  // Check marks and arrows say something: they stay.
  { pattern: /^(?=[✓✔✗✘☐☑☒→⇒★☆✅❌]\uFE0F?\s+\S)/u, isGuess: true },
  {
    pattern:
      /^(?![©®™])(?=\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]{0,9}\s+\S)/u,
    isInRow: true,
    isGuess: true,
  },
  { pattern: /^(?:\((?<number>\d{1,2})\)|(?<second>\d{1,2})\.\)|(?<circled>[①-⑳]))\s+(?=\S)/u, lead: "number" },
  // The letters that the bullets of a word processor become in another font.
  { pattern: /^[o§üØvqàŸln]\t+(?=\S)/u, isInRow: true },
  { pattern: /^[o§üØ] +(?=\p{L})/u, isInRow: true, isGuess: true },
  { pattern: /^[–—](?=[\p{L}{])/u, isInRow: true, isGuess: true, isSpeech: true },
  { pattern: /^(?:-(?=[\p{L}{])|\*(?=[\p{L}{][^*]*$))/u, isInRow: true },
  { pattern: /^(?:[-=–]+>|[»›](?![^«‹]*[«‹]))\s*(?=\p{L})/u, isInRow: true, isGuess: true },
  { pattern: new RegExp(String.raw`^${number}[.)]\u00A0*(?=\p{L}|\*\*)`, "u"), lead: "number", isInRow: true },
  { pattern: new RegExp(String.raw`^${number}(?:°|º|\/|:| [-–])\s+(?=\p{L})`, "u"), lead: "number", isInRow: true },
];

/** A line that is an item of a list in another program. */
export interface PastedItem {
  readonly line: Line;
  /** The line as an item of a list here. */
  readonly wanted: string;
  readonly edit: Edit;
  readonly isSure: boolean;
}

export function pastedItems(lines: readonly Line[]): readonly PastedItem[] {
  const hasBullets = lines.some(({ words }) => bullet.pattern.test(words));
  const known = hasBullets ? [innerBullet, ...forms] : forms;
  const begun = lines.map((line) => begunBy(line, known));
  return begun.flatMap((one, index) => {
    const isAlone = ![begun[index - 1], begun[index + 1]].some((near) => near && follows(one, near));
    return one && !(one.form.isInRow && isAlone) ? itemOf(one) : [];
  });
}

/** A bullet that is never anything else, with words behind it. */
const plainBullet: Form = { pattern: /^[•◦▪●\uF0B7\uF0A7\uF0D8]\s*(?=[\p{L}\p{N}{"“„«*[])/u, isGuess: true };

/** Lines with a bullet, which is a letter here: beside items of a list, each says enough by itself. */
export const itemsWithBullets = (lines: readonly Line[]): readonly PastedItem[] =>
  lines.flatMap((line) => {
    const begun = begunBy(line, [plainBullet]);
    return begun ? [itemOf(begun)] : [];
  });

/** A line with the form that it begins with. */
interface Begun {
  readonly line: Line;
  readonly form: Form;
  readonly mark: string;
  /** The number of the item, where it has one. */
  readonly number?: number;
}

function begunBy(line: Line, known: readonly Form[]): Begun | undefined {
  for (const form of known) {
    const match = form.isSpeech && line.isApart ? null : form.pattern.exec(line.words);
    if (!match) continue;
    const { number: first, second = first, circled } = match.groups ?? {};
    const value = circled === undefined ? Number(second) : (circled.codePointAt(0) ?? 0) - "①".charCodeAt(0) + 1;
    return { line, form, mark: match[0], ...(form.lead === "number" && { number: value }) };
  }
  return undefined;
}

/** Whether two lines are items of one list: they begin alike, and numbers follow each other. */
const follows = (one: Begun | undefined, near: Begun): boolean =>
  one?.form === near.form && (one.number === undefined || Math.abs(one.number - (near.number ?? 0)) === 1);

function itemOf({ line, form, mark, number: value }: Begun): PastedItem {
  const { start, words } = line;
  const lead = value === undefined ? (form.lead ?? "- ") : `${value}. `;
  const rest = words.slice(mark.length);
  // A correction replaces at least one character.
  const length = Math.max(1, mark.length);
  const text = mark === "" ? `${lead}${rest.charAt(0)}` : lead;
  const edit = { start, end: start + length, text, noWords: mark.trim() };
  return { line, wanted: `${lead}${rest}`, edit, isSure: !form.isGuess };
}

/** A whole list on one line: `• Bread • Rolls`, `1) Bread 2) Rolls`. Words with a dash between them are none, nor `— Yes, — says Ann, — come.` */
export const listInLine = new RegExp(
  String.raw`^(?:(?<lead>[^\n:]{2,80}:\s+)?(?<mark>${bullets})\s+\S.*?\s\k<mark>\s|(?<star>\*)\s+\S.*?\s\*\s|(?<dash>[-–—])\s+\S.*?[^\s,.!?…]\s\k<dash>\s+\S.*?[^\s,.!?…]\s\k<dash>\s|\(?1[.)]\s+\S.*?\s\(?2[.)]\s)`,
  "u",
);

/** Where each item of a list in one line begins, with the space and the mark in front of it, and what begins it here. */
export function startsInLine(words: string): readonly Edit[] {
  const { mark, star, dash } = listInLine.exec(words)?.groups ?? {};
  const itemMark = mark ?? star ?? dash;
  const starts =
    itemMark === undefined ? /(?:^|\s+)\(?(\d{1,2})[.)]\s+/g : new RegExp(String.raw`(?:^|\s+)[${itemMark}]\s+`, "gu");
  return [...words.matchAll(starts)].map(({ 0: found, 1: value, index }) => ({
    start: index,
    end: index + found.length,
    text: value === undefined ? "- " : `${value}. `,
  }));
}
