import { hostName } from "../language/site-url.ts";

/** What the target of a link is once its references are filled in. */
export type Target =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "outside"; readonly scheme: "https" | "http" | "mailto" | "tel"; readonly url: string }
  | { readonly kind: "refused"; readonly why: Refusal; readonly scheme?: string };

/** Why a target is no link. The checks word it. */
export type Refusal =
  | "empty"
  | "hash"
  | "protocol-relative"
  | "scheme"
  | "mail"
  | "phone"
  | "host"
  | "relative"
  | "malformed"
  | "query";

const allowed = ["https", "http", "mailto", "tel"] as const;
// Browsers drop tabs, line ends and control characters inside an address: what is left decides.
// oxlint-disable-next-line no-control-regex
export const invisible = /[\u0000-\u001F\u007F\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g;
// Between two dots stands nothing, which no mail server takes; and most take no other letters before the @ than those of ASCII.
const mailAddress =
  /^(?!\.|[^@]*\.@|.*\.\.)[^\s@/:?<>()[\]"\u0080-\uffff]+@[^\s@/:?&<>()[\]"]+\.[^\s@/:?&.,;<>()[\]"]+$/;
const phoneNumber = /^\+?[\d\s().-]{6,}$/;
const bareHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
const fileEndings = [
  "svg|png|jpe?g|jpe|jfif|gif|webp|avif|heic|heif|bmp|tiff?|ico|psd|eps|indd",
  "pdf|docx?|dotx|docm|xlsx?|xlsm|xlsb|pptx?|ppsx?|odt|ods|odp|rtf|txt|csv|tsv|pages|numbers|epub",
  "ics|vcf|vcard|gpx|kml|kmz|geojson|json|xml|ya?ml|css|js|mjs|woff2?|ttf|otf|eot",
  "mp3|mp4|m4a|m4v|wav|ogg|oga|ogv|flac|aac|webm|avi|mkv|wmv|mov|zip|rar|7z|tar|gz|tgz|dmg|exe|msi|apk|bak|log",
].join("|");
const pageEndings = String.raw`[ps]?html?|php\d?|aspx?|jspx?|cfm|cgi`;
/** A page as other servers name it: `index.php?page=winter`; or a file of Markdown, whose name has no other dot: `news.point.md` is a host. */
export const pageFile = new RegExp(
  String.raw`^(?:[\w./-]+\.(?:${pageEndings})|(?:\.{0,2}\/)?[\w-]+(?:\/[\w-]+)*\.mdx?)(?:[?#]|$)`,
  "i",
);
/** What other servers, and folders of Markdown, have at the end of the name of a page. */
export const pageEnding = new RegExp(String.raw`\.(?:${pageEndings}|mdx?)(?=\/|$)`, "i");
/** What looks like the host of another site, and is the name of a file: `menu.docx`. Hardly a site has such an ending. */
const otherFile = new RegExp(`^(?!www\\.)[\\w.-]+\\.(?:${fileEndings})(?:[?#]|$)`, "i");
const pagePath = /^\/(?:[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*\/?)?$/u;

function outside(scheme: (typeof allowed)[number], text: string): Target {
  const rest = text.slice(scheme.length + 1).trim();
  if (scheme === "tel") {
    // The (0) of +44 (0)20 is dialed within the country only.
    // A slash between two digits parts the area from the number; with spaces around it, it may part two numbers.
    const digits = rest.replace(/^(\+\d{1,3}[\s.-]?)\(0\)/, "$1").replace(/(?<=\d)\/(?=\d)|[\s().-]/g, "");
    // An extension, as RFC 3966 has it.
    return /^\+?\d{3,15}(?:;ext=\d{1,12})?$/.test(digits)
      ? { kind: "outside", scheme, url: `tel:${digits}` }
      : { kind: "refused", why: "malformed", scheme };
  }
  // Without an address it is a mail that the visitor sends to somebody.
  const isToAnybody = /^\?(?:subject|body)=\S/i.test(rest);
  const receivers = (rest.split("?")[0] ?? "").split(",");
  if (scheme === "mailto" && !isToAnybody && !receivers.every((one) => mailAddress.test(one)))
    return { kind: "refused", why: "malformed", scheme };
  if (scheme !== "mailto" && !/^\/\/[^/]/.test(rest)) return { kind: "refused", why: "malformed", scheme };
  // In a subject, # and a lone % are words.
  const encoded = scheme === "mailto" ? rest.replace(/#/g, "%23").replace(/%(?![0-9a-f]{2})/gi, "%25") : rest;
  try {
    const url = new URL(`${scheme}:${encoded}`);
    // What a host is called has letters, digits, dots and hyphens; an address that begins twice has another one as its host.
    const hasHost = scheme === "mailto" || hostName.test(url.hostname);
    return url.protocol === `${scheme}:` && hasHost && !/^\/\/https?(?::|\/\/)/i.test(rest)
      ? { kind: "outside", scheme, url: url.href }
      : { kind: "refused", why: "malformed", scheme };
  } catch {
    return { kind: "refused", why: "malformed", scheme };
  }
}

/** Reads the target of a link. Only paths of this site, `https:`, `http:`, `mailto:` and `tel:` lead anywhere. */
export function readTarget(written: string): Target {
  const text = written.replace(invisible, "").trim();
  const target = readVisible(text);
  // A character that is not visible may not stand in a link that works: a visitor who copies it copies something else.
  if (target.kind === "refused" || text === written.trim()) return target;
  return { kind: "refused", why: "malformed", ...(target.kind === "outside" && { scheme: target.scheme }) };
}

function readVisible(text: string): Target {
  if (text === "") return { kind: "refused", why: "empty" };
  if (/^[/\\]{2}/.test(text)) return { kind: "refused", why: "protocol-relative" };
  if (text.startsWith("#") || text.startsWith("/#")) return { kind: "refused", why: "hash" };
  if (text.startsWith("/")) {
    if (pagePath.test(text)) return { kind: "page", path: text.length > 1 ? text.replace(/\/$/, "") : text };
    return { kind: "refused", why: /^[^?#]*#/.test(text) ? "hash" : text.includes("?") ? "query" : "malformed" };
  }
  const scheme = /^([a-z][a-z0-9+.-]*)\s*:/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && !bareHost.test(text)) {
    const known = allowed.find((one) => one === scheme);
    return known ? outside(known, text.replace(/^[^:]*:/, `${known}:`)) : { kind: "refused", why: "scheme", scheme };
  }
  if (mailAddress.test(text.split("?")[0] ?? "")) return { kind: "refused", why: "mail" };
  if (phoneNumber.test(text)) return { kind: "refused", why: "phone" };
  const isFile = (pageFile.test(text) && !/^[^?#]*\//.test(text)) || otherFile.test(text);
  if (bareHost.test(text) && !isFile && !/^(?!www\.).*\.(?:html?|svg|png|jpe?g|webp|pdf)$/i.test(text))
    return { kind: "refused", why: "host" };
  return { kind: "refused", why: isFile || /^[\w./-]+$/.test(text) ? "relative" : "malformed" };
}
