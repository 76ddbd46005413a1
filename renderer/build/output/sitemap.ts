import type { JsonLd } from "../../parts/structured-data.ts";
import { escapeHtml } from "../page/shell.ts";
import type { DescribedPage } from "./structured-data/described-page.ts";
import type { OutputFormat } from "./output-file.ts";
import { pageUrl } from "./page-url.ts";

const isDay = (value: JsonLd): value is string => typeof value === "string";

/** The pages that search engines may list under their own address, with the day of the last change where a page names one. */
export function sitemapOf(site: { readonly url: string }, pages: readonly DescribedPage[]): string {
  const listed = pages.filter(({ page }) => page.noindex !== true && page.canonical === undefined);
  const urls = listed.map(({ page, things }) => {
    const changed = things
      .map((thing) => thing["dateModified"])
      .filter(isDay)
      .sort()
      .at(-1);
    return `<url><loc>${escapeHtml(pageUrl(site, page.path))}</loc>${changed === undefined ? "" : `<lastmod>${escapeHtml(changed)}</lastmod>`}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

export const sitemap: OutputFormat = {
  file: "sitemap.xml",
  content: ({ model, pages }) => sitemapOf(model.frame.site, pages),
  // One that was put there once names none of the later pages.
  besideOwn: (_, { model, pages }) => sitemapOf(model.frame.site, pages),
};
