/**
 * The values that stand in the model once references are filled in and texts are read.
 * `types.ts` names them; all of them are plain JSON.
 */

/** A run of text: plain, or marked up. */
export type Inline =
  | string
  | { readonly strong: Text }
  | { readonly emphasis: Text }
  | { readonly deleted: Text }
  | { readonly code: string }
  | { readonly link: Address; readonly text: Text }
  /** In long text only. */
  | { readonly picture: Image }
  /** A new line. */
  | { readonly break: true };

/** One paragraph. */
export type Text = readonly Inline[];

export type MarkdownBlock =
  | { readonly paragraph: Text }
  /** `level`: 1 for the topmost headings of the text. */
  | { readonly heading: Text; readonly level: number }
  | MarkdownList
  | { readonly quote: Markdown }
  /** Lines of code, as they are. */
  | { readonly lines: string }
  | MarkdownTable
  | { readonly rule: true }
  | { readonly figure: Image; readonly caption?: Text };

export interface MarkdownList {
  readonly list: readonly Markdown[];
  /** The number of each item; nothing where the items have none. */
  readonly numbers?: readonly number[];
  /** Its items stand apart. */
  readonly loose?: true;
}

export interface MarkdownTable {
  readonly head: readonly Text[];
  readonly rows: readonly (readonly Text[])[];
  /** One for each column; nothing where all begin at the start. */
  readonly aligns?: readonly ("start" | "center" | "end")[];
}

/** Paragraphs, headings, lists, quotations, code, tables, rules and pictures. */
export type Markdown = readonly MarkdownBlock[];

/** Where a link leads: a place on this site, or an address outside (`https:`, `mailto:`, `tel:`). */
export type Address =
  | {
      /** As written: `/products/sales`. */
      readonly to: string;
      /** The path of the page that shows it: `/products`. */
      readonly page: string;
      /** The id of the element it leads to; none is the top of the page. */
      readonly anchor?: string;
      /** The page is announced and does not exist yet. */
      readonly planned?: true;
    }
  | {
      readonly url: string;
      /** It is a web page or file of another site. */
      readonly elsewhere?: true;
    };

export interface Money {
  readonly value: number;
  /** Ready to show: `₹2,999`. */
  readonly text: string;
}

export interface DateText {
  /** `2025-01-15` */
  readonly iso: string;
  /** Ready to show, in the site's language. */
  readonly text: string;
}

/** The typefaces of a site: as `site.theme.font` names them, the same twice where it names one. */
export interface Typefaces {
  readonly text: string;
  readonly heading: string;
}

/** A picture from the public folder. */
export interface Image {
  /** A URL from the site's root, without a slash in front: `art/suite.svg`. */
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The same picture in other formats and sizes, the best first; made by a build, for raster pictures only. */
  readonly sources?: readonly PictureSource[];
}

/** As the attributes of `<source>` take it. */
export interface PictureSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcset: string;
}
