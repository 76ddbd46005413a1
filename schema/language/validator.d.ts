import type * as Written from "./written-site.ts";

/** A place where the data does not fit the language. `npm run compile` writes the code, which is not committed. */
export interface Mismatch {
  /** JSON pointer. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export const validate: {
  (data: unknown): data is Written.Site;
  errors: readonly Mismatch[] | null;
};
