/** Pages of other systems: the address of one is not where a site is published. */
const pageFile = /\/[^/]*\.(?:[a-z]?html?|php\d?|aspx?|jsp|cgi)$/i;

/** `http://https://bakery.example`: a beginning that was pasted before another one. */
const doubledScheme = /^(?:https?:?\/\/)+(?=https?:\/\/)/i;

/** What a host is called has letters, digits, dots and hyphens. */
export const hostName = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i;

/**
 * The address that a site is published at: without the file of its start page, without a query, a fragment, a user name or a
 * password, or a second beginning. `https://me@example.com/shop/index.html?from=mail#top` is `https://example.com/shop`.
 * @returns the text itself where nothing has to go; nothing where it is no web address
 */
export function siteUrlOf(written: string): string | undefined {
  const text = written.replace(doubledScheme, "");
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if ((url.protocol !== "https:" && url.protocol !== "http:") || !hostName.test(url.hostname)) return undefined;
  const path = url.pathname.replace(pageFile, "").replace(/\/+$/, "");
  const isPlain = `${url.username}${url.password}${url.search}${url.hash}` === "" && !/[@?#]/.test(text);
  return isPlain && !pageFile.test(url.pathname) ? text : `${url.protocol}//${url.host}${path}`;
}
