/** What stands before a time of day, in several languages; a word that two times, or two verses, have between them does not count. */
const before =
  /(?<!\d[ ]|[\p{L}\d])(?:at|until|till|from|um|ab|bis|von|à|dès|jusqu[’']à|desde|hasta|las|ore|alle|dalle|om|vanaf|tot|kl\.?) $/iu;
const behind = /^\s?(?:Uhr|o[’']clock|hrs)(?!\p{L})/iu;

/** Chapters and verses, scores, ratios and times that a run takes are written so, too. */
const otherPairs =
  /(?<!\p{L})(?:vers(?:es?)?|chapters?|kapitel|psalms?|gospel|bib(?:le|el)|evangel\p{L}*|surah?|sure|quran|koran|ratio|verhältnis|scores?|points?|punkte?|sieg\p{L}*|won|beat|lost|match|final|record|min(?:ut\p{L}+)?|sec\p{L}*|sek\p{L}*|km|pace|video|episode|podcast|listen|watch|audio|song|track|clip|film)(?!\p{L})/iu;

const pair = /(?<![\p{L}\d:.,/])(\d{1,2}):(\d{2})(?![\d:]|[.,]\d)(?:\s?([ap])\.?m(?![\p{L}\d]))?/giu;

/** `18 pm`. In German, “am” is a word: “18 am Montag”. */
const fullHour = /(?<![\p{L}\d:.,/–-])(?:1[3-9]|2[0-4])\s?(?:pm|[ap]\.m\.)(?!\p{L})/giu;

interface WrongTime {
  readonly start: number;
  readonly end: number;
  /** Why there is none: too many minutes, too many hours, or hours of 24 with am or pm. */
  readonly why: "minutes" | "hours" | "half";
}

/** Times that a text names and that no clock shows. `isTime`: the text as a whole is one. */
export function wrongTimes(text: string, isTime: boolean, language: string): readonly WrongTime[] {
  const halves = [...text.matchAll(fullHour)].map(({ 0: written, index }): WrongTime => ({
    start: index,
    end: index + written.length,
    why: "half",
  }));
  // A quick look; of a long text, the pairs may be of any kind.
  if (!/\d:\d\d/.test(text)) return halves;
  const pairs = [...text.matchAll(pair)].map((match) => {
    const [written, hours = "", minutes = "", half] = match;
    return { written, hours: Number(hours), minutes: Number(minutes), half, start: match.index };
  });
  const hasOthers = otherPairs.test(text);
  const wrong = pairs.flatMap(({ written, hours, minutes, half, start }, index): WrongTime[] => {
    const end = start + written.length;
    const isTooLate = hours > 24 || (hours === 24 && minutes > 0);
    const why = minutes > 59 ? "minutes" : half && hours > 12 ? "half" : isTooLate ? "hours" : undefined;
    if (why === undefined || (hours > 29 && !half && !isTime)) return [];
    // `25:75`: the shares of a mixture.
    if (hours + minutes === 100 && !half) return [];
    // In Japan, a night goes on after 24:00.
    if (why === "hours" && /^ja/i.test(language)) return [];
    const isRange = [pairs[index - 1], pairs[index + 1]].some(
      (other) =>
        other !== undefined &&
        other.minutes % 15 === 0 &&
        other.hours <= 24 &&
        /^(?: ?[–—-] ?| (?:to|until|till|bis|à|a|al|alle|tot) )$/.test(
          text.slice(Math.min(other.start + other.written.length, end), Math.max(other.start, start)),
        ) &&
        (other.minutes === 0 || other.written.startsWith("0")),
    );
    const isCertain =
      half !== undefined ||
      isTime ||
      behind.test(text.slice(end, end + 10)) ||
      (!hasOthers && (isRange || (hours > 9 && before.test(text.slice(Math.max(0, start - 12), start)))));
    return isCertain ? [{ start, end, why }] : [];
  });
  return [...halves, ...wrong];
}
