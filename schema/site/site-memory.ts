import { collectInventory } from "../language/inventory.ts";
import { languageInUse } from "../language/language.ts";
import type { DataMap } from "../problem.ts";
import { createBudget } from "../reader/parse-budget.ts";
import type { Parse } from "../reader/parsed.ts";
import { read, withoutRepair, type Reading } from "../reader/read.ts";
import type { TreeSource } from "../reader/source.ts";
import { createParsedTexts, type ParsedTexts } from "./markdown/parsed-texts.ts";
import { indexSite, type SiteIndex } from "./site-index.ts";

/** A text of a site file that has no mistake of writing, with what was worked out of it. */
export interface SoundText {
  readonly text: string;
  readonly value: DataMap;
  readonly source: TreeSource;
  readonly reading: Reading;
  readonly index: SiteIndex;
}

/** What the rules found in the last text that was sound: enough to pass over what stayed as it was. */
export interface LastCheck {
  /** The text of all that any area may name. */
  readonly facts: string;
  /** The texts of the areas. */
  readonly areas: ReadonlySet<string>;
  /** Of each rule for areas, the texts of the areas that it found something in. */
  readonly found: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Before a change, after it, and one between. */
const maxTexts = 3;

/**
 * What is kept of the texts of one site file, for a caller that reads and checks it more than once: before and after a refactoring, or
 * at each keystroke. A text is read and indexed once, and a sentence that stayed is parsed once.
 */
export class SiteMemory {
  readonly file: string;
  lastCheck?: LastCheck;
  /** Remembers the lines that stayed. */
  readonly parse: Parse = createBudget(Infinity).parse;
  #texts: readonly SoundText[] = [];
  #language = languageInUse();
  #parsed: ParsedTexts | undefined;

  constructor(file = "site.yaml") {
    this.file = file;
  }

  /** The text, read and indexed; nothing where it has a mistake of writing, which the repair search has to explain. */
  read(text: string): SoundText | undefined {
    if (this.#language !== languageInUse()) {
      this.#texts = [];
      delete this.lastCheck;
    }
    this.#language = languageInUse();
    const known = this.#texts.find((one) => one.text === text);
    if (known) return known;
    const reading = read(text, this.file, withoutRepair(this.parse));
    const { value, problems, unknownPaths, marks, documents } = reading;
    const isSound =
      problems.length === 0 &&
      unknownPaths.length === 0 &&
      documents === 1 &&
      marks.every(({ kind }) => kind === "comment");
    if (!value || !isSound) return undefined;
    const found = {
      text,
      value,
      source: reading.source,
      reading,
      index: indexSite(collectInventory(value), this.parsedTexts()),
    };
    this.#texts = [found, ...this.#texts].slice(0, maxTexts);
    return found;
  }

  /** The parser for the texts of a file that has nearly the same ones as those before. */
  parsedTexts(): ParsedTexts {
    this.#parsed = createParsedTexts(this.#parsed);
    return this.#parsed;
  }

  /** Forgets all but one text, for a caller that needs no other. */
  keepOnly(text: string): void {
    this.#texts = this.#texts.filter((one) => one.text === text);
  }

  /** Forgets a text whose value or places were changed. */
  forget(text: string): void {
    this.#texts = this.#texts.filter((one) => one.text !== text);
  }
}
