/** Words that do not belong to a text. `stems`: a text has one of them, in small letters, or not the words. */
export interface Filler {
  readonly stems: readonly string[];
  readonly form: RegExp;
}

export const filler = (stems: string, form: RegExp): Filler => ({ stems: stems.split(" "), form });

/** The first of the forms that a text has. */
export function firstOf(forms: readonly Filler[], text: string): RegExpExecArray | undefined {
  const small = text.toLowerCase();
  for (const { stems, form } of forms) {
    const match = stems.some((stem) => small.includes(stem)) ? form.exec(text) : null;
    if (match) return match;
  }
  return undefined;
}
