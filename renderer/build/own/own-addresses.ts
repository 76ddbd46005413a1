import { adviceFor, placeOfAddress } from "../../../schema/cli/own/block-addresses.ts";
import { nearest } from "../../../schema/reader/nearest.ts";
import { builtNames, hashedFolder } from "../../../schema/site/addresses/built-names.ts";
import { decoded } from "../../navigation/decoded.ts";

const attribute = /\s(?:src|srcset|poster|href)="([^"]*)"/gi;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Says what is wrong with the addresses in the HTML of a page; nothing where each leads somewhere. */
export type LookAtAddresses = (html: string) => string | undefined;

/**
 * Looks for addresses that lead nowhere, in pages with a site's own blocks. What Lintel itself writes is right.
 * @param paths of all pages, with those that only lead on
 * @param published the names of the files of the public folder
 */
export function addressesOf(site: string, paths: readonly string[], published: Iterable<string>): LookAtAddresses {
  const names = new Set([...builtNames(paths), ...published]);
  const isThere = (name: string): boolean =>
    name.startsWith(`${hashedFolder}/`) ||
    [name, `${name}index.html`, `${name}/index.html`].some((one) => names.has(one));
  const known = new Map<string, string | undefined>();

  function faultIn(address: string): string | undefined {
    // Another server, mail, a place on the page: what the policy and the browser see to.
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/i.test(address)) return undefined;
    const place = placeOfAddress(site, address);
    const at = place === undefined ? "" : `\nat ${place}`;
    if (address.startsWith("/")) return adviceFor(address) + at;
    const name = decoded(address.replace(/[?#].*$/s, "")).replace(/^(?:\.\/)+/, "");
    if (isThere(name)) return undefined;
    const meant = nearest(name, [...names]);
    const proposal = meant === undefined ? "" : `. Did you mean “${meant}”?`;
    return `“${address}” leads to no file and no page of the site${proposal}${at}`;
  }

  return (html) => {
    for (const [all, value = ""] of html.matchAll(attribute)) {
      const text = value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one);
      const addresses = /^\ssrcset/i.test(all)
        ? text.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? "")
        : [text];
      for (const address of addresses) {
        if (!known.has(address)) known.set(address, faultIn(address));
        const fault = known.get(address);
        if (fault !== undefined) return fault;
      }
    }
    return undefined;
  };
}
