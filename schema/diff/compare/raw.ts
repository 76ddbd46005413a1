import type { Field } from "../../language/field.ts";
import type { Data, Path } from "../../problem.ts";
import type { Side } from "../side.ts";

/** A value and where it stands. */
export interface Spot {
  readonly path: Path;
  readonly data: Data;
}

/** The neighbor that an item stands above or below now. */
export interface Neighbor {
  readonly spot: Spot;
  readonly side: "above" | "below";
}

/** What differs, before it has words. `field`: what the language says of the value. */
export type Raw =
  /** A single value. A side is missing where it is not written and has no default. */
  | { readonly kind: "value"; readonly before?: Spot; readonly after?: Spot; readonly field: Field }
  /** An item of a list, an entry of a mapping, or a mapping as a whole. `list`: the field of the list that it belongs to. */
  | { readonly kind: "added"; readonly after: Spot; readonly field: Field }
  | { readonly kind: "removed"; readonly before: Spot; readonly field: Field }
  /** Within its list. */
  | {
      readonly kind: "moved";
      readonly before: Spot;
      readonly after: Spot;
      readonly field: Field;
      readonly neighbor: Neighbor | undefined;
    }
  /** To another page. */
  | { readonly kind: "transferred"; readonly before: Spot; readonly after: Spot; readonly field: Field }
  /** The same with another key. */
  | { readonly kind: "renamed"; readonly before: Spot; readonly after: Spot; readonly field: Field }
  /** A section of the page's own became a shared one, or the other way round. */
  | { readonly kind: "sharing"; readonly before: Spot; readonly after: Spot; readonly field: Field };

export type ValueRaw = Extract<Raw, { kind: "value" }>;
export type AddedRaw = Extract<Raw, { kind: "added" }>;
export type RemovedRaw = Extract<Raw, { kind: "removed" }>;

/** A comparison of two files while it goes on. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly raws: Raw[];
  /** Pictures that have another name now, by the name before. */
  readonly renamedFiles: ReadonlyMap<string, string>;
  /** Where a list item or a named entry of the file before is now, by the key of its path. */
  readonly pairs: Map<string, Path>;
  /** The keys of the paths of items and entries that are nowhere any more. */
  readonly gone: Set<string>;
  /** Compares what stands in a place of both files, and what is below it. */
  readonly compare: (before: Spot | undefined, after: Spot | undefined, field: Field) => void;
}

/** What differs between two files, and where everything is now. */
export type Differences = Pick<Comparison, "pairs" | "gone" | "before" | "after" | "renamedFiles"> & {
  readonly raws: readonly Raw[];
};

export const pathKey = (path: Path): string => path.join("\u0000");

/** Where what stood at a path is now; the same path for what did not move, and nothing for what is gone. */
export function pathAfter({ pairs, gone }: Pick<Comparison, "pairs" | "gone">, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const key = pathKey(path.slice(0, length));
    if (gone.has(key)) return undefined;
    const found = pairs.get(key);
    if (found) return [...found, ...path.slice(length)];
  }
  return path;
}
