import type { Line } from "../../regions/line.ts";

/** `  title: …` as it should be written. */
export const rewritten = (line: Line, value: string): string =>
  `${line.key === undefined ? (line.isDashed ? "- " : "") : `${line.key}: `}${value}`;
