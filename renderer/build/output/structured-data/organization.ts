import type { Contact, SiteFacts } from "../../../../schema/language/types.ts";
import { plainText } from "../../../../schema/site/plain-text.ts";
import { decoded } from "../../../navigation/decoded.ts";
import type { Thing } from "../../../parts/structured-data.ts";
import { fileUrl, pageUrl } from "../page-url.ts";
import { logoFile } from "../pictures/icon-files.ts";

/** The `@id` of the organization behind a site. */
export const organizationId = (site: SiteFacts): string => `${pageUrl(site, "/")}#organization`;

/** The `@id` of the site itself. */
export const websiteId = (site: SiteFacts): string => `${pageUrl(site, "/")}#website`;

/** `tel:+91…` and `mailto:…` as a contact point of schema.org; contacts of other kinds are places to visit. */
function contactPoint({ href, hint }: Contact): Thing[] {
  if (!("url" in href)) return [];
  const [, scheme, target] = /^(tel|mailto):([^?]+)/.exec(href.url) ?? [];
  if (scheme === undefined || target === undefined) return [];
  return [
    {
      "@type": "ContactPoint",
      [scheme === "tel" ? "telephone" : "email"]: decoded(target),
      description: hint,
    },
  ];
}

/** The organization behind a site, and the site itself. */
export function organizationOf(site: SiteFacts): Thing[] {
  const description = site.description && plainText(site.description);
  const url = pageUrl(site, "/");
  const contacts = site.contacts.flatMap(contactPoint);
  return [
    {
      "@id": organizationId(site),
      "@type": "Organization",
      name: site.name,
      url,
      description,
      logo: fileUrl(site, logoFile),
      contactPoint: contacts.length > 0 ? contacts : undefined,
    },
    {
      "@id": websiteId(site),
      "@type": "WebSite",
      name: site.name,
      url,
      description,
      inLanguage: site.language,
      publisher: { "@id": organizationId(site) },
    },
  ];
}
