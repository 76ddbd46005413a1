import { resolveAddress, nearestPages } from "../../schema/site/address.ts";
import type { PlannedPage } from "../../schema/language/types.ts";
import type { Address } from "../../schema/language/values.ts";
import type { Loader } from "./load.ts";
import type { Addresses, PageModel } from "../model/model.ts";

/** What is on screen for a location. `requested`: the old address that led there. */
export type View =
  | {
      readonly kind: "page";
      readonly location: string;
      readonly requested?: string;
      readonly page: PageModel;
      readonly anchor?: string | undefined;
    }
  | { readonly kind: "planned"; readonly location: string; readonly requested?: string; readonly planned: PlannedPage }
  | { readonly kind: "not-found"; readonly location: string; readonly near: readonly NearPage[] }
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

/**
 * Decides what a location shows and fetches it. Never rejects: the view of what cannot be fetched has failed.
 * @param known the address of the link that was followed; then the table of all addresses is not fetched
 */
export async function loadView(location: string, loader: Loader, known?: InsideAddress): Promise<View> {
  try {
    const knownView =
      known && !known.planned && (await pageView(location, known.page, known.anchor, loader).catch(() => undefined));
    if (knownView) return knownView;
    const addresses = await loader.addresses();
    const found = resolveAddress(location, addresses);
    switch (found.kind) {
      case "page": {
        const view = await pageView(found.moved ?? location, found.page, found.anchor, loader);
        return found.moved === undefined ? view : { ...view, requested: location };
      }
      case "planned": {
        const planned = addresses.planned[found.page];
        const requested = location === found.page ? {} : { requested: location };
        return planned
          ? { kind: "planned", location: found.page, ...requested, planned }
          : notFound(location, addresses);
      }
      default:
        return notFound(location, addresses);
    }
  } catch {
    return { kind: "failed", location };
  }
}

async function pageView(
  location: string,
  path: string,
  anchor: string | undefined,
  loader: Loader,
): Promise<Extract<View, { kind: "page" }>> {
  return { kind: "page", location, page: await loader.page(path), anchor };
}

const notFound = (location: string, addresses: Addresses): View => ({
  kind: "not-found",
  location,
  near: nearPages(location, addresses),
});
