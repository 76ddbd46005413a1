/**
 * Whether a whole address is one of the site's: on its host, and in its folder where it is published in one. Parsed, because
 * `https://www.acme.example.evil.com` begins with `https://www.acme.example`.
 */
export function isOwnUrl(url: URL, site: URL): boolean {
  const folder = site.pathname.replace(/\/+$/, "");
  return url.host === site.host && (url.pathname === folder || url.pathname.startsWith(`${folder}/`));
}
