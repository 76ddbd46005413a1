import type { Address } from "../../schema/language/values.ts";
import type { Frame } from "../model/model.ts";

export interface CommonLink {
  readonly label: string;
  readonly href: Extract<Address, { readonly to: string }>;
}

const most = 6;

/** The links of an empty search: the pages of the main menu, then those of the footer. */
export function commonLinks({ menus }: Frame): CommonLink[] {
  const links = [...menus.main, ...menus.footer.flatMap(({ items }) => items)].flatMap(({ label, href }) =>
    "to" in href && href.to !== "/" && !href.planned ? [{ label, href }] : [],
  );
  return links
    .filter(({ href }, index) => links.findIndex((other) => other.href.to === href.to) === index)
    .slice(0, most);
}
