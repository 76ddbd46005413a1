import type { Range } from "../../../problem.ts";
import type { Context } from "../../context.ts";

/** Where problems of the public folder stand that no line is about: at the first key of the file. */
export const folderRange = ({ source }: Context): Range => source.locate(["version"], "pair");

/** A name that fits into a message: its end, where it is long. */
export const brief = (name: string, length = 40): string => (name.length > length ? `…${name.slice(1 - length)}` : name);

/** “a, b and 4 more”. */
export function someOf(names: readonly string[], shown = 3): string {
  const short = names.map((name) => brief(name, names.length === 1 ? 44 : 20));
  if (names.length <= shown) return short.join(", ");
  return `${short.slice(0, shown - 1).join(", ")} and ${names.length - shown + 1} more`;
}

/** So many files are reported one by one. */
export const maxReported = 20;
