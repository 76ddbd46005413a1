import { plainLines, plainText } from "../../../../schema/site/plain-text.ts";
import type { SectionOf, SectionType } from "../../../../schema/language/types.ts";
import type { Model, PageModel } from "../../../model/model.ts";
import type { About, StructuredData, StructuredDataRegistry, Thing } from "../../../parts/structured-data.ts";
import { joinThings } from "./join-things.ts";
import { organizationId, organizationOf, websiteId } from "./organization.ts";
import { pageUrl } from "../page-url.ts";

/** The structured data of a page, as things of schema.org: the organization, the site, the page, and those of its sections. */
export function graphOf(page: PageModel, model: Model, registry: StructuredDataRegistry): Thing[] {
  const { site } = model.frame;
  const about = aboutOf(page, model);
  const breadcrumbs = breadcrumbsOf(page, model);
  const itself: Thing = {
    "@id": about.page,
    "@type": "WebPage",
    url: about.page,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { "@id": websiteId(site) },
    breadcrumb: breadcrumbs && { "@id": `${about.page}#breadcrumb` },
  };
  const things = page.sections.flatMap((section) => thingsOf(section, about, registry));
  return joinThings([
    ...organizationOf(site),
    itself,
    ...(breadcrumbs ? [{ "@id": `${about.page}#breadcrumb`, ...breadcrumbs }] : []),
    ...things,
  ]);
}

function aboutOf(page: PageModel, { frame: { site } }: Model): About {
  const url = pageUrl(site, page.path);
  return {
    page: url,
    organization: organizationId(site),
    language: site.language,
    currency: site.currency,
    address: (anchor) => (anchor === undefined ? url : `${url}#${anchor}`),
    words: plainText,
    lines: (markdown) => plainLines(markdown, (number) => (number === undefined ? "- " : `${number}. `)).join("\n"),
  };
}

function thingsOf<T extends SectionType>(
  section: SectionOf<T>,
  about: About,
  registry: StructuredDataRegistry,
): readonly Thing[] {
  const type: T = section.type;
  const describe: StructuredData<T> | undefined = registry[type];
  return describe?.(section, about) ?? [];
}

/** The breadcrumbs of a page: the pages above it, from the start page on. The start page has none. */
function breadcrumbsOf({ path }: PageModel, { addresses, frame: { site } }: Model): Thing | undefined {
  if (path === "/") return undefined;
  const segments = path.slice(1).split("/");
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  const steps = above.flatMap((step) => {
    const known = addresses.pages[step];
    return known ? [{ path: step, title: known.title }] : [];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ path: "/", title: site.name }, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: pageUrl(site, step.path),
    })),
  };
}
