import type { OutputFormat } from "./output-file.ts";
import { fileUrl } from "./page-url.ts";

/** Lets every robot read everything, and names the sitemap. */
export const robotsOf = (site: { readonly url: string }): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl(site, "sitemap.xml")}\n`;

/** The rules of the author, and where the sitemap is. */
export const withSitemap = (own: string, site: { readonly url: string }): string =>
  /^\s*sitemap:/im.test(own) ? own : `${own.trimEnd()}\n\nSitemap: ${fileUrl(site, "sitemap.xml")}\n`;

export const robots: OutputFormat = {
  file: "robots.txt",
  content: ({ model }) => robotsOf(model.frame.site),
  besideOwn: (own, { model }) => withSitemap(own, model.frame.site),
};
