/** A file to be written into the built folder. */
export interface BuiltFile {
  /** From the site's root, without a slash in front. */
  readonly file: string;
  readonly content: Buffer | string;
}
