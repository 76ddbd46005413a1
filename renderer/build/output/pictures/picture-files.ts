import { createHash } from "node:crypto";
import type { SiteFacts } from "../../../../schema/language/types.ts";
import type { PageModel } from "../../../model/model.ts";
import { fileUrl } from "../page-url.ts";

/** The file of a page's picture for previews, beside the page. */
export const pictureFile = (path: string): string => (path === "/" ? "page.png" : `${path.slice(1)}/page.png`);

/**
 * The address of a page's picture. It changes with what the picture shows, so that services which cache pictures ask again; the
 * file keeps its name, so that older previews still find it.
 */
export function pictureUrl(site: SiteFacts, { path, title }: PageModel): string {
  const shown = JSON.stringify([title, site.name, site.url, site.theme, site.logo?.src, site.image?.src]);
  return `${fileUrl(site, pictureFile(path))}?v=${createHash("sha256").update(shown).digest("hex").slice(0, 8)}`;
}
