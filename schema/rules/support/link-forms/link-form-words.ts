import { quote } from "../../../language/words.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Refusal } from "../../../site/target.ts";
import { insideCurly } from "../../../shape/yaml-traps/curly-quotes.ts";
import { addressInside } from "./address-inside.ts";
import { contactWords, isContact } from "./contact-words.ts";
import { either } from "../links/dead-links.ts";
import { plainPath } from "./plain-path.ts";
import type { Words } from "./words.ts";

/** What the site has that may be meant. */
export interface Known {
  /** The pages and places that a path without a slash may mean; surely, where it is one as it stands. */
  pages(path: string): { readonly paths: readonly string[]; readonly isSure: boolean };
  /** The path of the page that a whole address leads to, if it is of this site. */
  own(url: string): string | undefined;
  /** Whether a file is in the public folder: /price-list.pdf. */
  hasFile(path: string): boolean;
  /** What a text says with its constants. */
  filled(text: string): string;
  /** How a mail address or a phone number of the site is written: `{email}`. */
  contact(text: string): string;
}

/** What people write for a scheme that there is. */
const otherSchemes = new Map(
  Object.entries({
    mailto: "mail email e-mail mailaddress correo courriel",
    tel: "phone telephone telefon telefono telefone call callto mobile mobil handy",
    https: "web www website url link",
  }).flatMap(([scheme, words]) => words.split(" ").map((word) => [word, scheme] as const)),
);

const ways = "A link is a path of this site (/pricing), https://…, mailto:… or tel:….";

const without = (written: string, start: RegExp): string => written.replace(start, "");

/** The path of a file as it is written in a link. */
const plainFile = (written: string): string => `/${without(written, /^(?:\.{0,2}\/)*(?:public\/)?/)}`;

/** The words for a refused target, as it is written. */
export function wordsOf(written: string, why: Refusal, scheme: string | undefined, known: Known): Words {
  const write = (wanted: string): { help: string; wanted: string } => ({ help: `Write ${wanted}`, wanted });
  switch (why) {
    case "empty":
      return {
        code: "link/empty",
        message: "This link has no address.",
        label: "nothing here",
        help: "Write where it leads, such as /pricing, or delete it.",
      };
    case "hash":
      return {
        code: "link/hash-not-needed",
        message: "Paths are written without #.",
        label: "without #",
        ...(/^#(?!!?\/)/.test(written)
          ? { help: "Write the page and the anchor: /pricing/plans." }
          : write(plainPath(written))),
      };
    case "protocol-relative": {
      const path = `/${without(written, /^[/\\]+/)}`;
      const isPage = known.pages(path).isSure;
      return {
        code: "link/protocol-relative",
        message: `${quote(written)} begins with two slashes: is it a page or another site?`,
        label: "two slashes",
        ...write(isPage ? path : `https:/${path}`),
        ...(isPage && { safety: "review" as const }),
      };
    }
    case "scheme": {
      const isMixedUp = /^h[tp]+s*[tp]*s?$/i.test(scheme ?? "") && written.includes("//");
      const meant = isMixedUp
        ? "https"
        : (otherSchemes.get(scheme?.toLowerCase() ?? "") ?? nearest(scheme ?? "", ["https", "mailto", "tel"]));
      return {
        code: "link/scheme-not-allowed",
        message: `A link cannot begin with ${quote(`${scheme}:`)}.`,
        label: "cannot be followed",
        ...(meant === undefined
          ? { help: ways }
          : { ...write(written.replace(/^[^:]*:/, `${meant}:`)), safety: "review" }),
      };
    }
    case "mail":
      return {
        code: "link/bare-email",
        message: `A mail address needs “mailto:” in front of it.`,
        label: "without mailto:",
        ...write(`mailto:${known.contact(written)}`),
      };
    case "phone":
      return {
        code: "link/bare-phone",
        message: `A phone number needs “tel:” in front of it.`,
        label: "without tel:",
        ...write(`tel:${known.contact(written)}`),
      };
    case "host": {
      const own = known.own(`https://${written}`);
      return own !== undefined
        ? {
            code: "link/missing-scheme",
            message: "This is a page of this site: its path is enough.",
            label: "this site’s own address",
            ...write(own),
          }
        : {
            code: "link/missing-scheme",
            message: `An address on another site needs “https://” in front of it.`,
            label: "without https://",
            ...write(`https://${written}`),
          };
    }
    case "relative": {
      const [, lost = "", rest = ""] = /^(https?|mailto|tel)\/{1,2}(.+)$/i.exec(written) ?? [];
      if (lost !== "")
        return {
          code: "link/missing-scheme",
          message: `A colon is missing after “${lost}”.`,
          label: "no colon",
          ...write(/^http/i.test(lost) ? `https://${rest}` : `${lost.toLowerCase()}:${rest}`),
          safety: "review",
        };
      if (/\.(?!html?$|php$)[a-z0-9]{2,5}$/i.test(written) && !known.hasFile(plainFile(written)))
        return {
          code: "link/missing-slash",
          message: "A file is named by its path in the public folder, which begins with a slash.",
          label: "no such file",
          help: `Put the file into the public folder, and write ${plainFile(written)}`,
        };
      const { paths, isSure } = known.pages(plainPath(`/${without(written, /^[./]+/)}`));
      const [path = "", other] = paths;
      return {
        code: "link/missing-slash",
        message: `A path begins with a slash.`,
        label: "without a slash",
        ...(path !== "" && other === undefined
          ? { ...write(path), safety: isSure ? "safe" : "review" }
          : {
              help:
                path === ""
                  ? "Write the path of a page as it stands under “routes”, such as /pricing."
                  : `Did you mean ${either(paths)}?`,
            }),
      };
    }
    case "query":
      return {
        code: "link/malformed",
        message: `A path of this site has no “?” in it.`,
        label: "not part of a path",
        ...write(plainPath(written)),
      };
    case "malformed": {
      if (written.includes("\\") && !/\s/.test(written)) {
        const slashes = written.replaceAll("\\", "/").replace(/^(https?:)\/*/i, "$1//");
        return {
          code: "link/malformed",
          message: "The slashes of an address lean forward: / and not \\.",
          label: "backslashes",
          ...write(/^[a-z]+:|^\//i.test(slashes) ? slashes : `/${slashes}`),
          safety: "review",
        };
      }
      const inner = insideCurly.exec(written)?.[1];
      if (inner !== undefined)
        return {
          code: "yaml/curly-quotes",
          message: "These quotation marks would be part of the address.",
          label: "plain quotes, or none",
          ...write(inner),
        };
      const inside = addressInside(written);
      if (inside) return inside;
      if (scheme === "mailto" || scheme === "tel") {
        const [address = "", ...rest] = without(written, /^[^:]*:/).split("?");
        const other = scheme === "tel" ? "mailto" : "tel";
        if (isContact(other, known.filled(address.trim())))
          return {
            code: scheme === "tel" ? "value/bad-phone" : "value/bad-email",
            message: `${quote(address.trim(), 44)} is ${scheme === "tel" ? "a mail address, and no phone number" : "a phone number, and no mail address"}.`,
            label: `not ${scheme}:`,
            ...write(`${other}:${address.trim()}`),
            safety: "review",
          };
        const words = contactWords(scheme, address.trim(), `${scheme}:`);
        return words.wanted === undefined ? words : { ...words, wanted: [words.wanted, ...rest].join("?") };
      }
      if (/^https?:\/*[^/\s]+\.\S+$/i.test(written))
        return {
          code: "link/malformed",
          message: "An address on another site has two slashes after “https:”.",
          label: "not two slashes",
          ...write(written.replace(/:\/*/, "://")),
          safety: "review",
        };
      if (/^\/.*\s/.test(written)) {
        const path = [
          written.trim().replace(/\s+/g, "-"),
          written.replace(/\s+/g, ""),
          written.trim().replace(/\s+/g, "/"),
        ]
          .map((one) => known.pages(one))
          .find(({ isSure }) => isSure)?.paths[0];
        return {
          code: "link/malformed",
          message: "A path has no spaces.",
          label: "a space in it",
          ...(path === undefined
            ? { help: "Write hyphens between the words of a path, such as /our-prices." }
            : write(path)),
          safety: "review",
        };
      }
      return {
        code: "link/malformed",
        message: "This is not an address that a link can lead to.",
        label: "not an address",
        help: /^\/\S*\P{ASCII}/u.test(written)
          ? "A path has letters from a to z, digits and hyphens, such as /our-prices; the page needs such a path, too."
          : ways,
      };
    }
  }
}
