import type { Change } from "../../edit/editable.ts";

/** What brings a site file from one version of the language to the next. */
export interface Codemod {
  /** What it does, as a sentence for the author. */
  readonly says: string;
  readonly change: Change;
}

/** The first brings version 1 to version 2, and so on. The language has one version: there is nothing to change yet. */
export const codemods: readonly Codemod[] = [];
