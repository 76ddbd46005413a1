import type { SectionOf, SectionType } from "../../schema/language/types.ts";
import type { Markdown, Text } from "../../schema/language/values.ts";

/** A value of JSON-LD. A property that is undefined is not written. */
export type JsonLd = string | number | boolean | Thing | readonly JsonLd[] | undefined;

/** Something that schema.org has a type for. Things with one `@id` are one thing: their properties are put together. */
export interface Thing {
  readonly [property: string]: JsonLd;
}

/** What a section needs to know of its page to speak about itself. */
export interface About {
  /** The `@id` of the page. */
  readonly page: string;
  /** The `@id` of the organization behind the site. */
  readonly organization: string;
  /** As a tag: `en-IN`. */
  readonly language: string;
  /** `INR` */
  readonly currency: string;
  /** The whole address of a place on the page; without an anchor, of the page. */
  address(anchor: string | undefined): string;
  /** The words without marks. */
  words(text: Text): string;
  /** The words of a long text, a line for each paragraph and item. */
  lines(markdown: Markdown): string;
}

/** What a section says about itself to search engines, from the fields that its block shows. */
export type StructuredData<T extends SectionType> = (section: SectionOf<T>, about: About) => readonly Thing[];

/** The section types that have something to say. */
export type StructuredDataRegistry = { readonly [T in SectionType]?: StructuredData<T> };
