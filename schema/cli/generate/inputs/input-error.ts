import type { Range } from "../../../problem.ts";
import { Positions } from "../../../reader/positions.ts";
import { frame } from "../../../report/frame.ts";

/** Where a file is wrong. */
export interface InputPlace {
  /** As messages call it: `blocks/price-map/schema.json`. */
  readonly file: string;
  readonly text: string;
  readonly range: Range;
}

/** A file that the generator reads is missing or wrong. The message names the file and says what to write. */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly place: InputPlace | undefined;

  constructor(message: string, place?: InputPlace) {
    super(message);
    this.place = place;
  }
}

/** The place of the characters from `start` to `end`. */
export function inputPlace(file: string, text: string, start: number, end = start + 1): InputPlace {
  const positions = new Positions(text);
  return { file, text, range: { start: positions.position(start), end: positions.position(end) } };
}

/** `blocks/price-map/schema.json:7:5` */
export const placeName = ({ file, range }: InputPlace): string => `${file}:${range.start.line}:${range.start.column}`;

/** The message, with the lines that it is about. */
export function inputReport({ message, place }: InputError): string {
  if (!place) return `${message}\n`;
  const lines = frame(new Positions(place.text), place.range, undefined, (_, words) => words, "error");
  return `${message}\n\n${lines.join("\n")}\n`;
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
