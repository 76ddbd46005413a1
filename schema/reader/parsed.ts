import type { TreeNode } from "./tree.ts";

/** Why the text cannot be read, in the words of the library. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** How many failures are reported; more of them say nothing. */
export const maxFailures = 1000;

/** A token of the file format that is not part of a value. */
export interface Mark {
  readonly kind: "comment" | "anchor" | "alias" | "tag" | "directive" | "explicit-key" | "document";
  readonly start: number;
  readonly text: string;
}

/** What a parser makes of a text. Offsets are those of that text. */
export interface Parsed {
  readonly root: TreeNode | undefined;
  readonly documents: number;
  /** In the order of the text, at most `maxFailures`. */
  readonly failures: readonly Failure[];
  readonly marks: readonly Mark[];
  /** Where lists and mappings are nested deeper than the limit; then nothing else is known. */
  readonly tooDeepAt?: number;
  /** Whether parsing stopped there for another reason: the text has more tokens than any site. */
  readonly isTooBig?: boolean;
  /** Whether nothing was parsed because the budget was exhausted. */
  readonly isExhausted?: boolean;
}

/** What a text holds, how many tokens it has, and how many failures, with those that are not reported. */
export interface CountedParsed {
  readonly parsed: Parsed;
  readonly tokens: number;
  readonly failures: number;
}

/** Parses and counts; stops after so many tokens. */
export type CountedParse = (text: string, maxTokens?: number) => CountedParsed;

export type Parse = (text: string) => Parsed;
