import { resolveAddress, resolveFragment } from "../../../schema/site/address.ts";
import type { Addresses, Model } from "../../model/model.ts";
import { iconFiles } from "../output/pictures/icon-files.ts";
import { pageUrl } from "../output/page-url.ts";
import { escapeHtml, languageAttributes } from "./shell.ts";

interface MovedPage {
  /** The old address: `/price-list`. */
  readonly path: string;
  readonly html: string;
}

/**
 * Leads a visitor who comes with a fragment to its place, which the redirect of a meta element forgets. It stops the page before that
 * element is read. The text is the same in every page, so that the site's policy can allow it.
 */
export const movedScript = [
  "const{to,places}=document.currentScript.dataset,hash=location.hash",
  "let place=hash.slice(1)",
  "try{place=decodeURIComponent(place)}catch{}",
  "const url=new Map(Object.entries(JSON.parse(places))).get(place)||(to&&place&&to+hash)",
  "if(url){stop();location.replace(url)}",
].join(";");

/** A page for each old address: it redirects to the new one, without a script too, and names that as canonical. */
export function movedPages({ frame, addresses }: Model, hasDrawings = true): MovedPage[] {
  const byPage = placesByPage(addresses);
  return Object.keys(addresses.moved).flatMap((path) => {
    const place = resolveAddress(path, addresses);
    const answers = place.kind === "page" && place.moved === undefined;
    if (place.kind === "nothing" || answers || place.page === path) return [];
    const { title } = addresses.pages[place.page] ?? addresses.planned[place.page] ?? { title: place.page };
    const root = "../".repeat(path.split("/").length - 1);
    const urlOf = (page: string, anchor?: string): string =>
      `${root}${page === "/" ? "" : `${page.slice(1)}/`}${anchor === undefined ? "" : `#${anchor}`}`;
    const anchor = place.kind === "page" ? place.anchor : undefined;
    const url = escapeHtml(urlOf(place.page, anchor));
    const places = JSON.stringify(targetsOf(path, byPage.get(path) ?? [], addresses, urlOf));
    const to = anchor === undefined ? ` data-to="${url}"` : "";
    const script = `<script${to} data-places="${escapeHtml(places)}">${movedScript}</script>\n`;
    const html = `<!doctype html>
<html ${languageAttributes(frame.site.language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} | ${frame.site.name}`)}</title>
<link rel="canonical" href="${escapeHtml(pageUrl(frame.site, place.page))}">
${hasDrawings ? `<link rel="icon" href="${root}${iconFiles.favicon.file}">\n` : ""}${to === "" && places === "{}" ? "" : script}<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body>
<p><a href="${url}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
    return [{ path, html }];
  });
}

/** The old addresses of places, by that of their page: the longest that they begin with. */
function placesByPage({ pages, moved }: Addresses): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const old of Object.keys(moved)) {
    let page = old;
    do page = page.slice(0, page.lastIndexOf("/"));
    while (page !== "" && !Object.hasOwn(moved, page) && !Object.hasOwn(pages, page));
    const others = found.get(page);
    if (others) others.push(old);
    else found.set(page, [old]);
  }
  return found;
}

/** Where fragments of an old page lead, but for those that are found by the same name on the page that answers now. */
function targetsOf(
  path: string,
  places: readonly string[],
  addresses: Addresses,
  urlOf: (page: string, anchor?: string) => string,
): Record<string, string> {
  const own = resolveAddress(path, addresses);
  // An anchor may be written with its page in front.
  const names = places.flatMap((old) => [old.slice(path.length + 1), old.slice(1)]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const place = resolveFragment(path, name, addresses);
      if (place.kind !== "page" || place.anchor === undefined) return [];
      const isSame =
        own.kind === "page" && own.anchor === undefined && own.page === place.page && place.anchor === name;
      return isSame ? [] : [[name, urlOf(place.page, place.anchor)]];
    }),
  );
}
