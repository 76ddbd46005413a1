import type { Show } from "../show.ts";
import { escapeHtml, htmlOf } from "../page/shell.ts";

interface DevPageOptions {
  readonly show: Show | undefined;
  readonly base: string;
  readonly file: string;
  /** CSS for the typeface. */
  readonly fontStyles: string;
  /** The elements that load the app. */
  readonly app: readonly string[];
}

/** The one HTML document while developing: the app renders every page in it. */
export function devPage({ show, base, file, fontStyles, app }: DevPageOptions): string {
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
      `<style id="lintel-theme">${show?.theme ?? ""}${fontStyles}</style>`,
      ...app,
    ],
    body: "",
  });
}
