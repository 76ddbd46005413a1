import { directionOf } from "../../model/labels/labels.ts";
/** A whole HTML document: its body, and what surrounds it. */
export interface Shell {
  readonly language: string;
  /** From the file to the site's root: `./`, `../`, …; every URL of the page is relative to it. */
  readonly base: string;
  /** The build that the page belongs to. */
  readonly build: string;
  /** The location whose page is in the body; nothing while developing. */
  readonly prerendered?: string | undefined;
  /** What kind of view that is. */
  readonly kind?: string | undefined;
  /** `site.addresses` of the site file, where it is not the usual one. */
  readonly addresses?: string | undefined;
  /** Data attributes that the inlined script reads. */
  readonly data?: Readonly<Record<"script" | "pages", string | undefined>> | undefined;
  /** The elements of the head after character set and base, as HTML. */
  readonly head: readonly string[];
  /** The body's content, as HTML. */
  readonly body: string;
  /** The message, and the label of its button, where the app does not load; nothing while developing. */
  readonly failure?: { readonly words: string; readonly reload: string } | undefined;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text made safe for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The attributes of a document in a language. */
export const languageAttributes = (language: string): string =>
  `lang="${escapeHtml(language)}"${directionOf(language) === "rtl" ? ' dir="rtl"' : ""}`;

/** A whole HTML document. */
export function htmlOf(shell: Shell): string {
  const { language, base, build, prerendered, kind, addresses, data, head, body, failure } = shell;
  const attributes = Object.entries(data ?? {})
    .map(([name, value]) => (value === undefined ? "" : ` data-${name}="${escapeHtml(value)}"`))
    .join("");
  const location =
    prerendered === undefined
      ? ""
      : ` data-prerendered="${escapeHtml(prerendered)}" data-kind="${escapeHtml(kind ?? "page")}"`;
  const mode = addresses === undefined ? "" : ` data-addresses="${escapeHtml(addresses)}"`;
  const failed = failure
    ? `\n<div class="app-failed" role="alert" hidden>${escapeHtml(failure.words)} <button type="button" name="reload">${escapeHtml(failure.reload)}</button></div>`
    : "";
  return `<!doctype html>
<html ${languageAttributes(language)}${attributes}>
<head>
<meta charset="utf-8">
<base href="${escapeHtml(base)}">
${head.join("\n")}
</head>
<body>
<div id="root" data-build="${escapeHtml(build)}"${location}${mode}>${body}</div>${failed}
</body>
</html>
`;
}
