import { lead, type AddressIndex } from "../schema/address.ts";
import type { Address } from "../schema/values.ts";

/** Where a link leads, with its references filled in. The check has made sure that it leads somewhere. */
export function resolveLink(link: string, index: AddressIndex): Address {
  if (!link.startsWith("/")) return { url: externalUrl(link) };
  const place = lead(link, index);
  if (place.kind === "nothing") return { to: link, page: place.page ?? "/" };
  if (place.kind === "planned") return { to: link, page: place.page, planned: true };
  return { to: place.moved ?? link, page: place.page, ...(place.anchor !== undefined && { anchor: place.anchor }) };
}

/** Ready for the browser: `tel:` without spaces, `mailto:` with its subject encoded (RFC 3966, RFC 6068). */
function externalUrl(url: string): string {
  if (url.startsWith("tel:")) return url.replace(/[\s()]/g, "");
  if (!url.startsWith("mailto:")) return url;
  const [address = "", query] = url.split(/\?(.*)/s);
  if (query === undefined) return address.replace(/\s/g, "");
  const fields = query.split("&").map((field) => {
    const [name = "", value = ""] = field.split(/=(.*)/s);
    return `${name}=${encodeURIComponent(decoded(value))}`;
  });
  return `${address.replace(/\s/g, "")}?${fields.join("&")}`;
}

/** An author may have encoded it already. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
