import { topKeys } from "../../language/descriptor.ts";

/** The key of the file that a place of a text is below. Other keys at the left edge have lost their indentation. */
export const topKeyAt = (text: string, offset: number): string | undefined =>
  [...text.slice(0, offset).matchAll(/^([\w-]+):/gm)].findLast(([, key = ""]) => topKeys.includes(key))?.[1];

/** The parts of a file whose keys the author chooses, and which other places name. */
export const partsWithFreeKeys = ["constants", "badges", "shared"] as const;

/** Whether a place of a text is in one of them. */
export function hasFreeKeys(text: string, offset: number): boolean {
  const top = topKeyAt(text, offset);
  return partsWithFreeKeys.some((part) => part === top);
}
