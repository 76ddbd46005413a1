import type { Kind } from "./kind.ts";

/** A kind of mistake, where to look for an occasion to make it, and a number to choose with. */
export interface Typo {
  readonly kind: Kind;
  readonly from: number;
  readonly pick: number;
}

/** A text with mistakes in it. */
export interface Mutant {
  readonly kinds: readonly Kind[];
  readonly text: string;
  /** The lines, from 0, where the mistakes begin. */
  readonly lines: readonly number[];
  /** The lines that may be blamed for them. */
  readonly blamed: ReadonlySet<number>;
  /** The text that the author meant. */
  readonly meant: string;
}

interface Made {
  readonly kind: Kind;
  readonly at: number;
  readonly replaced: number;
  readonly by: readonly string[];
  readonly blamed: readonly number[];
  readonly meant: readonly string[];
}

/** Makes a mistake in the first line that gives occasion, from one on. */
function make({ kind, from, pick }: Typo, lines: readonly string[]): Made | undefined {
  for (let step = 0; step < lines.length; step += 1) {
    const at = (from + step) % lines.length;
    const change = kind.apply({ line: lines[at] ?? "", index: at, lines, pick });
    if (!change) continue;
    const { by, replaced = 1, blamed = by.map((_, index) => index), meant = lines.slice(at, at + replaced) } = change;
    return { kind, at, replaced, by, blamed, meant };
  }
  return undefined;
}

/**
 * Makes the mistakes in a text, each in lines of its own. The same typos make the same mistakes. Nothing where one of them finds
 * no occasion, or where two would meet.
 */
export function mutate(typos: readonly Typo[], original: readonly string[]): Mutant | undefined {
  const made = typos.map((typo) => make(typo, original));
  let lines = original;
  let meant = original;
  let blamed: number[] = [];
  let below = Infinity;
  const found = made.filter((one) => one !== undefined).sort((a, b) => b.at - a.at);
  if (found.length < typos.length) return undefined;
  for (const { at, replaced, by, blamed: own, meant: wanted } of found) {
    if (at + replaced > below) return undefined;
    below = at;
    lines = lines.toSpliced(at, replaced, ...by);
    meant = meant.toSpliced(at, replaced, ...wanted);
    blamed = [...blamed.map((line) => line + by.length - replaced), ...own.map((line) => line + at)];
  }
  return {
    kinds: typos.map(({ kind }) => kind),
    text: lines.join("\n"),
    lines: found.map(({ at }) => at).reverse(),
    blamed: new Set(blamed),
    meant: meant.join("\n"),
  };
}
