import type { PlannedPage, Route, Site } from "../../schema/language/types.ts";
import type { HeaderFit } from "./header-fit.ts";
import type { NameBox } from "./name-box.ts";

/** Keys at the top of the file that the frame does not hold, and why. Every other one is in it, or `resolve` does not compile. */
type NotInFrame = KeyOf<
  Site,
  | "version" // says how to read the file
  | "constants" // filled into the texts that name them
  | "badges" // put where a section names them
  | "collections" // put into the sections that show them
  | "shared" // put into the pages that use them
  | "routes" // the pages of the model
  | "planned" // among the addresses
>;

/** Keys of a page in the file that its model does not hold, and why. */
type NotInPage = KeyOf<
  Route,
  | "hidden" // a hidden page is not in the model
  | "movedFrom" // among the addresses
  | "sectionNav" // what it asks for is in `sectionLinks`
  | "image" // the browser shows none: the file of it is in `preview`
>;

/** Keys that the language has: a key that it no longer has does not compile. */
type KeyOf<T, Key extends keyof T> = Key;

/** The same with every key written out, those that may be undefined too: what leaves one out does not compile. */
export type EveryKey<T> = { readonly [Key in keyof Required<T>]: T[Key] };

/** What every page shares: the site's facts, menus and words. Plain JSON, fetched once. */
export interface Frame extends Readonly<Omit<Site, NotInFrame>> {
  /** Changes with every build; page data of another build is not mixed in. */
  readonly build: string;
  /** The site's language in its own words. Found once, with the build: asking a browser takes it long, and browsers differ. */
  readonly languageName: string;
  readonly headerFit: HeaderFit;
  /** The same for the menus that some pages have, by their key; nothing where there are none. */
  readonly variantFits?: Readonly<Record<string, HeaderFit>> | undefined;
  readonly nameBox: NameBox;
  /** The file with the icons, from the site's root. */
  readonly icons: string;
}

/** A link of the in-page navigation. */
export interface SectionLink {
  readonly label: string;
  /** The id of the element it leads to. */
  readonly anchor: string;
}

/** A page, ready to show. Plain JSON, one piece per route. */
export interface PageModel extends Readonly<Omit<Route, NotInPage | "description">> {
  /** Without marks. */
  readonly description?: string;
  /** The picture on the preview of the page, in place of the site's: a file of the public folder, as the site file names it. */
  readonly preview?: string;
  /** Links of the in-page navigation; empty where the page has none. */
  readonly sectionLinks: readonly SectionLink[];
}

/** Everything that answers to an address; plain JSON, fetched when an address is not known from a link. */
export interface Addresses {
  /** By path, in the order of the file. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly anchors: readonly string[] }>>;
  readonly planned: Readonly<Record<string, PlannedPage>>;
  /** Old address to the address that replaced it. */
  readonly moved: Readonly<Record<string, string>>;
}

/** A checked and resolved site. */
export interface Model {
  readonly frame: Frame;
  readonly pages: readonly PageModel[];
  readonly addresses: Addresses;
  /** The names of all icons in use. */
  readonly icons: readonly string[];
}
