/** A place where the data does not fit the language. Generated code: see `node/generate-validator.ts`. */
export interface Mismatch {
  /** JSON pointer. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export const validate: {
  (data: unknown): boolean;
  errors: readonly Mismatch[] | null;
};
