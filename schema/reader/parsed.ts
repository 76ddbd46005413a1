import type { TreeNode } from "./tree.ts";

/** Why the text cannot be read, in the words of the library. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** How many failures are told, at most: with as many, more say nothing. */
export const mostFailures = 1000;

/** A sign of the file format that is not part of a value. */
export interface Mark {
  readonly kind: "comment" | "anchor" | "alias" | "tag" | "directive" | "explicit-key" | "document";
  readonly start: number;
  readonly text: string;
}

/** What the library makes of a text. Offsets are those of that text. */
export interface Parsed {
  readonly root: TreeNode | undefined;
  readonly documents: number;
  /** In the order of the text; of very many, the first ones. */
  readonly failures: readonly Failure[];
  readonly marks: readonly Mark[];
  /** Where lists and mappings are nested deeper than the limit; then nothing else is known. */
  readonly tooDeepAt?: number;
  /** Whether reading stopped there for another reason: there are more signs than any site has. */
  readonly isTooBig?: boolean;
  /** Whether nothing was read, because enough was. */
  readonly isSpent?: boolean;
}

/** What a text holds, and how many signs and words it has; how many failures there are, with those that are not told. */
export interface Counted {
  readonly parsed: Parsed;
  readonly signs: number;
  readonly failures: number;
}

/** Parses and counts; where it has read so many signs, it stops. */
export type Count = (text: string, most?: number) => Counted;

export type Parse = (text: string) => Parsed;

/** What is told of a text that was not read, because reading on would take too long. */
export const spent: Parsed = { root: undefined, documents: 1, failures: [], marks: [], tooDeepAt: 0, isSpent: true };

/** A parser that stops where looking for reasons has taken long enough. */
export interface Effort {
  readonly parse: Parse;
  isSpent(): boolean;
  /** Counts what is done with a text that was read: as much as to read so many signs. */
  take(signs: number): void;
  /** The same, with what was read so far, that stops so many signs later. */
  withMore(signs: number): Effort;
}
