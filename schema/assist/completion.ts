/** A proposal for what to write at a cursor. Offsets count UTF-16 code units of the text, from 0. */
export interface Completion {
  /** What the list shows. */
  readonly label: string;
  readonly kind: "key" | "value" | "page" | "place" | "constant" | "icon" | "file" | "section";
  /** A few words behind the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** What is replaced, and by what. In `text`, `${1:words}` is a place to fill in, if `isSnippet`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isSnippet?: true;
  /** Whether more is to be proposed right after it: the values of a key. */
  readonly continues?: true;
}

/** A completion before it is known what it replaces. */
export type Proposal = Omit<Completion, "start" | "end">;
