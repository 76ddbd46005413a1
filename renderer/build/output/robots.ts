import { fileUrl } from "./page-url.ts";

/** Everyone may read everything; here is the list of pages. */
export const robotsOf = (site: { readonly url: string }): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl(site, "sitemap.xml")}\n`;
