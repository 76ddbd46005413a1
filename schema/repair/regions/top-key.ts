import { topKeys } from "../../language/descriptor.ts";

/** The key of the file that a place of a text is below. Other keys at the left edge have lost their indentation. */
export const topKeyAt = (text: string, offset: number): string | undefined =>
  [...text.slice(0, offset).matchAll(/^([\w-]+):/gm)].findLast(([, key = ""]) => topKeys.includes(key))?.[1];
