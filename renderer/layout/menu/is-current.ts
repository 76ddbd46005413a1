import type { Address } from "../../../schema/language/values.ts";

/** True where an address is the page on screen itself, not a place on it. */
export const isCurrent = (address: Address, path: string): boolean =>
  "to" in address && address.page === path && address.anchor === undefined;
