import { quote } from "../../../language/words.ts";
import { nearest } from "../../../reader/nearest.ts";
import { pageFile, type Refusal } from "../../../site/target.ts";
import { either } from "../links/dead-links.ts";
import { malformedWords } from "./malformed-words.ts";
import { plainPath } from "./plain-path.ts";
import { ways, without, withoutColon, write, type Known, type Words } from "./words.ts";

/** What people write for a scheme that there is. */
const otherSchemes = new Map(
  Object.entries({
    mailto: "mail email e-mail mailaddress correo courriel",
    tel: "phone telephone telefon telefono telefone call callto mobile mobil handy",
    https: "web www website url link",
  }).flatMap(([scheme, words]) => words.split(" ").map((word) => [word, scheme] as const)),
);

/** The path of a file as it is written in a link. */
const plainFile = (written: string): string => `/${without(written, /^(?:\.{0,2}\/)*(?:public\/)?/)}`;

/** `#plans`: a place without its page. */
function placeWords(places: readonly string[]): Pick<Words, "help" | "wanted" | "safety"> {
  const [only, ...others] = places;
  if (only === undefined) return { help: "Write the page and the anchor: /pricing/plans." };
  return others.length > 0 ? { help: `Did you mean ${either(places)}?` } : { ...write(only), safety: "review" };
}

/** `gov.md` may be a site in Moldova. */
const mayBeHost = (written: string): boolean => /^[\w-]+\.md(?:[?#]|$)/i.test(written);

/** The page that a path surely means, else the path itself. */
function surePage(path: string, known: Known): string {
  const { paths, isSure } = known.pages(path);
  return (isSure ? paths[0] : undefined) ?? path;
}

/** The words for a refused target, as it is written. */
export function wordsOf(written: string, why: Refusal, scheme: string | undefined, known: Known): Words {
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
          ? placeWords(known.places(written.slice(1)))
          : write(surePage(plainPath(written), known))),
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
      // A disk of Windows has one letter, and browsers open no file of a visitor's own computer.
      if (/^(?:[a-z]|file)$/i.test(scheme ?? ""))
        return {
          code: "link/scheme-not-allowed",
          message: "This is a file on your own computer: visitors cannot open it.",
          label: "only on your computer",
          help: `Put the file into the public folder, and write its path there: /${written.replace(/^.*[\\/]/, "").slice(0, 60)}`,
        };
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
      if (/^mailto/i.test(written)) return withoutColon("mailto", written.slice("mailto".length));
      return {
        code: "link/bare-email",
        message: `A mail address needs “mailto:” in front of it.`,
        label: "without mailto:",
        ...write(`mailto:${known.contact(written)}`),
      };
    case "phone":
      if (/^tel(?![a-z])/i.test(written)) return withoutColon("tel", written.slice("tel".length));
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
      const [, lost = "", rest = ""] = /^(https?|mailto|tel)(\/{1,2}.+)$/i.exec(written) ?? [];
      if (lost !== "") return withoutColon(lost, rest);
      const isPage = pageFile.test(written);
      if (isPage && written.includes("?"))
        return {
          code: "link/missing-slash",
          message: `${quote(written, 44)} is no page of this site.`,
          label: "a page of another system",
          help: "Write the path of a page as it stands under “routes”, such as /pricing.",
        };
      const file = plainFile(written.replace(/[?#].*$/, ""));
      if (!isPage && /\.[a-z0-9]{2,7}$/i.test(file) && !known.hasFile(file))
        return {
          code: "link/missing-slash",
          message: "A file is named by its path in the public folder, which begins with a slash.",
          label: "no such file",
          help: `Put the file into the public folder, and write ${file}`,
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
                  ? `Write the path of a page as it stands under “routes”, such as /pricing${mayBeHost(written) ? `; for another site, https://${written}` : ""}.`
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
    case "malformed":
      return malformedWords(written, scheme, known);
  }
}
