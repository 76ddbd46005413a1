import { resolveAddress, type AddressIndex } from "../../schema/site/address.ts";
import { isOwnUrl } from "../../schema/site/addresses/own-url.ts";
import { readTarget } from "../../schema/site/target.ts";
import type { Address } from "../../schema/language/values.ts";
import { publicUrl } from "./public-url.ts";

/** Where a link leads, with its references filled in. The check has made sure that it leads somewhere. */
export function resolveLink(link: string, index: AddressIndex, site: URL): Address {
  const target = readTarget(link);
  if (target.kind === "outside") {
    const { scheme, url } = target;
    const isWeb = scheme === "https" || scheme === "http";
    return { url, ...(isWeb && !isOwnUrl(new URL(url), site) && { elsewhere: true }) };
  }
  const path = target.kind === "page" ? target.path : link.trim();
  const place = resolveAddress(path, index);
  if (place.kind === "planned") return { to: path, page: place.page, planned: true };
  if (place.kind === "page")
    return { to: place.moved ?? path, page: place.page, ...(place.anchor !== undefined && { anchor: place.anchor }) };
  // What no page answers to is a file of the public folder; URLs are relative to the site's root.
  return { url: publicUrl(path.replace(/^\/+/, "")) };
}
