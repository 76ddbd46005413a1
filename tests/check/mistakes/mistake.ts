/** A mistake in one place of a file, and its repair. */
export interface Mistake {
  /** What stands in the file, and what is written in its place. */
  readonly right: string;
  readonly wrong: string;
  readonly code: string;
  readonly safety?: "safe" | "review" | "none";
  /** The line of the problem, counted from the first one that is written; the first by default. */
  readonly line?: number;
  /** What the correction writes, where it is not what stood there. */
  readonly repaired?: string;
}
