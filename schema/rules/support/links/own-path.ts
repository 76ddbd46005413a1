import { resolveAddress } from "../../../site/address.ts";
import { isOwnUrl } from "../../../site/own-url.ts";
import type { Context } from "../../context.ts";

/** The page or place of this site that a whole address leads to; beside the site there may be other things at its address. */
export function ownPath(url: string, { at, pages }: Context): string | undefined {
  const site = at(["site", "url"]);
  const path = typeof site === "string" ? pathBelow(url, site) : undefined;
  return path === undefined || resolveAddress(path, pages.index).kind === "nothing" ? undefined : path;
}

function pathBelow(url: string, site: string): string | undefined {
  const [there, here] = [url, site].map((one) => (URL.canParse(one) ? new URL(one) : undefined));
  if (!there || !here || !isOwnUrl(there, here) || there.search !== "") return undefined;
  const base = here.pathname.replace(/\/$/, "");
  const rest = there.hash.startsWith("#/")
    ? there.hash.slice(1)
    : `${there.pathname.slice(base.length)}${there.hash.replace("#", "/")}`;
  return rest === "" ? "/" : rest.replace(/(?<=.)\/$/, "");
}
