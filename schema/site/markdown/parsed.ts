import type { BraceMistake, Reference, Run } from "../reference.ts";

/** A place in a text: the characters from `start` to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * `[label](/path)`, `[label][name]` with `[name]: /path` elsewhere, or an address that stands in the text by itself. The target may hold
 * references.
 */
export interface ParsedLink extends Span {
  readonly kind: "link";
  readonly target: readonly Run[];
  readonly targetStart: number;
  readonly targetEnd: number;
  readonly content: readonly ParsedInline[];
  /** Where the words are. */
  readonly words: Span;
  /** The address is its own words. */
  readonly isBare: boolean;
}

/** `![alt](art/picture.svg "caption")` */
export interface ParsedPicture extends Span {
  readonly kind: "picture";
  readonly src: string;
  readonly srcStart: number;
  readonly srcEnd: number;
  readonly alt: readonly ParsedInline[];
  readonly altSpan: Span;
  /** As they are written. */
  readonly altWords: string;
  readonly caption?: readonly Run[];
}

export type ParsedInline =
  | Run
  | ParsedLink
  | ParsedPicture
  | { readonly kind: "break" }
  | { readonly kind: "strong" | "emphasis" | "deleted"; readonly content: readonly ParsedInline[] }
  | { readonly kind: "code"; readonly runs: readonly Run[] };

/** What a text holds that leads elsewhere, in the order of the text. */
export interface Finds {
  readonly references: readonly Reference[];
  readonly mistakes: readonly BraceMistake[];
  readonly links: readonly ParsedLink[];
  readonly pictures: readonly ParsedPicture[];
  /** Code, with its marks: what looks like a mark in it is none. */
  readonly code: readonly Span[];
  /** It has more marks than any text, so that they are shown as they were typed. */
  readonly isUnread: boolean;
}

export interface ParsedText extends Finds {
  readonly content: readonly ParsedInline[];
}

export interface ParsedCell extends Span {
  readonly content: readonly ParsedInline[];
}

export type Align = "start" | "center" | "end";

export type ParsedBlock = Span &
  (
    | { readonly kind: "paragraph"; readonly content: readonly ParsedInline[] }
    /** `depth`: how many `#` it has. `level`: 1 for the topmost of the text, and no level is left out. */
    | {
        readonly kind: "heading";
        readonly depth: number;
        readonly level: number;
        readonly content: readonly ParsedInline[];
      }
    | {
        readonly kind: "list";
        /** The number of each item; nothing where the items have none. */
        readonly numbers?: readonly number[];
        /** Its items stand apart. */
        readonly isLoose: boolean;
        readonly items: readonly (readonly ParsedBlock[])[];
      }
    | { readonly kind: "quote"; readonly blocks: readonly ParsedBlock[] }
    | { readonly kind: "code"; readonly text: string; readonly isClosed: boolean }
    | {
        readonly kind: "table";
        readonly aligns: readonly Align[];
        readonly head: readonly ParsedCell[];
        readonly rows: readonly ParsedRow[];
      }
    | { readonly kind: "rule" }
    | { readonly kind: "picture"; readonly picture: ParsedPicture }
  );

export interface ParsedRow extends Span {
  readonly cells: readonly ParsedCell[];
}

export interface ParsedMarkdown extends Finds {
  readonly blocks: readonly ParsedBlock[];
}

/** `Finds` while they are being collected. */
export interface Collected {
  readonly references: Reference[];
  readonly mistakes: BraceMistake[];
  readonly links: ParsedLink[];
  readonly pictures: ParsedPicture[];
  readonly code: Span[];
}
