import { quote, latinDigits } from "../../../language/words.ts";
import { plainLook } from "../../../reader/characters/look-alikes.ts";
import { readTarget } from "../../../site/target.ts";
import type { Words } from "./words.ts";

type Scheme = "mailto" | "tel";

/** Whether it can be written to, or called. */
export const isContact = (scheme: Scheme, text: string): boolean =>
  readTarget(`${scheme}:${text}`).kind === "outside" && !text.includes(":");

/** The address of `Name <address>` and of a link as in a text. */
const addressIn = (text: string): string =>
  (/^[^<>]*<([^<>\s]+)>$/.exec(text) ?? /^\[[^\]]*\]\(([^()\s]+)\)$/.exec(text))?.[1] ?? text;

/** A text without the quotation mark at its start or end of which the other one was deleted. */
const withoutLoneQuote = (text: string): string =>
  text.match(/["']/g)?.length === 1 ? text.replace(/^["']|["']$/, "") : text;

/** The mail address or the phone number that was surely meant, if it is not the same. */
function meantContact(scheme: Scheme, text: string): string | undefined {
  const bare = withoutLoneQuote(addressIn(plainLook(text).trim()).replace(/^(?:mailto|tel):\s*/i, ""))
    .replace(/^\/+/, "")
    .replace(/[.,;]+$/, "");
  const meant =
    scheme === "mailto"
      ? bare.replace(/\s*(?:\(at\)|\[at\]|\s+at\s+|@+)\s*/i, "@").replace(/,(?=[a-z]{2,}$)/i, ".")
      : /^\{[^{}]*\}$/.test(bare)
        ? bare
        : latinDigits(bare)
            // `Tel. +44 (0)1632 / 960-145 (shop)`: what is said of the number, the zero that is left out, and slashes.
            .replace(/^(?:tel|phone|fon|mobile?)[a-z]*[.:]*\s+(?=[+\d])/i, "")
            .replace(/\s*\(\p{L}[^()]*\)$/u, "")
            .replace(/^(\+\d{1,3})\s*\(0\)\s*/, "$1 ")
            .replaceAll(/\s*\/\s*(?=\d)/g, " ")
            .replace(/[Oo](?=[\dOlI\s])/g, "0")
            .replace(/[lI]/g, "1")
            // An extension: `x12`, `ext. 12`, `,12`.
            .replace(/\s*(?:;?\s*ext[.=:]?|x|,)\s*(\d{1,6})$/i, ";ext=$1");
  const isRight = isContact(scheme, meant) || /^\{[^{}]+\}$/.test(meant);
  return meant !== text && isRight ? meant : undefined;
}

const kinds = {
  mailto: { code: "value/bad-email", noun: "a mail address", sample: "hello@bakery.example" },
  tel: { code: "value/bad-phone", noun: "a phone number", sample: "+49 30 123456" },
} as const;

/** What to say of a text that is no address to write to and no number to call. `lead`: what stands before it in a link. */
export function contactWords(scheme: Scheme, text: string, lead = ""): Words {
  const { code, noun, sample } = kinds[scheme];
  const meant = meantContact(scheme, text);
  const country = scheme === "tel" ? " with its country" : "";
  return {
    code,
    message: `${quote(text, 44)} is not ${noun}.`,
    label: `not ${noun}`,
    help:
      meant === undefined
        ? `Write ${lead === "" ? "" : `${lead} and `}the whole ${noun.replace(/^a /, "")}${country}, such as ${lead}${sample}.`
        : `Write ${lead}${meant}`,
    ...(meant !== undefined && { wanted: `${lead}${meant}`, safety: "review" }),
  };
}
