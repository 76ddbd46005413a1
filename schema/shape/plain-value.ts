import type { Data } from "../problem.ts";

/** A value as it would be read by itself: what ran into its key. */
export function plain(text: string): Data {
  if (text === "true" || text === "false") return text === "true";
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text;
}
