import { resolveAddress } from "../../../site/address.ts";
import { isOwnUrl } from "../../../site/addresses/own-url.ts";
import type { WrittenLink } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import { plainPath } from "../link-forms/plain-path.ts";

/** What a whole address of this site, or of the server on the author's own computer, leads to. */
interface OwnAddress {
  readonly path: string;
  readonly isLocal: boolean;
  /** Whether a page, a place or a file of this site answers to the path. */
  readonly isFound: boolean;
}

const localHost =
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/;

/** Where a link leads that is written as a whole address of this site or of the local server; in any form that an address bar shows. */
export function ownAddress({ targets, written }: WrittenLink, context: Context): OwnAddress | undefined {
  const [target] = targets;
  if (target?.kind === "outside") return ownUrl(target.url, context);
  if (target?.kind !== "refused" || !/^[\w.[\]:-]+(?:[/?#]|$)/.test(written.replace(/^\/\//, ""))) return undefined;
  // Without a scheme only a port tells an address from a path or a word.
  const own = /:\d+(?:[/?#]|$)/.test(written) ? ownUrl(`http://${written.replace(/^\/\//, "")}`, context) : undefined;
  return own?.isLocal === true ? own : undefined;
}

/** The path of the page or place of this site that a whole address leads to; beside the site there may be other things at its address. */
export function ownPath(url: string, context: Context): string | undefined {
  const own = ownUrl(url, context);
  return own?.isFound === true ? own.path : undefined;
}

/** The same for an address that is only words. */
export function ownUrl(url: string, { at, pages, files }: Context): OwnAddress | undefined {
  const site = at(["site", "url"]);
  const [there, here] = [url, site].map((one) =>
    typeof one === "string" && /^https?:/i.test(one) && URL.canParse(one) ? new URL(one) : undefined,
  );
  if (!there) return undefined;
  const isLocal = localHost.test(there.hostname);
  if (!isLocal && !(here && isOwnUrl(withoutWww(there), withoutWww(here)))) return undefined;
  const folder = here?.pathname.replace(/\/$/, "") ?? "";
  const isBelow = there.pathname === folder || there.pathname.startsWith(`${folder}/`);
  const path = plainPath(`${there.pathname.slice(isBelow ? folder.length : 0)}${there.hash}`);
  const found = [path, path.toLowerCase(), path.replace(/\.(?:html?|php)$/i, "")].find(
    (one) => resolveAddress(one, pages.index).kind !== "nothing" || files.list().includes(one.slice(1)),
  );
  // Files of these kinds are put into the public folder; something else at the address may be served by others.
  const isFile = isBelow && /^\/[\w-]+\.(?:pdf|docx?|xlsx?|jpe?g|png|webp|svg)$/i.test(path);
  if (found === undefined && !isLocal && !isFile && !there.hash.startsWith("#/")) return undefined;
  return { path: found ?? path, isLocal, isFound: found !== undefined };
}

function withoutWww(url: URL): URL {
  const other = new URL(url);
  other.hostname = other.hostname.replace(/^www\./, "");
  return other;
}
