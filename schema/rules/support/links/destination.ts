import { resolveAddress, type AddressIndex } from "../../../site/address.ts";
import type { Target } from "../../../site/target.ts";

/** What a link leads to: a page with all its places, a person, or an address elsewhere. Nothing where that is not known. */
export function destination(target: Target | undefined, index: AddressIndex): string | undefined {
  if (target?.kind === "outside") return target.url.replace(/[?#].*$/s, "");
  if (target?.kind !== "page") return undefined;
  const place = resolveAddress(target.path, index);
  return place.kind === "nothing" ? undefined : `page ${place.page}`;
}
