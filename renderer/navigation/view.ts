import { nearestPages, resolveAddress, resolveFragment } from "../../schema/site/address.ts";
import type { PlannedPage } from "../../schema/language/types.ts";
import type { Address } from "../../schema/language/values.ts";
import type { Loader } from "./load.ts";
import type { Addresses, PageModel } from "../model/model.ts";

/** What is on screen for a location. `requested`: the other location that led there, such as the old address of a moved page. */
export type View =
  | {
      readonly kind: "page";
      readonly location: string;
      readonly requested?: string;
      readonly page: PageModel;
      readonly anchor?: string | undefined;
    }
  | { readonly kind: "planned"; readonly location: string; readonly requested?: string; readonly planned: PlannedPage }
  | {
      readonly kind: "not-found";
      readonly location: string;
      readonly requested?: string;
      readonly near: readonly NearPage[];
    }
  | { readonly kind: "failed"; readonly location: string };

/** A page that an unknown address may have been meant for. */
export interface NearPage {
  readonly label: string;
  readonly address: Address;
}

/** The path of the not-found page among the prerendered ones. */
export const notFoundPage = "/404";

/** The page that a view shows, whatever the place on it. */
export const pageOf = (view: View): string => (view.kind === "page" ? view.page.path : view.location);

export type InsideAddress = Extract<Address, { readonly to: string }>;

/** The location of a place, as the address bar names it. */
export type LocationOf = (address: Pick<InsideAddress, "to" | "page" | "anchor">) => string;

/** Pages and places with similar addresses, and their titles. */
export function nearPages(location: string, addresses: Addresses): NearPage[] {
  return nearestPages(location, addresses).flatMap((to) => {
    const found = resolveAddress(to, addresses);
    if (found.kind === "planned")
      return [{ label: addresses.planned[found.page]?.title ?? to, address: { to, page: found.page } }];
    if (found.kind !== "page") return [];
    const title = addresses.pages[found.page]?.title ?? found.page;
    return [
      {
        label: found.anchor === undefined ? title : `${title}: ${found.anchor}`,
        address: { to, page: found.page, ...(found.anchor !== undefined && { anchor: found.anchor }) },
      },
    ];
  });
}

/** Whether a fragment is a hash route: `/pricing/plans`. It leads to its page wherever it stands. */
export const isRoute = (fragment: string): boolean => fragment.startsWith("/");

/** The path without slashes at its end, and without what is no part of it. */
export const plainPath = (path: string): string => `/${path.split(/[?#]/)[0]?.replace(/^\/+|\/+$/g, "") ?? ""}`;

/** What a location names: a path of the site, and perhaps a plain fragment on its page. */
export function namedBy(location: string): { readonly path: string; readonly fragment?: string | undefined } {
  const [path = "/", fragment] = location.split("#");
  return fragment !== undefined && isRoute(fragment) ? { path: plainPath(fragment) } : { path, fragment };
}

/**
 * Decides what a location shows and fetches it. Never rejects: the view of what cannot be fetched has failed.
 * @param known the address that it is known to lead to; then the table of all addresses is not fetched
 */
export async function loadView(
  location: string,
  loader: Loader,
  locationOf: LocationOf,
  known?: InsideAddress,
): Promise<View> {
  const requestedFor = (shown: string): { readonly requested?: string } =>
    shown === location ? {} : { requested: location };
  async function pageView({ to, page, anchor }: Pick<InsideAddress, "to" | "page" | "anchor">): Promise<View> {
    const shown = locationOf({ to, page, anchor });
    return { kind: "page", location: shown, ...requestedFor(shown), page: await loader.page(page), anchor };
  }
  try {
    const knownView = known && !known.planned && (await pageView(known).catch(() => undefined));
    if (knownView) return knownView;
    const addresses = await loader.addresses();
    const { path, fragment } = namedBy(location);
    const found = resolveFragment(path, fragment, addresses);
    switch (found.kind) {
      case "page": {
        const { page, anchor, moved: to = location } = found;
        return await pageView({ to, page, anchor });
      }
      case "planned": {
        const planned = addresses.planned[found.page];
        if (planned) return { kind: "planned", location: found.page, ...requestedFor(found.page), planned };
      }
    }
    return { kind: "not-found", location: path, ...requestedFor(path), near: nearPages(path, addresses) };
  } catch {
    return { kind: "failed", location };
  }
}
