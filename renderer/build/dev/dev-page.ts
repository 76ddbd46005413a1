import type { Show } from "../load-site.ts";
import { escapeHtml, htmlOf } from "../page/shell.ts";

/**
 * The one HTML document while developing: the app renders every page in it.
 * @param app the elements that load the app
 */
export function devPage(show: Show | undefined, base: string, file: string, app: readonly string[]): string {
  const site = show?.model.frame.site;
  return htmlOf({
    language: site?.language ?? "en",
    base,
    build: "",
    addresses: site?.addresses,
    head: [
      `<title>${escapeHtml(site?.name ?? file)}</title>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<link rel="icon" href="${escapeHtml(site?.logo?.src ?? "data:,")}">`,
      `<style id="lintel-theme">${show?.theme ?? ""}</style>`,
      ...app,
    ],
    body: "",
  });
}
