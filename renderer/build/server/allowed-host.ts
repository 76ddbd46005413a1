import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";

/** `[::1]:5173` as `::1`. */
const nameOf = (host: string): string =>
  host
    .replace(/:\d+$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();

/**
 * Whether a request names this computer by an address, as `localhost`, or as the author has called it. A page of another site
 * reaches this server only under a name of its own, which it has made to lead here.
 */
export function isAllowedHost({ headers }: IncomingMessage, ownHost: string): boolean {
  const name = nameOf(headers.host ?? "");
  return name === "localhost" || name.endsWith(".localhost") || isIP(name) !== 0 || name === ownHost.toLowerCase();
}

/** Whether a request comes from a page of this server. */
export function isOwnOrigin({ headers: { origin = "", host } }: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
