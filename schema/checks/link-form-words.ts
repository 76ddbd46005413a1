import type { Problem } from "../problem.ts";
import { insideCurly } from "../yaml-traps/curly-quotes.ts";
import type { Refusal } from "../target.ts";

/** What to say of a target that is no link, and what to write in its place. */
export type Words = Pick<Problem, "code" | "message" | "label" | "help"> & { readonly wanted?: string };

const ways = "A link is a path of this site (/pricing), https://…, mailto:… or tel:….";

const without = (written: string, start: RegExp): string => written.replace(start, "");

/** The words for a refused target, as it is written. */
export function wordsOf(written: string, why: Refusal, scheme: string | undefined): Words {
  const write = (wanted: string): { help: string; wanted: string } => ({ help: `Write ${wanted}`, wanted });
  switch (why) {
    case "empty":
      return {
        code: "link/empty",
        message: "This link has no address.",
        label: "nothing here",
        help: "Write where it leads, such as /pricing, or delete it.",
      };
    case "hash": {
      const path = written.replace(/\/?#\/?/, "/");
      return {
        code: "link/hash-not-needed",
        message: "Paths are written without #.",
        label: "without #",
        ...(written.startsWith("#") && !written.startsWith("#/")
          ? { help: "Write the page and the anchor: /pricing/plans." }
          : write(path)),
      };
    }
    case "protocol-relative":
      return {
        code: "link/protocol-relative",
        message: `“${written}” begins with two slashes: is it a page or another site?`,
        label: "two slashes",
        ...write(`https://${without(written, /^[/\\]+/)}`),
      };
    case "scheme":
      return {
        code: "link/scheme-not-allowed",
        message: `A link cannot begin with “${scheme}:”.`,
        label: "cannot be followed",
        help: ways,
      };
    case "mail":
      return {
        code: "link/bare-email",
        message: `A mail address needs “mailto:” in front of it.`,
        label: "without mailto:",
        ...write(`mailto:${written}`),
      };
    case "phone":
      return {
        code: "link/bare-phone",
        message: `A phone number needs “tel:” in front of it.`,
        label: "without tel:",
        ...write(`tel:${written}`),
      };
    case "host":
      return {
        code: "link/missing-scheme",
        message: `An address on another site needs “https://” in front of it.`,
        label: "without https://",
        ...write(`https://${written}`),
      };
    case "relative":
      return {
        code: "link/missing-slash",
        message: `A path begins with a slash.`,
        label: "without a slash",
        ...write(`/${without(written, /^[./]+/)}`),
      };
    case "query":
      return {
        code: "link/malformed",
        message: `A path of this site has no “?” in it.`,
        label: "not part of a path",
        ...write(without(written, /\?.*$/)),
      };
    case "malformed": {
      const inner = insideCurly.exec(written)?.[1];
      if (inner !== undefined)
        return {
          code: "yaml/curly-quotes",
          message: "Typographic quotation marks are letters of the address.",
          label: "plain quotes, or none",
          ...write(inner),
        };
      if (scheme === "mailto")
        return {
          code: "value/bad-email",
          message: `“${without(written, /^mailto:/i)}” is not a mail address.`,
          label: "not a mail address",
          help: "Write mailto: and the address, such as mailto:hello@bakery.example.",
        };
      if (scheme === "tel")
        return {
          code: "value/bad-phone",
          message: `“${without(written, /^tel:/i)}” is not a phone number.`,
          label: "not a phone number",
          help: "Write tel: and the number with its country, such as tel:+49 30 123456.",
        };
      return {
        code: "link/malformed",
        message: "This is not an address that a link can lead to.",
        label: "not an address",
        help: ways,
      };
    }
  }
}
