import type { Path } from "../../problem.ts";

/** A place of the file that names or links a thing. */
export interface Use {
  /**
   * `link`: a link to a page, a place or a file. `reference`: a name in braces. `name`: a key as a value, such as a badge, `from` or
   * `use`. `picture`: a file that is shown. `moved`: an old address under `movedFrom`.
   */
  readonly kind: "link" | "reference" | "name" | "picture" | "moved";
  /** What it leads to: the places of the things (`Thing.at`). A link to an anchor leads to the page and to the anchor. */
  readonly to: readonly Path[];
  /** The value that it stands in, and the characters of that value. */
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  /** It names a field of whichever entry is shown: no entry in particular. */
  readonly isRelative?: true;
}
