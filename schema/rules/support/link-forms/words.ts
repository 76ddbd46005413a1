import type { Fix, Problem } from "../../../problem.ts";

/** What to say of a target that is no link, and what to write in its place; a safe correction where `safety` is left out. */
export type Words = Pick<Problem, "code" | "message" | "label" | "help"> & {
  readonly wanted?: string;
  readonly safety?: Fix["safety"];
};

/** What the site has that may be meant. */
export interface Known {
  /** The pages and places that a path without a slash may mean; surely, where it is one as it stands. */
  pages(path: string): { readonly paths: readonly string[]; readonly isSure: boolean };
  /** The paths of the places with an anchor: of the page of the link, else of all pages. */
  places(anchor: string): readonly string[];
  /** The path of the page that a whole address leads to, if it is of this site. */
  own(url: string): string | undefined;
  /** Whether a file is in the public folder: /price-list.pdf. */
  hasFile(path: string): boolean;
  /** What a text says with its constants. */
  filled(text: string): string;
  /** How a mail address or a phone number of the site is written: `{email}`. */
  contact(text: string): string;
  /** The mail addresses or phone numbers among the constants: `{phone}`. */
  contacts(scheme: "mailto" | "tel"): readonly string[];
}

/** What a link can be. */
export const ways = "A link is a path of this site (/pricing), https://…, mailto:… or tel:….";

/** The words that ask to write something in its place. */
export const write = (wanted: string): { readonly help: string; readonly wanted: string } => ({
  help: `Write ${wanted}`,
  wanted,
});

export const without = (written: string, start: RegExp): string => written.replace(start, "");

/** `https//…`, `mailto{email}`: the beginning of an address without its colon. */
export function withoutColon(lost: string, rest: string): Words {
  const address = rest.replace(/^[\s/.,;=-]+/, "").replace(/([?&])\s+/g, "$1");
  return {
    code: "link/missing-scheme",
    message: `A colon is missing after “${lost}”.`,
    label: "no colon",
    ...write(/^http/i.test(lost) ? `https://${address}` : `${lost.toLowerCase()}:${address}`),
    safety: "review",
  };
}
