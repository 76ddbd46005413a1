import type { Severity } from "./problems/kind.ts";
import type { Code } from "./problems/kinds.ts";

/** A place in the text. Lines and columns count from 1, in UTF-16 code units; the offset counts from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A stretch of the text; the end is the place after the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Replaces the characters from `start` to `end` (offsets) by `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * Characters that begin in the edit, or right behind it, and need not be left after it, because they are no word of the author: a
   * mark that another program wrote, the number of an item. They are on one line. The source of a repair says so for `keepsWords`; no
   * fix that is offered has this.
   */
  readonly noWords?: string;
}

/**
 * A correction. `safe`: surely what was meant. `review`: a guess that a person looks at. `choice`: what only the author can decide, so
 * that no option makes it by itself.
 */
export interface Fix {
  readonly title: string;
  readonly safety: "safe" | "review" | "choice";
  readonly edits: readonly Edit[];
  /** What does the same in a terminal, where something does. */
  readonly command?: string;
}

/** Another place that took part in the problem: the first definition, the page that was meant. */
export interface Related {
  readonly message: string;
  readonly range: Range;
}

/** One mistake, in the words of the file. */
export interface Problem {
  readonly code: Code;
  readonly severity: Severity;
  /** One sentence that stands alone, at most 90 characters. */
  readonly message: string;
  /** What stands under the caret: at most six words. */
  readonly label?: string;
  /** What to do; later lines are the lines to write. */
  readonly help?: string;
  /** Filled in by `checkSite`. */
  readonly file?: string;
  readonly range: Range;
  /** Where the problem is in the data; `checkSite` derives the words for people from it. */
  readonly at?: Path;
  /** JSON pointer of `at`. Filled in by `checkSite`. */
  readonly pointer?: string;
  /** The way to the place for people: page “Home”, section 1 (hero), action. Filled in by `checkSite`. */
  readonly path?: readonly string[];
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
  /** The first key that an item lacks. `checkSite` takes it away, and what follows here. */
  readonly missingKey?: string;
  /** Problems that this one was joined with and tells of as well. */
  readonly speaksFor?: readonly Problem[];
  /** Places where this problem is why something is missing: where lines belong that stand elsewhere. */
  readonly explains?: readonly Path[];
  /** Places where it misses something. It is left out where another problem explains that. */
  readonly misses?: readonly Path[];
  /** Links that lead nowhere. `checkSite` makes the choices of it that the author has. */
  readonly gone?: GoneAddresses;
  /** Places that it judges by. It is left out where one of them has an error. */
  readonly dependsOn?: readonly Path[];
}

/** Addresses that links name, that lead nowhere, and that are like no other one. */
export interface GoneAddresses {
  readonly addresses: readonly string[];
  /** The page or section that is hidden, where that is why. */
  readonly hiddenAt?: Path;
}

/** Keys and positions from the top of the file to a value. */
export type Path = readonly (string | number)[];

/** Which part of a pair: its key, its value, or both. For an item of a list all three are the item. */
export type Spot = "key" | "value" | "pair";

/** Plain data as it is written in the file. */
export type Data = null | boolean | number | string | Data[] | DataMap;
/** A mapping; made without a prototype, so that only its own keys are found. */
export type DataMap = { [key: string]: Data };

/** Whether the site is not built with it. */
export const isError = ({ severity }: Problem): boolean => severity === "error";

/** Whether it is a mapping (not a list, not a single value). */
export const isMap = (data: Data | undefined): data is DataMap =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** The text that was read, and where each value stands in it. */
export interface Source {
  readonly text: string;
  readonly file: string;
  /** The smallest range of what the path names (the value by default). The nearest parent for what is not in the text, as defaults are. */
  locate(path: Path, spot?: Spot): Range;
  /** The range of characters `start` to `end` of a text value. The whole value where escapes or folded lines make it impossible. */
  locateInside(path: Path, start: number, end: number): Range;
  /** The range between two offsets. */
  rangeAt(start: number, end: number): Range;
  /** Whether the text at the path stands behind a bar, be it one that a correction would write. */
  hasBar(path: Path): boolean;
}

/** What is known of a file in the public folder. */
export interface FileFacts {
  readonly bytes: number;
  readonly kind: "svg" | "png" | "jpeg" | "webp" | "avif" | "gif" | "heic" | "other";
  /** In pixels; 0 where it is not an image. */
  readonly width: number;
  readonly height: number;
  readonly fault?: FileFault;
  /** Of a font, which is of the kind `other`. */
  readonly font?: FontFacts;
}

/** What is known of a font file (WOFF2). */
export interface FontFacts {
  /** The code points of its characters, as first and last, in their order. */
  readonly characters: readonly (readonly [first: number, last: number])[];
  /** The lowest and the highest weight, as CSS has them: the same twice where there is one. */
  readonly weights: readonly [lowest: number, highest: number];
  /** How wide bold Latin letters are on average, as a part of the font’s size; nothing where it has none. */
  readonly boldWidth?: number;
  /** Whether the font itself says that no website may use it. */
  readonly forbidsEmbedding?: true;
}

/** Why a file cannot be used. */
export interface FileFault {
  /** It holds nothing; it cannot be read to its end; it is a drawing that does more than to show. */
  readonly why: "empty" | "damaged" | "active";
  /** A sentence; for `active` what stands after “holds”. */
  readonly detail: string;
}

/** A file or folder of the public folder that is not published. */
export interface LeftOut {
  readonly name: string;
  /**
   * Hidden, or a copy that an editor keeps; a link out of the folder, to nothing, or to a folder; a pipe or a device; not open to
   * this program.
   */
  readonly why: "private" | "outside" | "dead-link" | "folder-link" | "special" | "unreadable";
}

/** The public folder, passed in. Paths are written as in the file: `art/x.svg`. */
export interface Files {
  /** What is published. */
  list(): readonly string[];
  /** Nothing where no such file is published. */
  facts(path: string): FileFacts | undefined;
  /** What is not published although it is in the folder. */
  leftOut?(): readonly LeftOut[];
}

/** Fixes whose edits take away what is no word of the author. */
export const takingAway = (noWords: string | undefined, fixes: readonly Fix[]): readonly Fix[] =>
  noWords === undefined
    ? fixes
    : fixes.map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, noWords })) }));

/** The order of problems: by where they begin in the text. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.range.start.offset - b.range.start.offset || a.range.end.offset - b.range.end.offset;
