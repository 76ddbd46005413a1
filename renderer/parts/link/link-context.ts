import { createContext, useContext } from "react";
import type { Address } from "../../../schema/language/values.ts";

/** What had a link followed. */
export interface Follow {
  /** The link, if it was one. */
  readonly currentTarget: EventTarget | null;
  preventDefault(): void;
}

/** How links inside the site behave. */
export interface LinkBehavior {
  hrefOf(address: Address): string;
  /** Goes there without loading the document again; prevents the event's default where it does. */
  follow(address: Address, event: Follow): void;
  /** Called when a link is likely to be followed soon. */
  prepare(address: Address): void;
}

/** Without an app around it, a link is a plain hash link. */
export const LinkContext = createContext<LinkBehavior>({
  hrefOf: (address) => ("to" in address ? `#${address.to}` : address.url),
  follow: () => undefined,
  prepare: () => undefined,
});

export function useHref(): LinkBehavior {
  return useContext(LinkContext);
}
