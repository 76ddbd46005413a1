/** A mapping of plain JSON. */
export type JsonMap = { readonly [key: string]: unknown };

export const isJsonMap = (value: unknown): value is JsonMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
