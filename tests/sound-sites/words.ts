import type { Random } from "./random.ts";
import languages from "./words.json" with { type: "json" };

export type Language = keyof typeof languages;

/** Languages in the order that sites take turns in. */
const turns: readonly Language[] = ["en", "de", "ar", "iw", "fa", "hi", "zh", "ja", "th", "ru", "emoji"];

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first characters of a text, none of them torn. */
const cut = (text: string, max: number): string =>
  text.slice(0, graphemes.segment(text).containing(max)?.index ?? max).trim();

/** Writes the texts of one site: in one language, mostly, and as long as the limits allow, often. */
export class Writer {
  readonly language: Language;
  /** How many texts are one word that fills the limit, and how many one that is far longer. */
  readonly #wild: { readonly filling: number; readonly tooLong: number };
  readonly #random: Random;
  #count = 0;

  constructor(random: Random, isWild: boolean) {
    this.#random = random;
    this.language = random.pick(turns);
    this.#wild = isWild ? { filling: 0.3, tooLong: 0.05 } : { filling: 0.06, tooLong: 0 };
  }

  /** One line of plain text within a limit. No two are alike, where the limit leaves room. */
  line(max: number): string {
    const random = this.#random;
    const { words, long } = languages[random.chance(0.1) ? random.pick(turns) : this.language];
    const mark = this.#mark();
    if (max > 12 && random.chance(this.#wild.tooLong)) return `${long}${long}${mark}`;
    if (random.chance(this.#wild.filling)) return cut(this.#capital(long.repeat(3)), max - mark.length) + mark;
    const length = random.chance(0.5) ? max : random.int(Math.min(8, max), Math.min(max, 40));
    const space = words.join("").length / words.length < 3 ? "" : " ";
    let text = this.#capital(random.pick(words));
    while (text.length < length - mark.length - 1) text += `${space}${random.pick(words)}`;
    const fitted = cut(text, Math.max(1, length - mark.length - 1));
    return max < 10 ? cut(text, max) : `${fitted} ${mark}`;
  }

  /** A figure, such as 99.9%. */
  figure(max: number): string {
    return cut(this.#random.pick(["99.9%", "12", "50K+", "1:1,000", "100,000", "4–6", "24/7"]), max);
  }

  /** Short marks that keep texts apart. */
  #mark(): string {
    this.#count += 1;
    return this.#count.toString(36);
  }

  #capital(word: string): string {
    return word.slice(0, 1).toUpperCase() + word.slice(1);
  }
}
