import type { Files } from "../../schema/problem.ts";
import type { CheckedSite } from "../../schema/site/checked-site.ts";
import { fontWidth } from "./font-width.ts";
import { headerFit } from "./header-fit.ts";
import { labelsOf } from "./labels/labels.ts";
import { languageName } from "./language-name.ts";
import type { EveryKey, Frame, Model } from "./model.ts";
import { nameBox } from "./name-box.ts";
import { resolvePages } from "./resolve-pages.ts";
import { createResolvers } from "./resolvers.ts";
import { showLabels, showMenus, showPlannedPage, showSiteFacts } from "./show-fields.ts";

interface ResolveOptions {
  readonly files: Files;
  /** Changes with every build. */
  readonly build: string;
}

/**
 * Makes the model of a checked site: references filled in, texts read, addresses decided, pictures measured, shared sections
 * put in. What becomes of the fields of a section follows from the schema (`show-fields.ts`) and from their parts (`resolvers.ts`).
 */
export function resolve(checked: CheckedSite, { files, build }: ResolveOptions): Model {
  const { written, index } = checked;
  const show = createResolvers(checked, files);
  const pages = resolvePages(written, show);
  const site = showSiteFacts(written.site, show);
  const menus = showMenus(written.menus ?? {}, show);
  const { text, heading } = site.theme.font;
  const nameWidth = fontWidth(heading, files);
  // The header has the name of the site, in the typeface of headings, and words of the menu, in that of texts.
  const letterWidth = Math.max(nameWidth, fontWidth(text, files));
  const anchors = index.pages.index.pages;
  return {
    frame: {
      build,
      site,
      menus,
      labels: showLabels({ ...labelsOf(site.language), ...written.labels }, show),
      languageName: languageName(site.language),
      headerFit: headerFit(site, menus, letterWidth),
      variantFits:
        menus.variants &&
        Object.fromEntries(
          Object.entries(menus.variants).map(([key, own]) => [key, headerFit(site, { ...menus, ...own }, letterWidth)]),
        ),
      nameBox: nameBox(site, nameWidth),
      icons: "icons.svg",
    } satisfies EveryKey<Frame>,
    pages,
    addresses: {
      pages: Object.fromEntries(
        pages.map(({ path, title }) => [path, { title, anchors: anchors[path]?.anchors ?? [] }]),
      ),
      planned: Object.fromEntries((written.planned ?? []).map((page) => [page.path, showPlannedPage(page, show)])),
      moved: { ...index.pages.index.moved },
    },
    icons: index.inventory.of("icon").map(({ value }) => String(value)),
  };
}
