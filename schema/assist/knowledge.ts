import type { Files } from "../problem.ts";
import type { SiteIndex } from "../site/site-index.ts";

/** What is known of a site while its file is edited. */
export interface Knowledge {
  /** What was worked out of the text when it was last readable, with or without errors; nothing before the first time. */
  readonly index: SiteIndex | undefined;
  readonly files: Files;
  /** The drawing of an icon as an SVG document; nothing where there is no such icon, or no drawing at hand. */
  readonly drawingOf?: (icon: string) => string | undefined;
}
