import { createContext, useContext } from "react";
import type { Address } from "../../../schema/language/values.ts";

/** The event that follows a link. */
export interface FollowEvent {
  /** The link, if it was one. */
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/** How links inside the site behave. */
export interface LinkBehavior {
  hrefOf(address: Address): string;
  /** Goes there without loading the document again; prevents the event's default where it does. */
  follow(address: Address, event: FollowEvent): void;
  /** Called when a link is likely to be followed soon. */
  preload(address: Address): void;
}

/** Without an app around it, a link is a plain hash link. */
export const LinkContext = createContext<LinkBehavior>({
  hrefOf: (address) => ("to" in address ? `#${address.to}` : address.url),
  follow: () => undefined,
  preload: () => undefined,
});

export function useHref(): LinkBehavior {
  return useContext(LinkContext);
}
