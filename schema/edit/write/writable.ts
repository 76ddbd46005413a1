import { isMap, type Data } from "../../problem.ts";

/** The longest key that needs no question mark before it, in characters. */
const maxKeyLength = 1000;

/** Why a name cannot be a key; nothing where it can. */
export function notAName(name: string): string | undefined {
  if (["__proto__", "constructor", "prototype", "<<"].includes(name)) return `“${name}” cannot be used as a name.`;
  if (name.length > maxKeyLength || name.includes("\n")) return "A name is one short line.";
  if (/[\ud800-\udfff]/u.test(name)) return "A character of the name is cut in half.";
  return undefined;
}

/** Why a value cannot be written; nothing where it can. */
export function notWritable(data: Data): string | undefined {
  if (typeof data === "string")
    return /[\ud800-\udfff]/u.test(data) ? "A character of the text is cut in half." : undefined;
  if (typeof data === "number") return Number.isFinite(data) ? undefined : "A number has to be finite.";
  if (!isMap(data)) return Array.isArray(data) ? firstReason(data.map(notWritable)) : undefined;
  return firstReason(Object.entries(data).map(([key, value]) => notAName(key) ?? notWritable(value)));
}

const firstReason = (reasons: readonly (string | undefined)[]): string | undefined =>
  reasons.find((reason) => reason !== undefined);
