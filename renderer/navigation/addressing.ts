import { navigate } from "wouter/use-hash-location";
import type { Address } from "../../schema/language/values.ts";
import { addressOf } from "../../schema/site/address.ts";
import { isRoute, plainPath, type LocationOf, type View } from "./view.ts";

/** How pages stand in the address bar once the app runs: `site.addresses` of the site file. */
export interface Addressing {
  /** What the address bar names once a link has led there. */
  readonly locationOf: LocationOf;
  /** The location that the address bar names with the file of a page and a fragment, which may be a hash route: `/pricing/plans`. */
  placeOn(page: string, fragment: string): string;
  /** The target of a link, from the site's root. */
  hrefOf(address: Address): string;
  /** The address of a view, from the site's root; nothing where the address bar stays as it is. */
  hrefOfView(view: View): string | undefined;
  /** Whether what stands behind a question mark stays there. It is for others, such as a service that counts visits. */
  readonly keepsQuery: boolean;
  /** Adds an entry to the history. */
  go(href: string, state: object): void;
}

/** The file that a build writes: `pricing/#plans`. */
export function pageHref(address: Address): string {
  if (!("to" in address)) return address.url;
  const file = address.page === "/" ? "./" : `${address.page.slice(1)}/`;
  return address.anchor === undefined ? file : `${file}#${address.anchor}`;
}

/** `/#/pricing/plans`: one document, whose location is the path of a link, `/pricing/plans`. */
const byHash: Addressing = {
  locationOf: ({ to }) => to,
  placeOn: (page, fragment) => plainPath(isRoute(fragment) ? fragment : addressOf(page, fragment)),
  hrefOf: (address) => ("to" in address ? `#${address.to}` : address.url),
  hrefOfView: ({ location }) => `#${location}`,
  keepsQuery: false,
  // It sends the event that services that count visits wait for.
  go: (href, state) => navigate(href, { state }),
};

/** `/pricing/#plans`: the file of the page. The location names page and fragment apart, `/pricing#plans`. */
const byPath: Addressing = {
  locationOf: ({ page, anchor }) => byPath.placeOn(page, anchor ?? ""),
  placeOn: (page, fragment) => (fragment ? `${page}#${fragment}` : page),
  hrefOf: pageHref,
  hrefOfView({ kind, location }) {
    const [page = "/", anchor] = location.split("#");
    return kind === "page" || kind === "planned" ? pageHref({ to: location, page, anchor }) : undefined;
  },
  keepsQuery: true,
  go: (href, state) => history.pushState(state, "", new URL(href, document.baseURI)),
};

/** @param mode `site.addresses` of the site file */
export const addressingOf = (mode: string | undefined): Addressing => (mode === "path" ? byPath : byHash);
