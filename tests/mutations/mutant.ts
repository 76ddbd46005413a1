import type { Kind } from "./kind.ts";

/** A text with a mistake in it. */
export interface Mutant {
  readonly kind: Kind;
  readonly text: string;
  /** The line, from 0, where the mistake begins, and the lines that may be blamed for it. */
  readonly line: number;
  readonly blamed: readonly number[];
}

/** Makes a mistake of a kind in the first line that gives occasion, from one on. The same numbers make the same mistake. */
export function mutate(kind: Kind, lines: readonly string[], from: number, pick: number): Mutant | undefined {
  for (let step = 0; step < lines.length; step += 1) {
    const index = (from + step) % lines.length;
    const change = kind.spoil({ line: lines[index] ?? "", index, lines, pick });
    if (!change) continue;
    const { by, replaced = 1, blamed = by.map((_, at) => at) } = change;
    return {
      kind,
      text: lines.toSpliced(index, replaced, ...by).join("\n"),
      line: index,
      blamed: blamed.map((at) => at + index),
    };
  }
  return undefined;
}
