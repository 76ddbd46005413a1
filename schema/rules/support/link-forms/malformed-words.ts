import { quote } from "../../../language/words.ts";
import { plainLook } from "../../../reader/characters/look-alikes.ts";
import { readTarget } from "../../../site/target.ts";
import { insideCurly } from "../../../shape/yaml-traps/curly-quotes.ts";
import { addressInside } from "./address-inside.ts";
import { contactWords, isContact } from "./contact-words.ts";
import { ways, without, withoutColon, write, type Known, type Words } from "./words.ts";

/** The words for a target that cannot be read as an address. */
export function malformedWords(written: string, scheme: string | undefined, known: Known): Words {
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
  const spaced = /^mail[\s-]*to\s*[:=]\s*(?=\S)/i.exec(written);
  if (spaced && !/^mailto:/i.test(written))
    return {
      code: "link/malformed",
      message: "Before a mail address stands “mailto:”, in one word.",
      label: "not mailto:",
      ...write(`mailto:${written.slice(spaced[0].length)}`),
      safety: "review",
    };
  const apart = /^(mailto:[^?]*[^\s?])\s+(?=\?)/i.exec(written);
  if (apart && isContact("mailto", known.filled((apart[1] ?? "").slice("mailto:".length).trim())))
    return {
      code: "value/bad-email",
      message: "Between a mail address and its question mark stands no space.",
      label: "a space before “?”",
      ...write(`${apart[1] ?? ""}${written.slice(apart[0].length)}`),
      safety: "review",
    };
  const joined = /^(mailto:\s*[^?&]*)&(?:amp;)?(?=(?:subject|body|cc|bcc)=)/i.exec(written);
  if (joined)
    return {
      code: "value/bad-email",
      message: "A question mark stands between a mail address and its subject, not &.",
      label: "a question mark",
      ...write(`${joined[1] ?? ""}?${written.slice(joined[0].length)}`),
      safety: "review",
    };
  const [, lost, behind = ""] = /^(mailto|tel)(?![a-z:])(.+)$/i.exec(written) ?? [];
  if (lost !== undefined && scheme === undefined) return withoutColon(lost, behind);
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
  const look = plainLook(written);
  const target = look === written ? undefined : readTarget(look);
  if (target?.kind === "outside" || (target?.kind === "page" && known.pages(look).isSure))
    return {
      code: "link/malformed",
      message: "A character of this address only looks like the one that is meant.",
      label: "another character",
      ...write(look),
      safety: "review",
    };
  if (scheme === "mailto" || scheme === "tel") {
    const [address = "", ...rest] = without(written, /^[^:]*:/).split("?");
    const other = scheme === "tel" ? "mailto" : "tel";
    if (isContact(other, known.filled(address.trim()))) {
      const words = {
        code: scheme === "tel" ? "value/bad-phone" : "value/bad-email",
        message: `${quote(address.trim(), 44)} is ${scheme === "tel" ? "a mail address, and no phone number" : "a phone number, and no mail address"}.`,
        label: `not ${scheme}:`,
      } as const;
      const wanted = [`${other}:${address.trim()}`, ...known.contacts(scheme).map((name) => `${scheme}:${name}`)];
      // What is wrong may as well be the address as what stands before it.
      return wanted.length > 1
        ? { ...words, help: `Write ${wanted.join(" or ")}` }
        : { ...words, ...write(wanted[0] ?? ""), safety: "review" };
    }
    const words = contactWords(scheme, address.trim(), `${scheme}:`);
    return words.wanted === undefined ? words : { ...words, wanted: [words.wanted, ...rest].join("?") };
  }
  const [, site] = /^https?(?::\/*|[;.,]?\/{1,2})([^/\s]+\.\S+)$/i.exec(written) ?? [];
  if (site !== undefined)
    return {
      code: "link/malformed",
      message: "An address on another site begins with “https:” and two slashes.",
      label: "no colon and two slashes",
      ...write(`https://${site}`),
      safety: "review",
    };
  const [, alone, bracket] = /^(\/\S*)\s+([}\])])$/.exec(written) ?? [];
  if (alone !== undefined && bracket !== undefined)
    return {
      code: "link/malformed",
      message: `The bracket behind this path opens nowhere: ${quote(bracket)}.`,
      label: "a bracket",
      ...write(alone),
      safety: "review",
    };
  if (/^\/.*\s/.test(written)) {
    const path = [written.trim().replace(/\s+/g, "-"), written.replace(/\s+/g, ""), written.trim().replace(/\s+/g, "/")]
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
  const hyphens = written.replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  if (hyphens !== written && /^\/[\w/-]*(?:#[\w/-]+)?$/.test(hyphens))
    return {
      code: "link/malformed",
      message: "The hyphen in this path is another character that looks like one.",
      label: "not a plain hyphen",
      ...write(hyphens),
      safety: "review",
    };
  return {
    code: "link/malformed",
    message: "This is not an address that a link can lead to.",
    label: "not an address",
    help: /^\/\S*\P{ASCII}/u.test(written)
      ? "A path has letters from a to z, digits and hyphens, such as /our-prices; the page needs such a path, too."
      : ways,
  };
}
