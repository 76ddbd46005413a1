import type { OpenSite } from "../open-site.ts";

/** The nearest page whose path begins an address; where there is none, the start page. */
export function pageAbove({ pages }: OpenSite, address: string): string {
  const above = pages.pages
    .map(({ path }) => path)
    .filter((path) => address.startsWith(`${path}/`) || address.startsWith(`${path}#`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? "/";
}
