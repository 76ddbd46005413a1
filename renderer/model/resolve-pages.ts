import { plainText } from "../../schema/site/plain-text.ts";
import { ownTypes } from "../../schema/language/descriptor.ts";
import type { Section } from "../../schema/language/types.ts";
import type * as Written from "../../schema/language/written-site.ts";
import type { EveryKey, PageModel, SectionLink } from "./model.ts";
import { showSection, showSharedSection, type Resolvers } from "./show-fields.ts";
import { showOwnSection } from "./show-own.ts";

/** The pages on the site, each with the sections it shows: shared ones put in, hidden ones left out. */
export function resolvePages({ routes, shared = {} }: Written.Site, show: Resolvers): PageModel[] {
  const sources = new Map(Object.entries(shared));
  const shownSources = new Map<string, Section>();

  /** The section under a key of “shared”. */
  function sourceOf(key: string): Section {
    const written = sources.get(key);
    if (!written) throw new Error(`No shared section has the key “${key}”`);
    const shown = shownSources.get(key) ?? showAny(written, show);
    shownSources.set(key, shown);
    return shown;
  }

  /** A section, or the shared one that it uses, with what is different here. A section that is hidden at its source is hidden. */
  function sectionOf(written: Written.Section | Written.SharedSection): Section {
    if (!("use" in written)) return showAny(written, show);
    const source = sourceOf(written.use);
    const { use: _, ...own } = showSharedSection(written, show);
    return { ...source, ...own, hidden: source.hidden || own.hidden };
  }

  return routes
    .filter(({ hidden }) => hidden !== true)
    .map(({ path, title, description, image, sectionNav, noindex, canonical, layout, menus, sections }): PageModel => {
      const shown = sections.map(sectionOf).filter(({ hidden }) => !hidden);
      return {
        path: show.path(path),
        title: show.label(title),
        sections: shown,
        sectionLinks: sectionNav === true ? sectionLinks(shown) : [],
        preview: image?.src,
        noindex,
        canonical,
        layout,
        menus,
        description: description === undefined ? undefined : plainText(show.text(description)),
      } satisfies EveryKey<PageModel>;
    });
}

/** The types that a site brings are not known to the compiler. */
const showAny = (written: Written.Section, show: Resolvers): Section =>
  ownTypes.has(written.type) ? showOwnSection(written, show) : showSection(written, show);

const sectionLinks = (sections: readonly Section[]): SectionLink[] =>
  sections.flatMap(({ anchor, nav, title }) => {
    const label = nav ?? title;
    return anchor !== undefined && typeof label === "string" ? [{ label, anchor }] : [];
  });
