import type { Labels, Menus, PlannedPage, Section, SiteFacts } from "../../schema/language/types.ts";

/** What every page shares: the site's facts, menus and words. Plain JSON, fetched once. */
export interface Frame {
  /** Changes with every build; page data of another build is not mixed in. */
  readonly build: string;
  readonly site: SiteFacts;
  readonly menus: Menus;
  readonly labels: Labels;
  /** The site's language in its own words. Found once, with the build: asking a browser takes it long, and browsers differ. */
  readonly languageName: string;
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
export interface PageModel {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Links of the in-page navigation; empty where the page has none. */
  readonly sectionLinks: readonly SectionLink[];
  readonly sections: readonly Section[];
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
