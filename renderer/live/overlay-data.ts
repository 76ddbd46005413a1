/** The problems that the development server sends. */
export interface OverlayData {
  /** Which state of the site file they are about: a fix belongs to one. */
  readonly version: number;
  readonly problems: readonly OverlayProblem[];
  /** What the last fix did, while it can be taken back. */
  readonly applied?: string;
}

/** A line of the site file; one of them has the words that matter. */
export interface OverlayLine {
  /** Counted from 1. */
  readonly number: number;
  readonly before: string;
  readonly marked?: string;
  readonly after: string;
}

export interface OverlayProblem {
  /** Empty for what is wrong with a section type of the site, and not with the site file. */
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  /** The file that is wrong: the site file, or one of a section type. */
  readonly file: string;
  /** `site.yaml:30:17` */
  readonly place: string;
  /** The lines around it, and what is said of the marked words. */
  readonly lines: readonly OverlayLine[];
  readonly label: string;
  readonly help: string;
  /** page “Home” › section 1 (hero) › action */
  readonly path: string;
  /** What each of its fixes does. */
  readonly fixes: readonly string[];
  /** A warning that was there before the last save. */
  readonly isFolded: boolean;
}

/** What the overlay sends to `/@lintel/fix`: a fix by its place in `OverlayData`, or to take the last one back. */
export type FixRequest =
  | { readonly version: number; readonly problem: number; readonly fix: number }
  | { readonly undo: true };

/** Why the file was not changed; nothing where it was. */
export interface FixAnswer {
  readonly refused?: string;
}
