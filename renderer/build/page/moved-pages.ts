import { resolveAddress } from "../../../schema/site/address.ts";
import type { Model } from "../../model/model.ts";
import { iconFiles } from "../output/pictures/icon-files.ts";
import { pageUrl } from "../output/page-url.ts";
import { escapeHtml, languageAttributes } from "./shell.ts";

interface MovedPage {
  /** The old address: `/price-list`. */
  readonly path: string;
  readonly html: string;
}

/** A page for each old address: it redirects to the new one without a script, and names that as canonical. */
export function movedPages({ frame, addresses }: Model, hasDrawings = true): MovedPage[] {
  return Object.keys(addresses.moved).flatMap((path) => {
    const place = resolveAddress(path, addresses);
    const answers = place.kind === "page" && place.moved === undefined;
    if (place.kind === "nothing" || answers || place.page === path) return [];
    const { title } = addresses.pages[place.page] ?? addresses.planned[place.page] ?? { title: place.page };
    const anchor = place.kind === "page" && place.anchor !== undefined ? `#${place.anchor}` : "";
    const root = "../".repeat(path.split("/").length - 1);
    const url = escapeHtml(`${root}${place.page === "/" ? "" : `${place.page.slice(1)}/`}${anchor}`);
    const html = `<!doctype html>
<html ${languageAttributes(frame.site.language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} | ${frame.site.name}`)}</title>
<link rel="canonical" href="${escapeHtml(pageUrl(frame.site, place.page))}">
${hasDrawings ? `<link rel="icon" href="${root}${iconFiles.favicon.file}">\n` : ""}<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body>
<p><a href="${url}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
    return [{ path, html }];
  });
}
