/** A file that the generator reads is missing or wrong. The message names the file and says what to write. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** Generated files, or the sentence that says why there are none. */
export type Generated = { readonly files: ReadonlyMap<string, string> } | { readonly problem: string };

/**
 * Runs a generator.
 * @param generate returns the text of each file, by its path from the root
 */
export async function generated(generate: () => Promise<ReadonlyMap<string, string>>): Promise<Generated> {
  try {
    return { files: await generate() };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
