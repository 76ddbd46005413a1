import { resolveAddress } from "../../../site/address.ts";
import type { WrittenLink } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import { ownAddress } from "./own-path.ts";

/**
 * What a link leads to: a page with all its places, a person, or an address elsewhere. A whole address of this site stands for the
 * page that is meant. Nothing where that is not known.
 */
export function destination(link: WrittenLink, context: Context): string | undefined {
  const [target] = link.targets;
  const own = ownAddress(link, context);
  if (!own && target?.kind === "outside") return target.url.replace(/[?#].*$/s, "");
  const path = own ? own.path : target?.kind === "page" ? target.path : undefined;
  const place = path === undefined ? undefined : resolveAddress(path, context.pages.index);
  return place === undefined || place.kind === "nothing" ? undefined : `page ${place.page}`;
}
