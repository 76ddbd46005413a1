import type { Model } from "../../model/model.ts";
import type { SiteColors } from "./site-colors.ts";
import type { Policy } from "./policy.ts";
import type { DescribedPage } from "./structured-data/described-page.ts";

/** A file to be written into the built folder. */
export interface BuiltFile {
  /** From the site's root, without a slash in front. */
  readonly file: string;
  readonly content: Buffer | string;
}

/** What an output format can read of a site. */
export interface OutputSite {
  /** The checked site as the browser gets it: `frame.site` holds its facts, `pages` its pages. */
  readonly model: Model;
  /** All pages, each with its structured data. */
  readonly pages: readonly DescribedPage[];
  readonly colors: SiteColors;
  /** Whether the build draws icons of pixels. */
  readonly hasDrawings: boolean;
  /** The content security policy of all pages. */
  readonly policy: Policy;
}

/**
 * An output format: one file that a site has beside its pages, such as `sitemap.xml`. The list of them stands in
 * `static-output.ts`.
 */
export interface OutputFormat {
  /** From the site's root, without a slash in front. */
  readonly file: string;
  /** The text of the file. The site is checked: an error thrown here is a defect of the program. */
  content(site: OutputSite): string;
  /** The text where the public folder has a file of this name. Without this, that file is published as it is. */
  besideOwn?(own: string, site: OutputSite): string;
}
